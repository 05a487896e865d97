import type { components } from '@alipen/contracts/generated/government-api';

type Schemas = components['schemas'];
export type Document = Pick<Schemas['MapaVerificado'], 'data' | 'versao' | 'hash'>;
export type Signed = { papel: string; prova: Schemas['ProvaDaChave'] };
export type Expected = { origin: string; key: string };

export class Discrepancy extends Error {}
export function codeOf(spki: Uint8Array): string;
export function checkSignature(
  map: Document,
  signature: Signed,
  expected: Expected,
): { papel: string; chave: string; folhas: number };
export function writeForOpenssl(folder: string, n: number, prova: Schemas['ProvaDaChave']): void;
