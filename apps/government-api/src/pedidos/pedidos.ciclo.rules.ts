import { problema } from '@alipen/platform/problems/problema';
import { type Ask, Cycle, type Standing } from '../cycle/cycle.ts';
import {
  type AcaoPedido,
  type EventoPedido,
  type Passo,
  passos,
  type SituacaoPedido,
  situacoes,
} from './pedidos.ciclo.table.ts';
import { condicoes, type Fatos } from './pedidos.condicoes.table.ts';
import { diaPassado as diaQuePassou } from './quantidades/digitacao.rules.ts';

export type Contexto = Standing<SituacaoPedido> & {
  diaPassado: boolean;
  /** The day of the meals is still to come. */
  diaFuturo?: boolean;
  /** The day, for the words of a refusal. */
  dataRefeicao?: string;
  /** Without them no step that has a condition is possible; where the use case asks its condition by itself, that. */
  fatos?: Fatos | 'no-uso';
};

const noDia: Ask<Passo, Contexto> = ({ aposODia, desdeODia }, { diaPassado, diaFuturo, dataRefeicao }) => {
  if (diaPassado && !aposODia) {
    return () => (dataRefeicao === undefined ? problema('data-passada') : diaQuePassou(dataRefeicao));
  }
  return desdeODia && diaFuturo ? () => problema('transicao-invalida') : undefined;
};

const comCondicao: Ask<Passo, Contexto> = ({ condicao, recusa }, { fatos }) => {
  if (!condicao || fatos === 'no-uso') return undefined;
  if (!fatos) return () => problema('transicao-invalida', { detail: recusa });
  const { vale, recusa: porque } = condicoes[condicao];
  return vale(fatos) ? undefined : () => porque(fatos);
};

export const ciclo = new Cycle<EventoPedido, SituacaoPedido, Passo, Contexto>({
  passos,
  situacoes,
  asks: [noDia, comCondicao],
});

/** What a person may do with an order that exists. */
export const acoesDe = (contexto: Contexto & { situacao: SituacaoPedido }): AcaoPedido[] =>
  ciclo.possible(contexto).filter((evento): evento is AcaoPedido => passos[evento].noPedido);
