import { usePerson } from '../app/person.hook.ts';
import { useSearchParams, withParams } from '../ui/address.hook.ts';
import { addDays, isDay, isMonth } from '../ui/date.format.ts';
import { today } from '../ui/date-field.component.tsx';
import { PageTitle } from '../ui/page-title.component.tsx';
import { MapasAAssinar } from './a-assinar.panel.tsx';
import { Escolha } from './escolha.component.tsx';
import { useLotacao } from './lotacao.hook.ts';
import { Mes } from './mes.component.tsx';
import { Todas } from './todas.component.tsx';
import './fechamentos.css';

const ASSINAM: readonly string[] = ['AL_GESTOR', 'SOLICITANTE', 'AL_FISCAL'];

export function Component() {
  const [busca, setBusca] = useSearchParams();
  const { lotacaoId, muitas } = useLotacao(busca.get('lotacaoId'));
  const { session } = usePerson();
  const assina = session.usuario.authorities.some(cada => ASSINAM.includes(cada));
  const [pedida, pedido] = [busca.get('data'), busca.get('mes')];
  const data = isDay(pedida) ? pedida : null;
  // Today is not closed yet: on the 1st the days to close are the month's before.
  const mes = data?.slice(0, 7) ?? (isMonth(pedido) ? pedido : addDays(today(), -1).slice(0, 7));
  const mudar = (mudanca: Record<string, string | null>) => setBusca(antes => withParams(antes, mudanca));
  return (
    <div className="pagina">
      <div className="pagina-topo">
        <PageTitle title="Fechamento dos mapas">
          Cada dia é fechado, assinado e ligado ao anterior. O que se paga é o que está fechado.
        </PageTitle>
      </div>
      {assina && (!lotacaoId || data === null) && <MapasAAssinar />}
      <Escolha lotacaoId={lotacaoId ?? null} mes={mes} muitas={muitas} mudar={mudar} />
      {lotacaoId === undefined && <div className="esqueleto" style={{ height: 560 }} />}
      {lotacaoId === null && <Todas mes={mes} />}
      {lotacaoId && <Mes lotacaoId={lotacaoId} mes={mes} data={data} abrir={dia => mudar({ data: dia, mes: null })} />}
    </div>
  );
}
