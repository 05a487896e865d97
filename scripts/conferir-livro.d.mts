import type { KeyObject } from 'node:crypto';

export class Discrepancy extends Error {}
export type Key = { readonly name: string; readonly mark: Buffer; readonly key: KeyObject };
export type Head = { readonly size: number; readonly root: Buffer };
type Checked = { folhas: number; desde: number };

export function readKey(line: string): Key;
export function readSeal(text: string, key: Key): Head;
export function rootsAt(leaves: readonly string[], sizes: readonly number[]): Map<number, Buffer>;
export function rootFromPath(proof: { text: string; index: number; size: number; path: readonly Buffer[] }): Buffer;
export function isBeginning(before: Head, after: Head, path: readonly Buffer[]): void;
export function checkLedger(given: {
  key: string;
  before: string;
  after: string;
  leaves: readonly string[];
  acts?: readonly string[];
}): Checked;
export function checkActs(leaves: readonly string[], acts: readonly string[]): void;
export function checkConsistency(given: {
  key: string;
  before: string;
  answer: { de: number; selo: string; prova: readonly string[] };
}): Checked;
export function checkPaper(given: {
  key: string;
  before?: string;
  answer: {
    selo: string | null;
    folhas: readonly { texto: string; indice: number | null; prova: readonly string[] }[];
  };
}): Checked;
