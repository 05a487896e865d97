import type { components } from '@alipen/contracts/generated/government-api';
import { Cycle, type Step } from '../cycle/cycle.ts';
import { type EventoTermo, passos, type SituacaoTermo, situacoes } from './termos.ciclo.table.ts';

export const ciclo = new Cycle<EventoTermo, SituacaoTermo, Step<SituacaoTermo>>({ passos, situacoes });

const ACOES: readonly components['schemas']['AcaoTermo'][] = ['assinar', 'recusar'];

export const acoesDe = (situacao: SituacaoTermo, autoridades: readonly string[]) =>
  ACOES.filter(acao => ciclo.allowed(acao, { situacao, autoridades }));
