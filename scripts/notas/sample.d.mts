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

type Issuer = ((expected: Expected, change?: (note: Note) => void) => Buffer) & { readonly root: Buffer };

export function newIssuer(cnpj: string, seed?: number): Issuer;
