import type { EstadoDaLotacao } from './programacoes.queries.ts';

export interface Linha {
  lotacao: EstadoDaLotacao;
}

/** Meals a day, on the average of the week. */
export const porDia = ({ lotacao: { totalSemanal } }: Linha): number | null =>
  totalSemanal === null ? null : Math.round(totalSemanal / 7);

export interface Diferenca {
  pessoas: number;
  /** Null where the head count is zero. */
  percentual: number | null;
}

/** What the programme serves to inmates against their newest head count. */
export function diferencaDe({ lotacao: { internosProgramados, ultimoEfetivo } }: Linha): Diferenca | null {
  if (internosProgramados === null || !ultimoEfetivo) return null;
  const pessoas = internosProgramados - ultimoEfetivo.internos;
  const { internos } = ultimoEfetivo;
  // A negative zero would be written "−0 %".
  return { pessoas, percentual: internos > 0 ? Math.round((pessoas * 100) / internos) || 0 : null };
}

const tamanho = (linha: Linha): number => Math.abs(diferencaDe(linha)?.pessoas ?? 0);
const sem = ({ lotacao }: Linha) => lotacao.programacaoId === null;

/** Without a programme first, then by the largest difference; the server has them by name. */
export const emOrdem = (itens: readonly EstadoDaLotacao[]): Linha[] =>
  itens.map(lotacao => ({ lotacao })).sort((a, b) => Number(sem(b)) - Number(sem(a)) || tamanho(b) - tamanho(a));
