import type { components } from '@alipen/contracts/generated/government-api';
import type { ErroDeCampo } from '@alipen/platform/problems/problema';
import { chavePreco } from './contratos.rules.ts';

type Item = components['schemas']['ItemContratoDigitado'];
export type Par = Pick<Item, 'tipoAlimentacaoId' | 'tipoPublicoId'>;
type Ativos = { refeicoes: ReadonlySet<number>; publicos: ReadonlySet<number> };

export const chaveDe = ({ tipoAlimentacaoId, tipoPublicoId }: Par): string =>
  chavePreco(tipoAlimentacaoId, tipoPublicoId);

export function errosDosItens(itens: readonly Item[], ativos: Ativos, conhecidos: ReadonlySet<string>): ErroDeCampo[] {
  const vistos = new Set<string>();
  return itens.flatMap(({ tipoAlimentacaoId, tipoPublicoId }, i) => {
    const chave = chaveDe({ tipoAlimentacaoId, tipoPublicoId });
    const repetido = vistos.has(chave);
    vistos.add(chave);
    if (repetido) return [{ pointer: `/itens/${i}`, detail: 'Esta refeição já tem preço para este público.' }];
    if (conhecidos.has(chave)) return [];
    return [
      ...(ativos.refeicoes.has(tipoAlimentacaoId)
        ? []
        : [{ pointer: `/itens/${i}/tipoAlimentacaoId`, detail: 'Esta refeição não existe ou está inativa.' }]),
      ...(ativos.publicos.has(tipoPublicoId)
        ? []
        : [{ pointer: `/itens/${i}/tipoPublicoId`, detail: 'Este público não existe ou está inativo.' }]),
    ];
  });
}

const reais = (centavos: number): string => (centavos / 100).toFixed(2).replace('.', ',');

/** Prices as the history shows them: one field per pair, "R$ 14,18 × 980000". */
export function itensNoHistorico(
  itens: readonly (Par & { precoCentavos: number; quantidadeContratada: number })[],
  nome: (par: Par) => string,
): Record<string, string> {
  return Object.fromEntries(
    itens.map(item => [nome(item), `R$ ${reais(item.precoCentavos)} × ${item.quantidadeContratada}`]),
  );
}
