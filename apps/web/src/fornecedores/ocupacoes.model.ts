import { formatDay } from '../ui/date.format.ts';
import type { LotacaoCandidata } from './fornecedores.queries.ts';
import type { NomesDasRefeicoes } from './refeicoes.component.tsx';

type Ocupacoes = LotacaoCandidata['ocupacoes'];

export const ocupacoesEm = ({ ocupacoes }: LotacaoCandidata, refeicoes: readonly number[]): Ocupacoes =>
  ocupacoes.filter(({ tipoAlimentacaoId }) => refeicoes.includes(tipoAlimentacaoId));

/** "Já tem Sabor do Cocal em almoço, jantar até 31/12/2027" */
export function fraseDe(ocupacoes: Ocupacoes, nomes: NomesDasRefeicoes): string {
  const [primeira] = ocupacoes;
  if (!primeira) return '';
  const refeicoes = [...new Set(ocupacoes.map(o => nomes.get(o.tipoAlimentacaoId)?.toLowerCase() ?? ''))].join(', ');
  const quem = [...new Set(ocupacoes.map(({ contrato }) => contrato.fornecedor))].join(' · ');
  const ate =
    ocupacoes
      .map(({ fim }) => fim)
      .sort()
      .at(-1) ?? primeira.fim;
  return `Já tem ${quem} em ${refeicoes} até ${formatDay(ate)}`;
}
