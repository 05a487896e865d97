import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { useQuery } from '@tanstack/react-query';
import { ExportMenu, ImportButton } from '../list/list-transfer.component.tsx';
import { escolhasDe, obterLotacao, procurarLotacoes } from '../lotacoes/lotacoes.queries.ts';
import { useSearchParams, withParams } from '../ui/address.hook.ts';
import { Button, ButtonLink } from '../ui/button.component.tsx';
import { isMonth } from '../ui/date.format.ts';
import { today } from '../ui/date-field.component.tsx';
import { EmptyState } from '../ui/empty-state.component.tsx';
import { PageTitle } from '../ui/page-title.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import SearchSelect from '../ui/search-select.component.tsx';
import { Toolbar } from '../ui/toolbar.component.tsx';
import { obterEfetivoDoMes } from './efetivos.queries.ts';
import { Mes } from './mes.component.tsx';
import '../list/list.css';
import './efetivo-diario.css';

const NOME_DO_MES = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const nomeDo = (mes: string) => {
  const nome = NOME_DO_MES.format(new Date(`${mes}-01T00:00:00Z`));
  return nome.charAt(0).toUpperCase() + nome.slice(1);
};

function vizinho(mes: string, passo: 1 | -1): string {
  const data = new Date(`${mes}-01T00:00:00Z`);
  data.setUTCMonth(data.getUTCMonth() + passo);
  return data.toISOString().slice(0, 7);
}

const ultimoDia = (mes: string) =>
  new Date(Date.UTC(Number(mes.slice(0, 4)), Number(mes.slice(5)), 0)).toISOString().slice(0, 10);

export function Component() {
  const [busca, setBusca] = useSearchParams();
  const lotacaoId = Number(busca.get('lotacaoId')) || null;
  const pedido = busca.get('mes') ?? '';
  const mes = isMonth(pedido) ? pedido : today().slice(0, 7);
  const lotacao = useQuery({ ...obterLotacao(lotacaoId ?? 0), enabled: lotacaoId !== null });
  const efetivo = useQuery({ ...obterEfetivoDoMes(lotacaoId ?? 0, mes), enabled: lotacaoId !== null });
  const mudar = (chave: string, valor: string | null) => setBusca(antes => withParams(antes, { [chave]: valor }));
  const periodo = { de: `${mes}-01`, ate: ultimoDia(mes), ...(lotacaoId && { lotacaoId }) };
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
      <div className="efetivo-escolha">
        <div className="campo">
          <span aria-hidden>Unidade</span>
          <SearchSelect
            label="Unidade"
            placeholder="Procure pelo nome, código, sigla ou município"
            value={lotacaoId === null ? null : { id: lotacaoId, name: lotacao.data?.nome ?? '…' }}
            onChange={escolhida => mudar('lotacaoId', escolhida ? String(escolhida.id) : null)}
            query={procurarLotacoes}
            choicesOf={escolhasDe}
          />
        </div>
        <fieldset className="efetivo-meses">
          <legend className="so-leitor">Mês</legend>
          <Button
            icon
            aria-label={`Mês anterior: ${nomeDo(vizinho(mes, -1))}`}
            onClick={() => mudar('mes', vizinho(mes, -1))}
          >
            <CaretLeftIcon size={18} aria-hidden />
          </Button>
          <strong aria-live="polite">{nomeDo(mes)}</strong>
          <Button
            icon
            aria-label={`Mês seguinte: ${nomeDo(vizinho(mes, 1))}`}
            onClick={() => mudar('mes', vizinho(mes, 1))}
          >
            <CaretRightIcon size={18} aria-hidden />
          </Button>
        </fieldset>
        {lotacaoId !== null && (
          <ButtonLink
            variant="quiet"
            to={`/modules/manutencao/historico?entidade=efetivos_diarios&entidadeId=${lotacaoId}`}
          >
            Ver histórico
          </ButtonLink>
        )}
      </div>
      {lotacaoId === null ? (
        <EmptyState
          title="Escolha uma unidade"
          text="O mês dela aparece aqui para digitar ou colar. Para muitas unidades de uma vez, importe uma planilha."
        />
      ) : (
        <QueryState query={efetivo} skeletonHeight={36 * 31 + 160}>
          {lido => <Mes key={`${lido.mes.lotacao.id}/${lido.mes.mes}`} lido={lido} fuso={lotacao.data?.fusoHorario} />}
        </QueryState>
      )}
    </div>
  );
}
