import type { ErroDeCampo } from '@alipen/platform/problems/problema';
import { porExtenso } from '../clock/zoned-time.ts';

export type Ocupacao = {
  lotacaoId: number;
  lotacao: string;
  tipoAlimentacaoId: number;
  refeicao: string;
  contratoId: number;
  numero: string;
  fornecedor: string;
  inicio: string;
  fim: string;
};

/** `no almoço`, `na ceia`: people name the meals, and most feminine names end in a. */
export const naRefeicao = (refeicao: string): string =>
  `${/^\S*(a|ção)(\s|$)/i.test(refeicao) ? 'na' : 'no'} ${refeicao.toLowerCase()}`;

export const enumerar = (partes: readonly string[]): string =>
  partes.length < 2 ? (partes[0] ?? '') : `${partes.slice(0, -1).join(', ')} e ${partes.at(-1)}`;

/** `31/12` in the present year, else with the year. */
export const diaCurto = (data: string, hoje: string): string =>
  data.slice(0, 4) === hoje.slice(0, 4) ? porExtenso(data).slice(0, 5) : porExtenso(data);

/** One sentence per unit and end: "Unidade X já tem fornecedor no almoço e no jantar até 31/12." */
export function frasesDeOcupacao(ocupacoes: readonly Ocupacao[], hoje: string): Map<number, string[]> {
  const grupos = new Map<string, Ocupacao[]>();
  for (const ocupacao of ocupacoes) {
    const chave = `${ocupacao.lotacaoId} ${ocupacao.fim}`;
    grupos.set(chave, [...(grupos.get(chave) ?? []), ocupacao]);
  }
  const frases = new Map<number, string[]>();
  for (const grupo of grupos.values()) {
    const [primeira] = grupo;
    if (!primeira) continue;
    const { lotacaoId, lotacao, fim } = primeira;
    const refeicoes = enumerar([...new Set(grupo.map(({ refeicao }) => naRefeicao(refeicao)))]);
    const frase = `${lotacao} já tem fornecedor ${refeicoes} até ${diaCurto(fim, hoje)}.`;
    frases.set(lotacaoId, [...(frases.get(lotacaoId) ?? []), frase]);
  }
  return frases;
}

export function errosDeOcupacao(
  ocupacoes: readonly Ocupacao[],
  lotacaoIds: readonly number[],
  hoje: string,
): ErroDeCampo[] {
  return [...frasesDeOcupacao(ocupacoes, hoje)].map(([lotacaoId, frases]) => ({
    pointer: `/lotacaoIds/${Math.max(0, lotacaoIds.indexOf(lotacaoId))}`,
    detail: frases.join(' ').slice(0, 500),
  }));
}
