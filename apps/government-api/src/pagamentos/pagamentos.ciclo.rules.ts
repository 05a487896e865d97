import { Cycle, type Step } from '../cycle/cycle.ts';
import {
  type AcaoPagamento,
  type EventoPagamento,
  passos,
  type SituacaoPagamento,
  situacoes,
} from './pagamentos.ciclo.table.ts';

export const ciclo = new Cycle<EventoPagamento, SituacaoPagamento, Step<SituacaoPagamento>>({ passos, situacoes });

const DO_CICLO = ['liquidar', 'anular', 'pagar'] as const satisfies readonly AcaoPagamento[];
type DaExcecao = { readonly excecaoHipotese: string | null; readonly comunicadoEm: string | null };

/** What was paid does not change; that it was paid out of its turn is told of afterwards (Lei 14.133/2021, art. 141, § 1º). */
export const aComunicar = ({ excecaoHipotese, comunicadoEm }: DaExcecao): boolean =>
  excecaoHipotese !== null && comunicadoEm === null;

export const acoesDe = (
  pagamento: DaExcecao & { readonly situacao: SituacaoPagamento },
  autoridades: readonly string[],
): AcaoPagamento[] => [
  ...DO_CICLO.filter(acao => ciclo.allowed(acao, { situacao: pagamento.situacao, autoridades })),
  ...(aComunicar(pagamento) && autoridades.includes('AL_GESTOR') ? (['comunicar'] as const) : []),
];
