import type { components } from '@alipen/contracts/generated/government-api';
import { Cycle, type Step } from '../cycle/cycle.ts';
import {
  type EventoNotificacao,
  passos,
  type SituacaoNotificacao,
  situacoes,
} from './notificacoes-formais.ciclo.table.ts';

type Acao = components['schemas']['AcaoNotificacaoFormal'];
const ACOES: readonly Acao[] = ['emitir', 'juntar', 'aceitar', 'recusar'];

export const ciclo = new Cycle<EventoNotificacao, SituacaoNotificacao, Step<SituacaoNotificacao>>({
  passos,
  situacoes,
});

export const acoesDe = (situacao: SituacaoNotificacao | null, autoridades: readonly string[]): Acao[] =>
  ACOES.filter(acao => ciclo.allowed(acao, { situacao, autoridades }));
