import type { components } from '@alipen/contracts/generated/government-api';
import { Cycle, type Step } from '../cycle/cycle.ts';
import { type EventoAuditoria, passos, type SituacaoAuditoria, situacoes } from './auditorias.ciclo.table.ts';

export const ciclo = new Cycle<EventoAuditoria, SituacaoAuditoria, Step<SituacaoAuditoria>>({ passos, situacoes });

const ACOES: readonly components['schemas']['AcaoAuditoria'][] = ['semear', 'conferir', 'encerrar'];

/** The seed is offered only once it may be known. */
export const acoesDe = (
  { situacao, sementeDepoisDe }: { situacao: SituacaoAuditoria; sementeDepoisDe: Date },
  { autoridades, agora }: { autoridades: readonly string[]; agora: Date },
) =>
  ACOES.filter(
    acao => ciclo.allowed(acao, { situacao, autoridades }) && (acao !== 'semear' || agora > sementeDepoisDe),
  );
