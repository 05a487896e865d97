import { type ErroDeCampo, problema } from '@alipen/platform/problems/problema';
import { porExtenso } from '../clock/zoned-time.ts';
import type { Janela } from './pedidos.dias.rules.ts';
import { type Par, repetidos } from './pedidos.itens.rules.ts';
import { regras } from './pedidos.regras.table.ts';

/** Refuses a day that cannot be ordered for. */
export function exigirJanela(data: string, janela: Janela): void {
  const errors = (detail: string) => ({ detail, errors: [{ pointer: '/dataRefeicao', detail }] });
  if (janela === 'passada') throw problema('data-passada', errors(`O dia ${porExtenso(data)} já passou.`));
  if (janela === 'longe') {
    throw problema('fora-do-horizonte', errors(`Só se pede até ${regras.horizonteDias} dias adiante.`));
  }
}

export type TiposAtivos = { refeicoes: ReadonlySet<number>; publicos: ReadonlySet<number> };

/** Refuses cells of meals or publics that are not ordered (any more), and the same cell twice. */
export function exigirCelulas(itens: readonly Par[], { refeicoes, publicos }: TiposAtivos): void {
  const errors: ErroDeCampo[] = itens.flatMap(({ tipoAlimentacaoId, tipoPublicoId }, posicao) => [
    ...(refeicoes.has(tipoAlimentacaoId)
      ? []
      : [{ pointer: `/itens/${posicao}/tipoAlimentacaoId`, detail: 'Esta refeição não existe ou está inativa.' }]),
    ...(publicos.has(tipoPublicoId)
      ? []
      : [{ pointer: `/itens/${posicao}/tipoPublicoId`, detail: 'Este público não existe ou está inativo.' }]),
  ]);
  for (const posicao of repetidos(itens)) {
    errors.push({ pointer: `/itens/${posicao}`, detail: 'Esta refeição já tem quantidade para este público.' });
  }
  if (errors.length) throw problema('dados-invalidos', { detail: errors[0]?.detail, errors: errors.slice(0, 200) });
}

/** What a person typed, without the spaces around it; nothing typed is nothing. */
export const textoOuNada = (texto: string | undefined | null): string | null => texto?.trim() || null;
