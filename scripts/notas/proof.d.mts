type Check = (bytes: Buffer, expected: never) => unknown;

export type Company = { readonly cnpj: string; readonly root: Buffer };
export class Proof {
  constructor(
    check: Check,
    options: { seed: number; companies?: number; kind?: 'nfe' | 'nfse'; say?: (sentence: string) => void },
  );
  readonly companies: readonly Company[];
  readonly wrong: readonly string[];
  /** The XML of some of them. */
  good(seed: number, count: number): string[];
  faulty(seed: number, count: number): void;
}
