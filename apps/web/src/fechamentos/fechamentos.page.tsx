import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { useQuery } from '@tanstack/react-query';
import { usePerson } from '../app/person.hook.ts';
import { escolhasDe, procurarLotacoes } from '../lotacoes/lotacoes.queries.ts';
import { useSearchParams, withParams } from '../ui/address.hook.ts';
import { Button } from '../ui/button.component.tsx';
import { formatLongDay, isDay } from '../ui/date.format.ts';
import { today } from '../ui/date-field.component.tsx';
import { EmptyState } from '../ui/empty-state.component.tsx';
import { PageTitle } from '../ui/page-title.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import SearchSelect from '../ui/search-select.component.tsx';
import { MapasAAssinar } from './a-assinar.panel.tsx';
import { Dias } from './dias.component.tsx';
import { FechamentoDoDia } from './fechamento.panel.tsx';
import { FechamentoDoMes } from './fechamento-mes.panel.tsx';
import { fimDoMes, listarFechamentos, mesVizinho } from './fechamentos.queries.ts';
import './fechamentos.css';

const NOME_DO_MES = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const nomeDo = (mes: string) => NOME_DO_MES.format(new Date(`${mes}-01T00:00:00Z`));

const ASSINAM: readonly string[] = ['AL_GESTOR', 'SOLICITANTE', 'AL_FISCAL'];

export function Component() {
  const [busca, setBusca] = useSearchParams();
  const lotacaoId = useLotacao(busca.get('lotacaoId'));
  const { session } = usePerson();
  const assina = session.usuario.authorities.some(cada => ASSINAM.includes(cada));
  const pedida = busca.get('data');
  const data = isDay(pedida) ? pedida : null;
  const mes = (data ?? busca.get('mes') ?? today()).slice(0, 7);
  const mudar = (mudanca: Record<string, string | null>) => setBusca(antes => withParams(antes, mudanca));
  return (
    <div className="pagina">
      <div className="pagina-topo">
        <PageTitle title="Fechamento dos mapas">
          Cada dia é fechado, assinado e ligado ao anterior. O que se paga é o que está fechado.
        </PageTitle>
      </div>
      {assina && (lotacaoId === null || data === null) && <MapasAAssinar />}
      <Escolha lotacaoId={lotacaoId} mes={mes} mudar={mudar} />
      {lotacaoId === null ? (
        <EmptyState title="Escolha uma unidade" text="Os dias do mês dela aparecem aqui." />
      ) : (
        <Mes lotacaoId={lotacaoId} mes={mes} data={data} abrir={dia => mudar({ data: dia, mes: null })} />
      )}
    </div>
  );
}

/** The unit of the address; without one, the only unit this person sees. */
function useLotacao(pedida: string | null): number | null {
  const visiveis = useQuery({ ...procurarLotacoes(''), enabled: !pedida });
  if (pedida) return Number(pedida) || null;
  const [primeira, ...outras] = visiveis.data?.itens ?? [];
  return primeira && outras.length === 0 ? primeira.id : null;
}

interface EscolhaProps {
  lotacaoId: number | null;
  mes: string;
  mudar: (mudanca: Record<string, string | null>) => void;
}

function Escolha({ lotacaoId, mes, mudar }: EscolhaProps) {
  const periodo = { lotacaoId: lotacaoId ?? 0, de: `${mes}-01`, ate: fimDoMes(mes) };
  const dias = useQuery({ ...listarFechamentos(periodo), enabled: lotacaoId !== null });
  const irPara = (passo: 1 | -1) => mudar({ mes: mesVizinho(mes, passo), data: null });
  return (
    <div className="fechamento-escolha">
      <div className="campo">
        <span aria-hidden>Unidade</span>
        <SearchSelect
          label="Unidade"
          placeholder="Procure pelo nome, código, sigla ou município"
          value={lotacaoId === null ? null : { id: lotacaoId, name: dias.data?.lotacao.nome ?? '…' }}
          onChange={escolhida => mudar({ lotacaoId: escolhida ? String(escolhida.id) : null })}
          query={procurarLotacoes}
          choicesOf={escolhasDe}
        />
      </div>
      <fieldset className="fechamento-meses">
        <legend className="so-leitor">Mês</legend>
        <Button icon aria-label={`Mês anterior: ${nomeDo(mesVizinho(mes, -1))}`} onClick={() => irPara(-1)}>
          <CaretLeftIcon size={18} aria-hidden />
        </Button>
        <strong aria-live="polite">{nomeDo(mes)}</strong>
        <Button icon aria-label={`Mês seguinte: ${nomeDo(mesVizinho(mes, 1))}`} onClick={() => irPara(1)}>
          <CaretRightIcon size={18} aria-hidden />
        </Button>
      </fieldset>
    </div>
  );
}

interface MesProps {
  lotacaoId: number;
  mes: string;
  data: string | null;
  abrir: (data: string) => void;
}

function Mes({ lotacaoId, mes, data, abrir }: MesProps) {
  const dias = useQuery(listarFechamentos({ lotacaoId, de: `${mes}-01`, ate: fimDoMes(mes) }));
  return (
    <div className="fechamento-colunas">
      <div className="fechamento-lado">
        <QueryState query={dias} skeletonHeight={360}>
          {({ itens }) => <Dias dias={itens} aberto={data} abrir={abrir} />}
        </QueryState>
        <FechamentoDoMes lotacaoId={lotacaoId} mes={mes} />
      </div>
      {data ? (
        <div className="fechamento-lado">
          <h2 className="fechamento-dia">{formatLongDay(data)}</h2>
          <FechamentoDoDia key={`${lotacaoId}/${data}`} lotacaoId={lotacaoId} data={data} />
        </div>
      ) : (
        <EmptyState title="Escolha um dia" text="O fechamento dele aparece aqui." />
      )}
    </div>
  );
}
