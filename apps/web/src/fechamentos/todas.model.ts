import type { MesDaLotacao, SituacaoFechamento } from './fechamentos.queries.ts';

/** The contract's letters of a day; one that has not ended has no situation. */
const SITUACAO_DA_LETRA: Readonly<Record<string, SituacaoFechamento>> = {
  '-': 'ABERTO',
  F: 'FECHADO',
  A: 'ASSINADO',
  R: 'REABERTO',
};

export const situacaoNoDia = (dias: string, n: number): SituacaoFechamento | undefined =>
  SITUACAO_DA_LETRA[dias.charAt(n)];

export interface Contagem {
  terminados: number;
  fechados: number;
  assinados: number;
}

const ATE_AQUI: Contagem = { terminados: 0, fechados: 0, assinados: 0 };

/** A signed day is a closed one. */
export function contar(dias: string): Contagem {
  const contagem = { ...ATE_AQUI };
  for (const letra of dias) {
    if (letra === 'A') contagem.assinados += 1;
    if (letra === 'A' || letra === 'F') contagem.fechados += 1;
    if (letra !== '.') contagem.terminados += 1;
  }
  return contagem;
}

export const somar = (linhas: readonly MesDaLotacao[]): Contagem =>
  linhas
    .map(({ dias }) => contar(dias))
    .reduce(
      (soma, cada) => ({
        terminados: soma.terminados + cada.terminados,
        fechados: soma.fechados + cada.fechados,
        assinados: soma.assinados + cada.assinados,
      }),
      ATE_AQUI,
    );

export const temAberto = ({ dias }: MesDaLotacao) => /[-R]/.test(dias);
export const faltaAssinar = ({ dias }: MesDaLotacao) => dias.includes('F');
