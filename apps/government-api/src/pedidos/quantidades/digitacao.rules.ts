import { type ErroDeCampo, problema } from '@alipen/platform/problems/problema';
import { porExtenso } from '../../clock/zoned-time.ts';
import type { Janela } from './dias.rules.ts';
import { type Par, repetidos } from './itens.rules.ts';

export function exigirJanela(data: string, janela: Janela, horizonteDias: number): void {
  if (janela === 'passada') throw diaPassado(data);
  if (janela === 'longe') {
    const detail = `Só se pede até ${horizonteDias} dias adiante.`;
    throw problema('fora-do-horizonte', { detail, errors: [{ pointer: '/dataRefeicao', detail }] });
  }
}

export function diaPassado(data: string) {
  const detail = `O dia ${porExtenso(data)} já passou.`;
  return problema('data-passada', { detail, errors: [{ pointer: '/dataRefeicao', detail }] });
}

export type TiposAtivos = { refeicoes: ReadonlySet<number>; publicos: ReadonlySet<number> };

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

export const textoOuNada = (texto: string | undefined | null): string | null => texto?.trim() || null;
