import type { empenhos, movimentosEmpenho } from '../empenhos/empenhos.schema.ts';

type Movimento = Pick<typeof movimentosEmpenho.$inferInsert, 'tipo' | 'motivo'> & {
  /** Days ago. */
  ha: number;
  /** Of what the contract delivers. */
  meses: number;
};
type Nota = Pick<typeof empenhos.$inferInsert, 'tipo' | 'fonte' | 'natureza'> & {
  contrato: string;
  /** The year comes from the date. */
  numero: string;
  ha: number;
  meses: number;
  movimentos?: readonly Movimento[];
};

const DESPESA = { fonte: '1.500.0101', natureza: '3.3.90.39' } as const;

/** 012/2025 is near the end of what it has; 090/2026 has none, and is attested without. */
export const notasDeEmpenho: readonly Nota[] = [
  { ...DESPESA, contrato: '012/2025', numero: '000418', ha: 320, meses: 2.3, tipo: 'GLOBAL' },
  { ...DESPESA, contrato: '034/2026', numero: '000123', ha: 165, meses: 1.6, tipo: 'ESTIMATIVO' },
  {
    ...{ ...DESPESA, contrato: '034/2026', numero: '000207', ha: 90, meses: 8, tipo: 'ESTIMATIVO' },
    movimentos: [
      { tipo: 'REFORCO', ha: 34, meses: 2, motivo: 'Crédito suplementar, Decreto 41.207.' },
      { tipo: 'ANULACAO', ha: 12, meses: 0.5, motivo: 'Remanejamento pedido pela Secretaria de Planejamento.' },
    ],
  },
  { ...DESPESA, contrato: '051/2026', numero: '000255', ha: 110, meses: 4, tipo: 'ESTIMATIVO' },
];
