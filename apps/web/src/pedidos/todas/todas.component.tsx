import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLive } from '../../app/live.hook.ts';
import { serverNow } from '../../base/server-clock.ts';
import { Glance } from '../../list/glance.component.tsx';
import type { GlanceColumn, GlanceFilter } from '../../list/glance.model.ts';
import { useSearchParams, withParams } from '../../ui/address.hook.ts';
import { dayOf, formatDayMonth, formatHour, formatLongDay, formatShortInstant, isDay } from '../../ui/date.format.ts';
import { timeLeftText } from '../../ui/deadline.format.ts';
import { formatInteger } from '../../ui/number.format.ts';
import { QueryState } from '../../ui/query-state.component.tsx';
import { Situation } from '../../ui/situation.component.tsx';
import { DayStep } from '../../ui/step-beside.component.tsx';
import { Tile } from '../../ui/tile.component.tsx';
import { obterSituacaoDoDia, type SituacaoDaLotacao } from '../lote/lote.queries.ts';
import { contar, emOrdem, grupoDe } from './todas.model.ts';
import '../../list/list.css';

const FILTROS: readonly GlanceFilter<SituacaoDaLotacao>[] = [
  { key: 'todas', label: 'Todas', keeps: () => true },
  { key: 'sem-pedido', label: 'Sem pedido', keeps: linha => grupoDe(linha) === 'sem-pedido' },
  { key: 'por-enviar', label: 'Por enviar', keeps: linha => grupoDe(linha) === 'por-enviar' },
  { key: 'enviados', label: 'Enviados', keeps: linha => grupoDe(linha) === 'enviados' },
];

/** Before a unit is chosen: how the day's order of each of them stands. */
export default function Todas() {
  const [search, setSearch] = useSearchParams();
  const pedida = search.get('data');
  const situacao = useQuery(obterSituacaoDoDia(isDay(pedida) ? pedida : undefined));
  useLive(['pedido'], () => void situacao.refetch());
  const data = situacao.data?.data ?? (isDay(pedida) ? pedida : null);
  return (
    <>
      {data && <DayStep day={data} onChange={dia => setSearch(antes => withParams(antes, { data: dia }))} />}
      <QueryState query={situacao} skeletonHeight={520}>
        {dados => <Unidades data={dados.data} linhas={dados.linhas} />}
      </QueryState>
    </>
  );
}

function Unidades({ data, linhas }: { data: string; linhas: readonly SituacaoDaLotacao[] }) {
  const [search] = useSearchParams();
  const ordenadas = useMemo(() => emOrdem(linhas), [linhas]);
  return (
    <>
      <Numeros linhas={linhas} />
      <Glance
        label={`Pedidos de ${formatLongDay(data)} em cada unidade`}
        rows={ordenadas}
        columns={COLUNAS}
        filters={FILTROS}
        to={({ lotacao }) => `?${withParams(search, { lotacao: String(lotacao.id), data, visao: null })}`}
        onPhone="cards"
      />
    </>
  );
}

function Numeros({ linhas }: { linhas: readonly SituacaoDaLotacao[] }) {
  const contagem = useMemo(() => contar(linhas), [linhas]);
  return (
    <section className="blocos" aria-label="O dia em números">
      <Tile
        label="Enviados"
        value={`${formatInteger(contagem.enviados)} de ${formatInteger(linhas.length)}`}
        tone={contagem.enviados === linhas.length ? 'ok' : undefined}
      >
        unidades
      </Tile>
      <Tile
        label="Por enviar"
        value={formatInteger(contagem['por-enviar'])}
        tone={contagem['por-enviar'] > 0 ? 'aviso' : undefined}
      >
        rascunhos e devolvidos
      </Tile>
      <Tile
        label="Sem pedido"
        value={formatInteger(contagem['sem-pedido'])}
        tone={contagem['sem-pedido'] > 0 ? 'perigo' : 'ok'}
      >
        {contagem['sem-pedido'] > 0 ? 'primeiras da lista' : 'todas pediram'}
      </Tile>
      <Tile label="Refeições" value={formatInteger(contagem.refeicoes)}>
        nos enviados
      </Tile>
    </section>
  );
}

const COLUNAS: readonly GlanceColumn<SituacaoDaLotacao>[] = [
  {
    key: 'situacao',
    title: 'Pedido',
    width: 190,
    render: ({ pedido }) => <Situation situacao={pedido?.situacao ?? null} />,
  },
  {
    key: 'refeicoes',
    title: 'Refeições',
    width: 110,
    className: 'numero',
    render: ({ pedido }) =>
      pedido ? <strong>{formatInteger(pedido.totalRefeicoes)}</strong> : <span className="quieto">—</span>,
  },
  { key: 'prazo', title: 'Prazo', width: 200, render: linha => <Prazo {...linha} /> },
  {
    key: 'mudanca',
    title: 'Última mudança',
    width: 240,
    render: ({ pedido, fusoHorario }) =>
      pedido && (
        <span title={pedido.alteradoPor}>
          {formatShortInstant(pedido.alteradoEm, fusoHorario)} · {pedido.alteradoPor}
        </span>
      ),
  },
];

/** By the minute: the query asks again before one is over. */
function Prazo({ prazo, fusoHorario }: SituacaoDaLotacao) {
  const { limiteEm } = prazo;
  const agora = serverNow();
  const resta = timeLeftText(limiteEm, agora);
  const dia = dayOf(new Date(limiteEm), fusoHorario);
  const quando = `${formatHour(limiteEm, fusoHorario)}${dia === dayOf(new Date(agora), fusoHorario) ? '' : ` de ${formatDayMonth(dia)}`}`;
  if (resta === null) return <span className="quieto">encerrado às {quando}</span>;
  return (
    <>
      até {quando}
      <small className="quieto">restam {resta}</small>
    </>
  );
}
