import { type ReactNode, useCallback } from 'react';
import { cleared, wantedOf } from '../list/list.address.ts';
import type { BulkAction } from '../list/list.model.ts';
import { Counters } from '../list/list-counters.component.tsx';
import { ListPage } from '../list/list-page.component.tsx';
import type { LiveRows } from '../list/live-rows.hook.ts';
import { useSearchParams, withParams } from '../ui/address.hook.ts';
import { dayOf, formatDayMonth, formatHour, formatWeekday } from '../ui/date.format.ts';
import { COLUNAS } from './atendimentos.columns.tsx';
import { CASOS } from './atendimentos.labels.ts';
import { LISTA } from './atendimentos.list.ts';
import { avisarLotacoes } from './atendimentos.mutations.ts';
import type { FiltroAtendimentos, PaginaAtendimentos } from './atendimentos.queries.ts';
import { CasoAberto, type DoPedido } from './caso.component.tsx';
import './atendimentos.css';

/** A row of the queue is a unit. */
const AO_VIVO: LiveRows = { types: ['pedido', 'atendimento'], rowOf: ({ lotacaoId }) => lotacaoId };
const avisar = (data: string): BulkAction => ({
  key: 'avisar',
  label: quantas => `Avisar ${quantas}`,
  text: `Quem pede por elas recebe uma pendência e um e-mail de que falta o pedido para ${formatDayMonth(data)}. Cada lotação é avisada no máximo uma vez por hora.`,
  run: ids => avisarLotacoes(data, ids),
});
const DO_CASO = { ...LISTA, filters: LISTA.filters.filter(({ key }) => key === 'caso') };

interface Props extends DoPedido {
  title: string;
  actions: ReactNode;
  /** Whether this role may tell units that their order is missing. */
  avisa: boolean;
}

export function Fila({ title, actions, avisa, ...doPedido }: Props) {
  const [search, setSearch] = useSearchParams();
  const pedida = wantedOf(search, LISTA) as FiltroAtendimentos;
  const escolher = (caso: string | undefined) =>
    setSearch(antes => {
      const next = cleared(antes, DO_CASO);
      next.delete('item');
      if (caso !== 'SEM_PEDIDO') next.set('caso', caso ?? 'todos');
      return next;
    });

  const abrir = useCallback(
    (id: number | undefined) =>
      setSearch(antes => withParams(antes, { item: id === undefined ? null : String(id) }), {
        preventScrollReset: true,
      }),
    [setSearch],
  );

  return (
    <ListPage
      {...LISTA}
      title={title}
      noun={{ one: 'lotação', many: 'lotações', feminine: true }}
      columns={COLUNAS}
      nameOf={({ lotacao }) => lotacao.nome}
      isQuiet={({ caso }) => caso === 'TRATADO'}
      actions={actions}
      beside
      live={AO_VIVO}
      bulk={avisa && pedida.caso === 'SEM_PEDIDO' ? [avisar(pedida.data)] : []}
      above={pagina => (
        <Counters
          label="Caso"
          counters={Object.entries(CASOS).map(([value, { rotulo }]) => ({
            value,
            label: rotulo,
            total: pagina?.porCaso[value as keyof typeof CASOS],
          }))}
          chosen={pedida.caso ? [pedida.caso] : []}
          choose={([caso]) => escolher(caso)}
        />
      )}
      empty={vazia}
    >
      {(item, _fechar, pagina) => (
        <CasoAberto
          lotacaoId={Number(item)}
          data={pedida.data}
          ids={pagina?.itens.map(({ id }) => id) ?? []}
          abrir={abrir}
          {...doPedido}
        />
      )}
    </ListPage>
  );
}

/** "Todas as 87 unidades enviaram. Próximo prazo: amanhã 16:00." */
function vazia(pagina: PaginaAtendimentos) {
  const unidades = Object.values(pagina.porCaso).reduce((soma, quantas) => soma + quantas, 0);
  if (unidades === 0) {
    return { title: 'Ainda não há lotações ativas.', text: 'Elas aparecem aqui assim que forem cadastradas.' };
  }
  const { proximoPrazoEm: proximo } = pagina;
  const quando = proximo && `${formatWeekday(dayOf(new Date(proximo)))} ${formatDayMonth(dayOf(new Date(proximo)))}`;
  return {
    kind: 'done' as const,
    title: unidades === 1 ? 'A única unidade enviou.' : `Todas as ${unidades} unidades enviaram.`,
    text: proximo ? `Próximo prazo: ${quando} às ${formatHour(proximo)}.` : 'Não há outro prazo por vir.',
  };
}
