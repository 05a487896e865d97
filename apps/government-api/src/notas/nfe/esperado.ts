import type { X509Certificate } from 'node:crypto';

export type LinhaEsperada = {
  readonly descricao: string;
  readonly quantidade: number;
  readonly precoCentavos: number;
};

/** What the note of a billing must say, as the house attested it. */
export type Esperado = {
  readonly fornecedorCnpj: string;
  readonly orgaoCnpj: string;
  /** `AAAA-MM`. */
  readonly mes: string;
  readonly itens: readonly LinhaEsperada[];
  readonly glosasCentavos: number;
  readonly descontosCentavos: number;
  readonly liquidoCentavos: number;
  /** From when on a note of another month is this billing's; null: only one of the month itself. */
  readonly definitivoEm: string | null;
  /** The authorities the agency believes; none: the chain of the certificate is not asked for. */
  readonly confianca?: readonly X509Certificate[];
};

export const brutoDe = ({ itens }: Esperado): number =>
  itens.reduce((soma, { quantidade, precoCentavos }) => soma + quantidade * precoCentavos, 0);
