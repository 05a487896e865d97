import type { components } from '@alipen/contracts/generated/government-api';
import { coversAll, type PdfSignature } from '../documents/pdf-signatures.ts';

type Resultado = components['schemas']['ResultadoDoArquivo'];

export type Lido = {
  readonly codigo: string;
  /** Bytes of the file. */
  readonly tamanho: number;
  /** The agency's signature that covers most, with every certificate in it as the agency knows it; undefined where it signed nothing. */
  readonly daAgencia: PdfSignature | undefined;
  readonly assinaturas: readonly PdfSignature[];
  /** There is what should be a signature and cannot be read as one. */
  readonly quebrada: boolean;
};

/** Worst first: the first that holds is the answer. */
const RESULTADOS: readonly { readonly resultado: Resultado; readonly vale: (lido: Lido) => boolean }[] = [
  { resultado: 'ADULTERADO', vale: ({ quebrada }) => quebrada },
  { resultado: 'SEM_ASSINATURA', vale: ({ assinaturas }) => assinaturas.length === 0 },
  { resultado: 'DE_OUTRO_EMISSOR', vale: ({ daAgencia }) => !daAgencia },
  { resultado: 'ADULTERADO', vale: ({ daAgencia }) => !daAgencia?.intact },
  { resultado: 'DE_OUTRO_PAPEL', vale: ({ daAgencia, codigo }) => daAgencia?.reason !== codigo },
  { resultado: 'MUDADO_DEPOIS', vale: ({ daAgencia, tamanho }) => !daAgencia || !coversAll(daAgencia, tamanho) },
];

/** Only what the agency's signature covers to the last byte is whole: readers of PDF show what was appended after it. */
export const resultadoDe = (lido: Lido): Resultado => RESULTADOS.find(({ vale }) => vale(lido))?.resultado ?? 'INTEIRO';
