import type { components } from '@alipen/contracts/generated/government-api';
import { plainDate } from '../clock/clock.ts';
import { acoesDe } from './pedidos.ciclo.rules.ts';
import type { CabecalhoPedido, HistoricoLido, ItemLido } from './pedidos.repository.ts';

type Schemas = components['schemas'];

export type PedidoLido = {
  cabecalho: CabecalhoPedido;
  itens: readonly ItemLido[];
  historico: readonly HistoricoLido[];
};

/** What a draft shows as of now; once sent, what was frozen. */
export type ReferenciasDoDia = {
  contratos: Schemas['ReferenciaContrato'][];
  efetivo: Schemas['EfetivoInformado'] | null;
  prazoLimiteEm: Date;
};

export const instante = (data: Date | null): string | null => data?.toISOString() ?? null;

export function efetivoCongelado({ pedido }: CabecalhoPedido): Schemas['EfetivoInformado'] | null {
  const { efetivoData, efetivoInternos, efetivoServidores, efetivoCapturadoEm } = pedido;
  if (!efetivoData || !efetivoCapturadoEm) return null;
  return {
    data: efetivoData,
    internos: efetivoInternos ?? 0,
    servidores: efetivoServidores ?? 0,
    capturadoEm: efetivoCapturadoEm.toISOString(),
  };
}

const itemDe = (item: ItemLido): Schemas['ItemPedido'] => ({
  tipoAlimentacaoId: item.tipoAlimentacaoId,
  tipoPublicoId: item.tipoPublicoId,
  quantidadeProgramada: item.quantidadeProgramada,
  quantidadeSolicitada: item.quantidade,
  precoCentavos: item.precoCentavos,
  contratoId: item.contratoId,
});

const historicoDe = (linha: HistoricoLido): Schemas['HistoricoPedido'] => ({
  em: linha.em.toISOString(),
  por: linha.por,
  evento: linha.evento,
  de: linha.de,
  para: linha.para,
  alteracoes: linha.alteracoes,
  detalhe: linha.detalhe,
});

export function pedidoDe(
  { cabecalho, itens, historico }: PedidoLido,
  { contratos, efetivo, prazoLimiteEm }: ReferenciasDoDia,
  { autoridades, agora }: { autoridades: readonly string[]; agora: Date },
): Schemas['Pedido'] {
  const { pedido, lotacao, fusoHorario } = cabecalho;
  const diaPassado = pedido.dataRefeicao < plainDate(agora, fusoHorario);
  return {
    id: pedido.id,
    numero: pedido.numero,
    lotacao,
    dataRefeicao: pedido.dataRefeicao,
    tipo: pedido.tipo,
    situacao: pedido.situacao,
    foraDoPrazo: pedido.foraDoPrazo,
    contratos,
    prazoLimiteEm: prazoLimiteEm.toISOString(),
    justificativa: pedido.justificativa,
    observacao: pedido.observacao,
    efetivo,
    itens: itens.map(itemDe),
    totalRefeicoes: pedido.totalRefeicoes,
    valorPrevistoCentavos: pedido.valorPrevistoCentavos,
    criadoEm: pedido.criadoEm.toISOString(),
    criadoPor: cabecalho.criadoPor,
    enviadoEm: instante(pedido.enviadoEm),
    enviadoPor: cabecalho.enviadoPor,
    alteradoEm: pedido.alteradoEm.toISOString(),
    versao: pedido.versao,
    acoes: acoesDe({ situacao: pedido.situacao, autoridades, diaPassado }),
    historico: historico.map(historicoDe),
  };
}
