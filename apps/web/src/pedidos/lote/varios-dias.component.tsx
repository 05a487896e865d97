import { useQuery } from '@tanstack/react-query';
import { usePerson } from '../../app/person.hook.ts';
import { ProblemError } from '../../base/problem.error.ts';
import { useSearchParams, withParams } from '../../ui/address.hook.ts';
import { dayOf, formatDay, formatDayMonth, formatHour, formatLongDay, formatWeekday } from '../../ui/date.format.ts';
import { EmptyState } from '../../ui/empty-state.component.tsx';
import { QueryState } from '../../ui/query-state.component.tsx';
import LotacaoSelect from '../lotacao-select.component.tsx';
import { LoteDePedidos } from './lote.component.tsx';
import { type LinhaPreparo, prepararPedidosDeDias } from './lote.queries.ts';

const idIn = (text: string | null) => (text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined);

export default function VariosDias() {
  const { session } = usePerson();
  const [search, setSearch] = useSearchParams();
  const gestor = session.papeis.includes('GESTOR');
  const lotacaoId = gestor ? idIn(search.get('lotacao')) : undefined;
  const preparo = useQuery(prepararPedidosDeDias(lotacaoId));
  const semUnidade =
    gestor && lotacaoId === undefined && preparo.error instanceof ProblemError && preparo.error.status === 422;
  const unidade = preparo.data?.linhas[0]?.lotacao ?? null;
  return (
    <>
      {gestor && (
        <LotacaoSelect
          escolhida={unidade}
          escolher={id => setSearch(antes => withParams(antes, { lotacao: String(id) }))}
        />
      )}
      {semUnidade ? (
        <EmptyState title="Escolha a unidade" text="Busque acima a unidade para a qual os pedidos serão feitos." />
      ) : (
        <QueryState query={preparo} skeletonHeight={520}>
          {dados => (
            <LoteDePedidos
              key={preparo.dataUpdatedAt}
              preparo={dados}
              guarda={`${session.usuario.matricula}|dias`}
              cabecalho="Dia"
              rotulo={`Pedidos de ${unidade?.nome ?? 'vários dias'} por dia`}
              tituloDe={tituloDe}
              nomeDe={nomeDe}
            />
          )}
        </QueryState>
      )}
    </>
  );
}

const tituloDe = ({ data }: LinhaPreparo) => ({ nome: formatLongDay(data), sigla: formatDay(data) });

const nomeDe = ({ data, prazo, fusoHorario, feriado, interrupcao }: LinhaPreparo) => (
  <span title={formatLongDay(data)}>
    {formatWeekday(data)} {formatDayMonth(data)}
    <span className="grade-ontem">
      {prazo.encerrado
        ? 'Prazo encerrado'
        : `Até ${formatHour(prazo.limiteEm, fusoHorario)} de ${formatDayMonth(dayOf(new Date(prazo.limiteEm), fusoHorario))}`}
      {feriado && ` · ${feriado}`}
      {interrupcao && ` · ${interrupcao.texto}`}
    </span>
  </span>
);
