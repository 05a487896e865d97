import { createHash } from 'node:crypto';
import type { components } from '@alipen/contracts/generated/government-api';
import { canonico, codigoComLetraLido, novoCodigo } from '../fechamentos/fechamentos.service.ts';

type Schemas = components['schemas'];

/** What the paper says. Integers, texts and nulls only, because it is hashed. */
export type ConteudoDaNotificacao = {
  readonly esquema: 1;
  readonly numero: string;
  readonly codigo: string;
  readonly ocorrencia: string;
  readonly contrato: { readonly numero: string; readonly processo: string; readonly lote: string };
  readonly contratada: { readonly nome: string; readonly cnpj: string; readonly representante: string | null };
  readonly lotacao: string;
  readonly municipio: string;
  readonly uf: string;
  readonly data: string;
  readonly refeicao: string | null;
  readonly gravidade: Schemas['GravidadeOcorrencia'];
  readonly clausula: string | null;
  readonly fatos: string;
  readonly fundamento: string;
  /** Working days from when it is received. */
  readonly prazoDias: number;
  readonly fotos: readonly string[];
  readonly emitidaEm: string;
  readonly emitidaPor: { readonly nome: string; readonly matricula: string };
};

export const soma = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');
export const hashDaNotificacao = (conteudo: ConteudoDaNotificacao): string => soma(canonico(conteudo));

export const novoCodigoDeNotificacao = (): string => `N-${novoCodigo()}`;
export const codigoDeNotificacaoLido = (digitado: string): string | undefined => codigoComLetraLido('N', digitado);
/** As people write it: NC 12/2026. */
export const numeroEscrito = ({ numero, ano }: { numero: number; ano: number }): string => `NC ${numero}/${ano}`;

const PDF = Buffer.from('%PDF-');
type Emitida = { readonly sha256: string; readonly bytes: number };

/**
 * Whether what came back was signed onto the issued file: a digital signature is appended, so the file begins with the very bytes that
 * were issued. One that was printed, signed and scanned does not, and somebody has to compare it. Undefined: no PDF, or the issued file.
 * `inteira`: a signature covers what came back to its last byte, and none of it changed.
 */
export function conferirDevolvida(
  devolvida: Buffer,
  emitida: Emitida,
  inteira: boolean,
): Schemas['ConferenciaDaDevolucao'] | undefined {
  if (!devolvida.subarray(0, PDF.length).equals(PDF)) return undefined;
  const comeca = soma(devolvida.subarray(0, emitida.bytes)) === emitida.sha256;
  if (comeca && devolvida.length === emitida.bytes) return undefined;
  return comeca && inteira ? 'SOBRE_O_EMITIDO' : 'FORA';
}
