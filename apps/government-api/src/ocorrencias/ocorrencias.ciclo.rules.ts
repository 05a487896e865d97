import { problema } from '@alipen/platform/problems/problema';
import { type Ask, Cycle, type Standing } from '../cycle/cycle.ts';
import {
  type AcaoOcorrencia,
  type EventoOcorrencia,
  type Passo,
  passos,
  type SituacaoOcorrencia,
  situacoes,
} from './ocorrencias.ciclo.table.ts';

export type Onde = Standing<SituacaoOcorrencia> & { readonly pedidoId: number | null };

const comPedido: Ask<Passo, Onde> = ({ semPedido }, { pedidoId }) =>
  semPedido && pedidoId === null ? () => problema('transicao-invalida', { detail: semPedido }) : undefined;

export const ciclo = new Cycle<EventoOcorrencia, SituacaoOcorrencia, Passo, Onde>({
  passos,
  situacoes,
  asks: [comPedido],
});

export const acoesDe = ({ situacao, pedidoId }: Onde, autoridades: readonly string[]): AcaoOcorrencia[] =>
  ciclo
    .possible({ situacao, pedidoId, autoridades })
    .filter((evento): evento is AcaoOcorrencia => passos[evento].naOcorrencia);
