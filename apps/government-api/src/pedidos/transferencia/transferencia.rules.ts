import type { CelulaTransferida } from './transferencia.repository.ts';

type Lado = { numero: string; fornecedor: string };
export type Efeito = { pedidoId: number; detalhe: string; antesCentavos: number; depoisCentavos: number };

const reais = (centavos: number): string =>
  (centavos / 100).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' });

export const valorAntes = (celula: CelulaTransferida): number => celula.quantidade * Number(celula.precoAntes ?? 0);
export const valorDepois = (celula: CelulaTransferida): number => celula.quantidade * (celula.precoDepois ?? 0);

export function efeitoPorPedido(
  celulas: readonly CelulaTransferida[],
  { origem, destino }: { origem: Lado; destino: Lado },
): Efeito[] {
  const efeitos = new Map<number, { refeicoes: Set<string>; antes: number; depois: number }>();
  for (const celula of celulas) {
    const efeito = efeitos.get(celula.pedidoId) ?? { refeicoes: new Set(), antes: 0, depois: 0 };
    if (celula.quantidade > 0) efeito.refeicoes.add(celula.refeicao);
    efeito.antes += valorAntes(celula);
    efeito.depois += valorDepois(celula);
    efeitos.set(celula.pedidoId, efeito);
  }
  return [...efeitos].map(([pedidoId, { refeicoes, antes, depois }]) => ({
    pedidoId,
    antesCentavos: antes,
    depoisCentavos: depois,
    detalhe:
      `${[...refeicoes].join(', ')}: de ${origem.fornecedor} (${origem.numero}) para ${destino.fornecedor} ` +
      `(${destino.numero}); ${reais(antes)} → ${reais(depois)}`.slice(0, 400),
  }));
}
