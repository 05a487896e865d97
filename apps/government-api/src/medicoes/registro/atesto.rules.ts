import { createHash } from 'node:crypto';
import type { components } from '@alipen/contracts/generated/government-api';
import { canonico, codigoLido, novoCodigo } from '../../fechamentos/fechamentos.service.ts';

type Schemas = components['schemas'];

/** Where the maps of a unit stood: its newest closing in the billing, and one hash over all of them. */
export type CabecaDaCadeia = {
  readonly lotacaoId: number;
  readonly lotacao: string;
  readonly mapas: number;
  readonly sequencia: number;
  readonly hash: string;
  readonly resumo: string;
};

/** What is attested: integers, texts and nulls only, since it is hashed. */
export type ConteudoDoAtesto = {
  readonly esquema: 1;
  readonly versao: number;
  readonly codigo: string;
  readonly contrato: Schemas['ContratoDaMedicao'];
  readonly mes: string;
  readonly totais: Schemas['TotaisMedicao'];
  readonly celulas: readonly Schemas['CelulaMedicao'][];
  readonly unidades: readonly Schemas['UnidadeMedicao'][];
  readonly descontos: readonly Schemas['DescontoMedicao'][];
  readonly cadeias: readonly CabecaDaCadeia[];
  readonly notaFiscal: string | null;
  readonly atestadoEm: string;
  readonly atestadoPor: { readonly nome: string; readonly matricula: string; readonly cargo: string | null };
};

const sha256 = (texto: string): string => createHash('sha256').update(texto).digest('hex');

/** What stands before the first attestation of a billing. */
export const GENESE = '0'.repeat(64);

export const resumoDe = (hashes: string): string => sha256(hashes);
export const hashDoAtesto = (anterior: string, conteudo: unknown): string =>
  sha256(`${anterior}\n${canonico(conteudo)}`);

/** The letter tells it from the code of a map, whoever types it. */
export const novoCodigoDeMedicao = (): string => `M-${novoCodigo()}`;

/** What somebody typed or scanned, as it is kept; undefined where it can be no code of a billing. */
export function codigoDeMedicaoLido(digitado: string): string | undefined {
  const letras = digitado.trim().toUpperCase();
  if (!letras.startsWith('M')) return undefined;
  const codigo = codigoLido(letras.slice(1));
  return codigo && `M-${codigo}`;
}
