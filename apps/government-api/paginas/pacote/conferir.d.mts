type Falha = { lotacaoId: number | null; data: string | null; detalhe: string };

export function conferir(pacote: unknown): { nome: string; total: number; falhas: Falha[] }[];

type Assinada = {
  papel: string;
  nome: string;
  matricula: string | null;
  cargo: string | null;
  em: string;
  gesto: { cliente: string; autenticador: string; assinatura: string } | null;
};
export function hashDaAssinatura(fechamento: string, assinatura: Assinada): string;
