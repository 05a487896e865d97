import type { components } from '@alipen/contracts/generated/government-api';
import type { DiaLido, LinhaLida, VersaoLida } from './declaracoes.repository.ts';

type Schemas = components['schemas'];

const instante = (lido: string | Date): string => new Date(lido).toISOString();

export const toVersao = (versao: VersaoLida): Schemas['ResumoDaDeclaracao'] => ({
  versao: versao.versao,
  nome: versao.nome,
  recebidaEm: instante(versao.recebidaEm),
  produzidas: versao.produzidas,
  entregues: versao.entregues,
});

export function toDia(dia: DiaLido): Schemas['DiaDeclarado'] {
  const { data, confirmadas, versao, nome, recebidaEm, produzidas, entregues } = dia;
  if (versao === null || nome === null || recebidaEm === null) return { data, confirmadas, declaracao: null };
  const declaracao = { versao, nome, recebidaEm, produzidas: produzidas ?? 0, entregues: entregues ?? 0 };
  return { data, confirmadas, declaracao: toVersao(declaracao) };
}

const daLinha = (linha: LinhaLida) => ({
  lotacao: { id: linha.lotacaoId, nome: linha.lotacao },
  refeicao: linha.refeicao,
  confirmada: linha.confirmada,
  produzida: linha.produzida,
  entregue: linha.entregue,
  lacres: linha.lacres ?? [],
  placa: linha.placa,
});

export const toLinha = (linha: LinhaLida): Schemas['LinhaDoDeclarado'] => ({
  ...daLinha(linha),
  recebida: linha.recebida,
});

export const toPreencher = (linha: LinhaLida): Schemas['LinhaAPreencher'] => ({
  ...daLinha(linha),
  tipoAlimentacaoId: linha.tipoAlimentacaoId,
});
