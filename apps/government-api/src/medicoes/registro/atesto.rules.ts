import { createHash } from 'node:crypto';
import type { components } from '@alipen/contracts/generated/government-api';
import { canonico, codigoComLetraLido, novoCodigo } from '../../fechamentos/fechamentos.service.ts';

type Schemas = components['schemas'];

/** A unit's newest closing in the billing, and one hash over all of its closings there. */
export type CabecaDaCadeia = {
  readonly lotacaoId: number;
  readonly lotacao: string;
  readonly mapas: number;
  readonly sequencia: number;
  readonly hash: string;
  readonly resumo: string;
};

/** Integers, texts and nulls only, because it is hashed. */
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

/** The previous hash of a billing's first attestation. */
export const GENESE = '0'.repeat(64);

export const resumoDe = (hashes: string): string => sha256(hashes);
export const hashDoAtesto = (anterior: string, conteudo: unknown): string =>
  sha256(`${anterior}\n${canonico(conteudo)}`);

/** The letter tells it from the code of a map. */
export const novoCodigoDeMedicao = (): string => `M-${novoCodigo()}`;

/** Normalizes a typed or scanned code; undefined where it cannot be a billing's. */
export const codigoDeMedicaoLido = (digitado: string): string | undefined => codigoComLetraLido('M', digitado);
