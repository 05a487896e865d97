import { Cycle, type Step } from '../cycle/cycle.ts';
import { type EventoDownload, passos, type SituacaoDownload, situacoes } from './downloads.ciclo.table.ts';

export const ciclo = new Cycle<EventoDownload, SituacaoDownload, Step<SituacaoDownload>>({ passos, situacoes });
