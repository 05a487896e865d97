type Line = { readonly descricao: string; readonly quantidade: number; readonly precoCentavos: number };
type Expected = {
  readonly orgaoCnpj: string;
  readonly mes: string;
  readonly itens: readonly Line[];
  readonly glosasCentavos: number;
  readonly descontosCentavos: number;
  readonly definitivoEm: string | null;
};
type Note = { totals: { vNF: number }; issuedAt: string; number: string; withheld: Record<string, number> };

type Service = { values: { gross: number }; sums: { due: number }; withheld: Record<string, number> };
type Writer<Note> = (expected: Expected, change?: (note: Note) => void) => Buffer;
/** `servico` writes an NFS-e, signed by a city. */
type Issuer = Writer<Note> & { readonly servico: Writer<Service>; readonly root: Buffer };

export function newIssuer(cnpj: string, seed?: number): Issuer;
