import { Cycle, type Step } from '../cycle/cycle.ts';
import {
  type AcaoMedicao,
  type EventoMedicao,
  passos,
  type SituacaoMedicao,
  situacoes,
} from './medicoes.ciclo.table.ts';

export const ciclo = new Cycle<EventoMedicao, SituacaoMedicao, Step<SituacaoMedicao>>({ passos, situacoes });

const ACOES: readonly AcaoMedicao[] = ['enviar', 'decidir', 'pedirCorrecao', 'aprovar', 'atestar'];

export const acoesDe = (situacao: SituacaoMedicao, autoridades: readonly string[]): AcaoMedicao[] =>
  ACOES.filter(acao => ciclo.allowed(acao, { situacao, autoridades }));
