import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { type Ask, Cycle, type Standing } from '../cycle/cycle.ts';
import {
  type AcaoFiscalizacao,
  type EventoFiscalizacao,
  type Passo,
  passos,
  type SituacaoFiscalizacao,
  situacoes,
} from './fiscalizacoes.ciclo.table.ts';

type Schemas = components['schemas'];

export type Contexto = Standing<SituacaoFiscalizacao> & {
  readonly situacao: SituacaoFiscalizacao;
  readonly impedida: boolean;
  readonly correcao: Schemas['EstadoCorrecao'] | null;
};

const NAO_FISCALIZA_O_SEU = 'Quem fez o pedido não pode fiscalizar a mesma entrega.';

const comCorrecao: Ask<Passo, Contexto> = ({ correcao }, { correcao: estado }) => {
  if (correcao === undefined || correcao === (estado === 'PEDIDA')) return undefined;
  const detail = correcao
    ? 'Não há correção pedida que espere.'
    : 'A correção já foi pedida. Anote quando estiver feita.';
  return () => problema('transicao-invalida', { detail });
};

const segregada: Ask<Passo, Contexto> = ({ segrega }, { impedida }) =>
  segrega && impedida ? () => problema('nao-permitido', { detail: NAO_FISCALIZA_O_SEU }) : undefined;

export const ciclo = new Cycle<EventoFiscalizacao, SituacaoFiscalizacao, Passo, Contexto>({
  passos,
  situacoes,
  asks: [comCorrecao, segregada],
});

export const acoesDe = (contexto: Contexto): AcaoFiscalizacao[] =>
  ciclo.possible(contexto).flatMap(evento => ciclo.row(evento).acoes[contexto.situacao] ?? []);
