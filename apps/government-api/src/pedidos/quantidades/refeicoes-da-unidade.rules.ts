type Refeicao = { readonly id: number; readonly soOndeContratada?: boolean };
type Par = { readonly tipoAlimentacaoId: number; readonly quantidadeSolicitada: number };

/** A meal kept for the units that have it (a kit) is left out where no contract brings it and nothing of it was asked for. */
export const refeicoesDaUnidade = <R extends Refeicao>(
  refeicoes: readonly R[],
  contratada: (refeicaoId: number) => boolean,
  pedidas: readonly Par[] = [],
): R[] =>
  refeicoes.filter(
    ({ id, soOndeContratada }) =>
      !soOndeContratada ||
      contratada(id) ||
      pedidas.some(
        ({ tipoAlimentacaoId, quantidadeSolicitada }) => tipoAlimentacaoId === id && quantidadeSolicitada > 0,
      ),
  );
