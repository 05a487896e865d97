interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
  isDynamicEntry?: boolean;
}
type Manifest = Record<string, Chunk>;
interface Budget {
  name: string;
  chunks: string[];
  js?: number;
  css?: number;
}
interface Row {
  name: string;
  kind: string;
  size: number;
  limit: number | undefined;
  over: boolean;
}
export const BUDGETS: Budget[];
export function filesOf(manifest: Manifest, chunks: string[]): { js: string[]; css: string[] };
export function measure(manifest: Manifest, sizeOf: (file: string) => number, budgets?: Budget[]): Row[];
export function withNewPages(manifest: Manifest, budgets?: Budget[]): Budget[];
export function ownCode(manifest: Manifest, sizeOf: (file: string) => number): Row[];
