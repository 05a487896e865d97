import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { addDays } from '../clock/clock.ts';
import { zonedInstant } from '../clock/zoned-time.ts';
import type { Parametros } from '../parametros/parametros.service.ts';
import type { RefeicaoNaEntrega } from '../tipos-alimentacao/tipos-alimentacao.service.ts';
import { daEntrega, type TrocaDoDia } from '../trocas/trocas.query.ts';
import { atrasoEm, faixaDe, type LimitesDoAtraso } from './atraso.rules.ts';
import type { CelulaDaEntrega, PedidoComEntrega } from './entregas.repository.ts';
import { situacaoDaEntregaEm } from './entregas.situacao.table.ts';
import { type Celula, type Completude, completudeDe, somaPorPublico } from './quantidades.rules.ts';
import type { RecebimentoLido } from './recebimentos.repository.ts';

type Schemas = components['schemas'];
type Pesagem = Parametros['pesagemNoRecebimento'];
type Horas = { readonly entregaInicio: string; readonly entregaFim: string };
export type Janela = { readonly inicioEm: Date; readonly fimEm: Date };
export type PublicoDaEntrega = Celula & { readonly tipoPublicoId: number; readonly publico: string };

/** One meal of one order, with all that was recorded of it. */
export type Entrega = {
  readonly pedido: PedidoComEntrega;
  readonly refeicao: RefeicaoNaEntrega;
  readonly fornecedor: string | null;
  /** What is served in place of what was planned. */
  readonly trocas: readonly Schemas['TrocaAceita'][];
  readonly janela: Janela;
  readonly desde: Date;
  readonly limites: LimitesDoAtraso;
  readonly pesagem: Pesagem;
  readonly publicos: readonly PublicoDaEntrega[];
  readonly recebimentos: readonly RecebimentoLido[];
};

export type DiaDaEntrega = {
  readonly lotacaoId: number;
  readonly data: string;
  readonly fusoHorario: string;
  readonly refeicoes: ReadonlyMap<number, RefeicaoNaEntrega>;
  /** The unit's own windows, which replace the meals'. */
  readonly janelas: ReadonlyMap<number, Horas>;
  readonly parametros: Omit<LimitesDoAtraso, 'toleranciaMin'> & { readonly pesagemNoRecebimento: Pesagem };
  /** Of every supplier and unit, on this day. */
  readonly trocas: readonly TrocaDoDia[];
};

const janelaDe = (data: string, { entregaInicio, entregaFim }: Horas, fuso: string): Janela => ({
  inicioEm: zonedInstant(data, entregaInicio, fuso),
  fimEm: zonedInstant(data, entregaFim, fuso),
});

/** When a delivery of a day may have arrived: from its first minute to the end of the next day, on the unit's clock. */
export const periodoDaChegada = (data: string, fuso: string) => ({
  desde: zonedInstant(data, '00:00', fuso),
  ate: zonedInstant(addDays(data, 2), '00:00', fuso),
});

/** Meal by meal as on the grid. Leaves out meals lowered to nothing, unless something of them was recorded. */
export function entregasDe(
  pedidos: readonly PedidoComEntrega[],
  recebidos: readonly RecebimentoLido[],
  dia: DiaDaEntrega,
): Entrega[] {
  const celulas = pedidos
    .flatMap(pedido => pedido.celulas)
    .sort((a, b) => a.ordem - b.ordem || a.tipoAlimentacaoId - b.tipoAlimentacaoId);
  const grupos = new Map<string, CelulaDaEntrega[]>();
  for (const celula of celulas) grupos.set(chaveDe(celula), [...(grupos.get(chaveDe(celula)) ?? []), celula]);
  return [...grupos.values()].flatMap(grupo => {
    const [primeira] = grupo;
    const pedido = pedidos.find(({ id }) => id === primeira?.pedidoId);
    const refeicao = primeira && dia.refeicoes.get(primeira.tipoAlimentacaoId);
    if (!primeira || !pedido || !refeicao) return [];
    const dela = recebidos.filter(({ linha }) => chaveDe(linha) === chaveDe(primeira));
    if (dela.length === 0 && grupo.every(({ confirmada }) => confirmada === 0)) return [];
    return [entregaDe(pedido, refeicao, grupo, dela, dia)];
  });
}

const chaveDe = ({ pedidoId, tipoAlimentacaoId }: { pedidoId: number; tipoAlimentacaoId: number }) =>
  `${pedidoId}:${tipoAlimentacaoId}`;

function entregaDe(
  pedido: PedidoComEntrega,
  refeicao: RefeicaoNaEntrega,
  celulas: readonly CelulaDaEntrega[],
  recebimentos: readonly RecebimentoLido[],
  { lotacaoId, data, fusoHorario, janelas, parametros, trocas }: DiaDaEntrega,
): Entrega {
  const somas = somaPorPublico(recebimentos.filter(({ linha }) => linha.vigente).flatMap(({ itens }) => itens));
  return {
    pedido,
    refeicao,
    fornecedor: celulas.find(({ fornecedor }) => fornecedor)?.fornecedor ?? null,
    trocas: daEntrega(trocas, {
      ...{ lotacaoId, data, tipoAlimentacaoId: refeicao.id },
      fornecedorId: celulas.find(({ fornecedorId }) => fornecedorId)?.fornecedorId ?? null,
    }),
    janela: janelaDe(data, janelas.get(refeicao.id) ?? refeicao, fusoHorario),
    desde: periodoDaChegada(data, fusoHorario).desde,
    limites: { ...parametros, toleranciaMin: refeicao.toleranciaMin },
    pesagem: parametros.pesagemNoRecebimento,
    publicos: celulas.map(({ tipoPublicoId, publico, confirmada }) => ({
      tipoPublicoId,
      publico,
      confirmada,
      ...(somas.get(tipoPublicoId) ?? { entregue: 0, recusada: 0 }),
    })),
    recebimentos,
  };
}

export const vigentes = ({ recebimentos }: Entrega): RecebimentoLido[] =>
  recebimentos.filter(({ linha }) => linha.vigente);

/** True when no later replacement is in force: a replacement is undone before what it completes. */
export const eUltimo = (entrega: Entrega, { entrega: numero }: { entrega: number }): boolean =>
  vigentes(entrega).every(({ linha }) => linha.entrega <= numero);

/** Counts corrected and annulled versions too. */
export const proximaVersao = ({ recebimentos }: Entrega, numero: number): number =>
  1 + Math.max(0, ...recebimentos.filter(({ linha }) => linha.entrega === numero).map(({ linha }) => linha.versao));

export function quantidadesDe(entrega: Entrega) {
  const nada = vigentes(entrega).length === 0;
  return entrega.publicos.map(({ tipoPublicoId, entregue, recusada }) => ({
    tipoAlimentacaoId: entrega.refeicao.id,
    tipoPublicoId,
    entregue: nada ? null : entregue,
    recusada: nada ? null : recusada,
  }));
}

export function daRefeicao(entregas: readonly Entrega[], tipoAlimentacaoId: number): Entrega {
  const entrega = entregas.find(({ refeicao }) => refeicao.id === tipoAlimentacaoId);
  if (entrega) return entrega;
  const detail = 'Esta refeição não está no pedido.';
  throw problema('dados-invalidos', { detail, errors: [{ pointer: '/tipoAlimentacaoId', detail }] });
}

export const completudeDaEntrega = (entrega: Entrega): Completude | null =>
  vigentes(entrega).length === 0 ? null : completudeDe(entrega.publicos);

export const situacaoDaEntrega = (entrega: Entrega, agora: Date): Schemas['SituacaoEntrega'] =>
  situacaoDaEntregaEm(
    { pedido: entrega.pedido.situacao, completude: completudeDaEntrega(entrega), janela: entrega.janela },
    agora,
  );

/** The delay frozen at the first delivery; while nothing has arrived, the delay so far. */
export function atrasoDaEntrega(
  entrega: Entrega,
  agora: Date,
): { atrasoMin: number | null; faixaAtraso: Schemas['FaixaAtraso'] | null } {
  const primeira = vigentes(entrega).find(({ linha }) => linha.chegadaEm !== null);
  if (primeira) return { atrasoMin: primeira.linha.atrasoMin, faixaAtraso: primeira.linha.faixaAtraso };
  if (situacaoDaEntrega(entrega, agora) !== 'ATRASADA') return { atrasoMin: null, faixaAtraso: null };
  const atrasoMin = atrasoEm(agora, entrega.janela.fimEm);
  return { atrasoMin, faixaAtraso: faixaDe(atrasoMin, entrega.limites) };
}
