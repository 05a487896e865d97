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
  diaFuturo?: boolean;
  dataRefeicao?: string;
  /** Without facts, no step with a condition is possible; 'no-uso' means that the use case checks the condition itself. */
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

export const acoesDe = (contexto: Contexto & { situacao: SituacaoPedido }): AcaoPedido[] =>
  ciclo.possible(contexto).filter((evento): evento is AcaoPedido => passos[evento].noPedido);
