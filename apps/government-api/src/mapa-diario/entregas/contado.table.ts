import type { components } from '@alipen/contracts/generated/government-api';
import type { BaseDoMapa } from '../mapa-diario.base.table.ts';

export type SituacaoDoContado = components['schemas']['SituacaoDoContado'];

/** Meals of a row, in every meal and public together. */
export type FatosDaLinha = {
  readonly base: BaseDoMapa;
  readonly solicitada: number;
  readonly confirmada: number;
  /** What was confirmed or, while an order waits for that, asked. */
  readonly esperada: number;
  readonly entregue: number;
  readonly aceita: number;
  /** Expected and not accepted, meal by meal and public by public. */
  readonly falta: number;
  /** The window of some expected meal has opened. */
  readonly abriu: boolean;
};

type Caso = { readonly situacao: SituacaoDoContado; readonly quando: (fatos: FatosDaLinha) => boolean };

/** The first that is true. Of an imported day only what was accepted is known (ADR 47). */
const CASOS: readonly Caso[] = [
  { situacao: 'SO_O_ACEITO', quando: f => f.solicitada === 0 && f.aceita > 0 && f.base !== 'ACEITA' },
  { situacao: 'TUDO', quando: f => f.solicitada === 0 && f.aceita > 0 },
  { situacao: 'NADA_PEDIDO', quando: f => f.solicitada === 0 },
  { situacao: 'TUDO', quando: f => f.base === 'SOLICITADA' },
  { situacao: 'NADA_PEDIDO', quando: f => f.esperada === 0 && f.entregue === 0 },
  { situacao: 'A_CONFIRMAR', quando: f => f.base === 'CONFIRMADA' && f.confirmada === 0 },
  { situacao: 'EM_PARTE', quando: f => f.base === 'CONFIRMADA' && f.confirmada < f.esperada },
  { situacao: 'TUDO', quando: f => f.base === 'CONFIRMADA' },
  { situacao: 'AINDA_NAO', quando: f => f.entregue === 0 && !f.abriu },
  { situacao: 'NADA_RECEBIDO', quando: f => f.entregue === 0 },
  { situacao: 'EM_PARTE', quando: f => f.falta > 0 },
];

export const contadoDe = (fatos: FatosDaLinha): SituacaoDoContado =>
  CASOS.find(({ quando }) => quando(fatos))?.situacao ?? 'TUDO';
