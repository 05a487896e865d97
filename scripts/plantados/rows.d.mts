/** A defect and what catches it: a spec, or a command that has to say something. */
export type Row = {
  readonly id: string;
  readonly breaks: string;
  readonly file: string;
  readonly find: string;
  readonly put: string;
  readonly caughtBy?: string;
  readonly command?: readonly string[];
  readonly says?: string;
  readonly suite?: true;
  readonly built?: true;
};
export const tables: Readonly<Record<string, readonly Row[]>>;
export const allRows: readonly Row[];
export function rowsWithFaults(rows: readonly Row[], read: (path: string) => string | undefined): string[];
