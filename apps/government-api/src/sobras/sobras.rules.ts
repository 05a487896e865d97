import type { components } from '@alipen/contracts/generated/government-api';
import type { ErroDeCampo } from '@alipen/platform/problems/problema';
import { daysBetween } from '../clock/clock.ts';

type Schemas = components['schemas'];
export type Medida = Schemas['DadosDaSobra'];
type Recebida = { readonly nome: string; readonly recebidas: number };

/** More than any meal weighs with its box: what passes it is a misplaced comma. */
const MAIS_GRAMAS_POR_REFEICAO = 2000;
/** In days: a year, and a leap day. */
const MAIOR_PERIODO = 366;

const kg = (gramas: number): string => `${(gramas / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 3 })} kg`;

export function errosDaMedida(
  { refeicoes, gramas, motivo, texto }: Medida,
  { nome, recebidas }: Recebida,
): ErroDeCampo[] {
  const erro = (pointer: string, detail: string): ErroDeCampo[] => [{ pointer, detail }];
  if (refeicoes === null && gramas === null) {
    return erro('/refeicoes', 'Diga quantas refeições sobraram, o peso do que sobrou, ou os dois.');
  }
  const maximo = recebidas * MAIS_GRAMAS_POR_REFEICAO;
  return [
    ...((refeicoes ?? 0) > recebidas
      ? erro('/refeicoes', `${nome}: não podem sobrar ${refeicoes}, porque foram recebidas ${recebidas}.`)
      : []),
    ...((gramas ?? 0) > maximo
      ? erro(
          '/gramas',
          `${nome}: ${kg(gramas ?? 0)} passam de 2 kg por refeição recebida (${kg(maximo)}). Veja a vírgula.`,
        )
      : []),
    ...(motivo && !refeicoes && !gramas ? erro('/motivo', 'Quando nada sobra, não há motivo.') : []),
    ...(motivo === 'OUTRO' && !texto?.trim() ? erro('/texto', 'Escreva qual foi o outro motivo.') : []),
    ...(motivo !== 'OUTRO' && texto?.trim() ? erro('/texto', 'O texto é só do outro motivo.') : []),
  ];
}

export function errosDoPeriodo({ de, ate }: { de: string; ate: string }): ErroDeCampo[] {
  const dias = daysBetween(de, ate) + 1;
  if (dias >= 1 && dias <= MAIOR_PERIODO) return [];
  const detail = dias < 1 ? 'O período termina antes de começar.' : `O período pode ter até ${MAIOR_PERIODO} dias.`;
  return [{ pointer: '/query/ate', detail }];
}

export type Soma = Omit<Schemas['ContaDeSobras'], 'percentual' | 'gramasPorRefeicao'>;

const NADA: Soma = { entregas: 0, registradas: 0, refeicoes: 0, recebidasContadas: 0, gramas: 0, recebidasPesadas: 0 };

export const somar = (somas: readonly Soma[]): Soma =>
  somas.reduce<Soma>(
    (total, soma) => ({
      entregas: total.entregas + soma.entregas,
      registradas: total.registradas + soma.registradas,
      refeicoes: total.refeicoes + soma.refeicoes,
      recebidasContadas: total.recebidasContadas + soma.recebidasContadas,
      gramas: total.gramas + soma.gramas,
      recebidasPesadas: total.recebidasPesadas + soma.recebidasPesadas,
    }),
    NADA,
  );

/** Hundredths of a percent in the whole. */
const INTEIRO = 10_000;

export const contaDe = (soma: Soma): Schemas['ContaDeSobras'] => ({
  ...soma,
  percentual: soma.recebidasContadas > 0 ? Math.round((soma.refeicoes * INTEIRO) / soma.recebidasContadas) : null,
  gramasPorRefeicao: soma.recebidasPesadas > 0 ? Math.round(soma.gramas / soma.recebidasPesadas) : null,
});
