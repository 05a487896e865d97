import { useQuery } from '@tanstack/react-query';
import { ExportMenu, ImportButton } from '../list/list-transfer.component.tsx';
import { obterLotacao } from '../lotacoes/lotacoes.queries.ts';
import { useSearchParams, withParams } from '../ui/address.hook.ts';
import { isDay, isMonth, lastDayOf } from '../ui/date.format.ts';
import { today } from '../ui/date-field.component.tsx';
import { PageTitle } from '../ui/page-title.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { Toolbar } from '../ui/toolbar.component.tsx';
import { obterEfetivoDoMes } from './efetivos.queries.ts';
import { Escolha } from './escolha.component.tsx';
import { Mes } from './mes.component.tsx';
import { Todas } from './todas.component.tsx';
import '../list/list.css';
import './efetivo-diario.css';

export function Component() {
  const [busca, setBusca] = useSearchParams();
  const lotacaoId = Number(busca.get('lotacaoId')) || null;
  const [pedido, pedida] = [busca.get('mes'), busca.get('data')];
  const data = isDay(pedida) ? pedida : today();
  const mes = isMonth(pedido) ? pedido : data.slice(0, 7);
  const lotacao = useQuery({ ...obterLotacao(lotacaoId ?? 0), enabled: lotacaoId !== null });
  const efetivo = useQuery({ ...obterEfetivoDoMes(lotacaoId ?? 0, mes), enabled: lotacaoId !== null });
  const mudar = (chave: string, valor: string | null) => setBusca(antes => withParams(antes, { [chave]: valor }));
  const periodo = { de: `${mes}-01`, ate: lastDayOf(mes), ...(lotacaoId && { lotacaoId }) };
  return (
    <div className="pagina">
      <div className="pagina-topo">
        <PageTitle title="Efetivo diário">
          Quantas pessoas há em cada unidade, dia a dia. Os pedidos se comparam com estes números.
        </PageTitle>
        <Toolbar>
          <ExportMenu path="/api/ms-alipen/efetivos/exportacao" wanted={{ ...periodo, pagina: 1, tamanho: 1 }} />
          <ImportButton path="/api/ms-alipen/efetivos/importacoes" noun={{ one: 'efetivo', many: 'efetivos' }} />
        </Toolbar>
      </div>
      <Escolha lotacaoId={lotacaoId} nome={lotacao.data?.nome} mes={mes} data={data} mudar={mudar} />
      {lotacaoId === null ? (
        <Todas data={data} />
      ) : (
        <QueryState query={efetivo} skeletonHeight={36 * 31 + 160}>
          {lido => <Mes key={`${lido.mes.lotacao.id}/${lido.mes.mes}`} lido={lido} fuso={lotacao.data?.fusoHorario} />}
        </QueryState>
      )}
    </div>
  );
}
