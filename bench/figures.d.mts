export type Row = Record<string, string | number>;
export function verdict(passed: boolean): string;
export function report(
  name: string,
  about: { title: string; command?: string; conditions?: string },
  rows: Row[],
): void;
