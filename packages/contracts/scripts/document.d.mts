type Operation = Record<string, unknown> & { responses: Record<string, unknown> };
export type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
} & Record<string, unknown>;
export type Slice = { name: string; content: unknown };
export function juntar(slices: Slice[]): Document;
export function documentoDoBff(own: Document, government: Document): Document;
export function tabelaDeOperacoes(document: Document): string;
