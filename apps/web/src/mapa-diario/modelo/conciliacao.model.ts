import { formatCount, formatMoney, formatSigned } from '../../ui/number.format.ts';
import type { Mapa } from '../mapa-diario.queries.ts';

type Passos = Mapa['totais']['conciliacao'];

const PASSOS: readonly (readonly [keyof Passos, string])[] = [
  ['efetivo', 'Efetivo'],
  ['solicitada', 'Solicitado'],
  ['confirmada', 'Confirmado'],
  ['entregue', 'Entregue'],
  ['aceita', 'Aceito'],
];

export interface Passo {
  passo: keyof Passos;
  nome: string;
  refeicoes: number;
  valorCentavos: number;
  /** The gap to the step before; undefined for the first. */
  diferenca: { refeicoes: number; valorCentavos: number } | undefined;
}

export const NOMES_DOS_PASSOS = PASSOS.map(([, nome]) => nome);

export const passosDe = (conciliacao: Passos): Passo[] =>
  PASSOS.map(([passo, nome], n) => {
    const [antes] = PASSOS[n - 1] ?? [];
    const { refeicoes, valorCentavos } = conciliacao[passo];
    return {
      ...{ passo, nome, refeicoes, valorCentavos },
      diferenca: antes && {
        refeicoes: refeicoes - conciliacao[antes].refeicoes,
        valorCentavos: valorCentavos - conciliacao[antes].valorCentavos,
      },
    };
  });

/** Of a row, or of the rows that were declared. */
export type Declarado = { produzidas: number; entregues: number; emParte?: boolean; linhas?: number };

/** "+7 · em parte"; of a total, how many rows it is of. */
export function declaradoEscrito({ emParte, linhas }: Declarado, diferenca: number): string {
  if (linhas !== undefined) return formatCount(linhas, 'linha declarada', 'linhas declaradas');
  const igual = diferenca === 0 ? 'igual' : formatSigned(diferenca);
  return emParte ? `${igual} · em parte` : igual;
}

/** 6300 -> "+R$ 63,00" */
export const emDinheiro = (centavos: number) =>
  `${centavos > 0 ? '+' : centavos < 0 ? '−' : ''}${formatMoney(Math.abs(centavos))}`;

/** A gap in one line: "+7 · +R$ 63,00". */
export const diferencaEscrita = ({ refeicoes, valorCentavos }: NonNullable<Passo['diferenca']>) =>
  refeicoes === 0 && valorCentavos === 0 ? 'igual' : `${formatSigned(refeicoes)} · ${emDinheiro(valorCentavos)}`;
