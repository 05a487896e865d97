type Falha = { lotacaoId: number | null; data: string | null; detalhe: string };

export function conferir(pacote: unknown): { nome: string; total: number; falhas: Falha[] }[];
