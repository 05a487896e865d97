import type { components } from '@alipen/contracts/generated/government-api';
import type { ErroDeCampo } from '@alipen/platform/problems/problema';

/** `diaSemana` is missing in an exception's items. */
type Item = components['schemas']['ItemExcecao'] & { diaSemana?: number };

export function errosDosItens(
  itens: readonly Item[],
  ativos: { refeicoes: ReadonlySet<number>; publicos: ReadonlySet<number> },
): ErroDeCampo[] {
  const vistas = new Set<string>();
  return itens.flatMap(({ diaSemana, tipoAlimentacaoId, tipoPublicoId }, i) => {
    const celula = `${diaSemana ?? ''}:${tipoAlimentacaoId}:${tipoPublicoId}`;
    const repetida = vistas.has(celula);
    vistas.add(celula);
    return [
      ...(repetida ? [{ pointer: `/itens/${i}`, detail: 'Esta refeição já está neste dia para este público.' }] : []),
      ...(ativos.refeicoes.has(tipoAlimentacaoId)
        ? []
        : [{ pointer: `/itens/${i}/tipoAlimentacaoId`, detail: 'Esta refeição não existe ou está inativa.' }]),
      ...(ativos.publicos.has(tipoPublicoId)
        ? []
        : [{ pointer: `/itens/${i}/tipoPublicoId`, detail: 'Este público não existe ou está inativo.' }]),
    ];
  });
}
