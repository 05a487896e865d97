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

export const toLinha = (linha: LinhaDoMapa): Schemas['LinhaMapa'] => ({
  data: linha.data,
  feriado: linha.feriado,
  lotacao: linha.lotacao,
  principal: linha.principal,
  nivel: linha.nivel,
  pedido: linha.pedido,
  situacao: linha.situacao,
  enviado: linha.enviado,
  diasComPedido: linha.diasComPedido,
  importado: linha.importado,
  internos: linha.internos,
  servidores: linha.servidores,
  quantidades: linha.quantidades,
  diferencas: linha.diferencas,
  precosCentavos: linha.precosCentavos,
  total: linha.total,
  maiorDiferenca: linha.maiorDiferenca,
  acimaDoEfetivo: linha.acimaDoEfetivo,
  valorDesvioCentavos: linha.valorDesvioCentavos,
  valorCentavos: linha.valorCentavos,
  conciliacao: linha.conciliacao,
  brutoCentavos: linha.brutoCentavos,
  glosaCentavos: linha.glosaCentavos,
  descontoPropostoCentavos: linha.descontoPropostoCentavos,
  liquidoCentavos: linha.liquidoCentavos,
  contratos: linha.contratos,
  execucao: linha.execucao,
  alertas: linha.alertas,
});
