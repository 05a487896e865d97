import type { components } from '@alipen/contracts/generated/government-api';
import type { Coluna, LinhaDoMapa, Mapa } from './mapa-diario.service.ts';

type Schemas = components['schemas'];

/** What every view of the map has, field by field. */
export const toConteudo = ({ base, parcial, colunas, linhas, totais, regras }: Mapa, agora: Date) => ({
  base,
  geradoEm: agora.toISOString(),
  parcial,
  colunas: colunas.map(toColuna),
  linhas: linhas.map(toLinha),
  totais,
  regras,
});

export const toColuna = (coluna: Coluna): Schemas['ColunaMapa'] => ({
  tipoAlimentacaoId: coluna.tipoAlimentacaoId,
  tipoPublicoId: coluna.tipoPublicoId,
  refeicao: coluna.refeicao,
  publico: coluna.publico,
  baseConferencia: coluna.baseConferencia,
});

export const toLinha = ({ bases: _bases, ativa: _ativa, ...linha }: LinhaDoMapa): Schemas['LinhaMapa'] => linha;
