import { isDeepStrictEqual } from 'node:util';
import type { components } from '@alipen/contracts/generated/government-api';
import type { Pessoa } from '../../auth/pessoa.ts';
import { plainDate } from '../../clock/clock.ts';
import { acoesDe } from '../pedidos.ciclo.rules.ts';
import { aceitaDe } from '../quantidades/itens.rules.ts';
import { faixaPrazoDe, limitesDeAjuste, type RefeicaoAjustavel } from '../quantidades/prazo.rules.ts';
import type { AjusteLido, CabecalhoPedido, HistoricoLido, ItemLido } from '../registro/pedidos.repository.ts';
import { fatosDe, refeicoesPedidas } from './fatos.rules.ts';

type Schemas = components['schemas'];

export type PedidoLido = {
  cabecalho: CabecalhoPedido;
  itens: readonly ItemLido[];
  historico: readonly HistoricoLido[];
  ajustes: readonly AjusteLido[];
};

/** Present values for a draft, the frozen ones for a sent order. */
export type ReferenciasDoDia = {
  contratos: Schemas['ReferenciaContrato'][];
  efetivo: Schemas['EfetivoInformado'] | null;
  prazoLimiteEm: Date;
  refeicoes: readonly (RefeicaoAjustavel & { nome: string })[];
};

const instante = (data: Date | null): string | null => data?.toISOString() ?? null;

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
  quantidadeConfirmada: item.quantidadeConfirmada,
  quantidadeEntregue: item.quantidadeEntregue,
  quantidadeRecusada: item.quantidadeRecusada,
  quantidadeAceita: aceitaDe(item),
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

const ajusteDe = ({ ajuste, motivo, solicitadoPor, respondidoPor }: AjusteLido): Schemas['AjustePedido'] => ({
  id: ajuste.id,
  tipoAlimentacaoId: ajuste.tipoAlimentacaoId,
  tipoPublicoId: ajuste.tipoPublicoId,
  de: ajuste.de,
  para: ajuste.para,
  situacao: ajuste.situacao,
  automatico: ajuste.automatico,
  motivo,
  texto: ajuste.texto,
  solicitadoEm: ajuste.solicitadoEm.toISOString(),
  solicitadoPor,
  respondidoEm: instante(ajuste.respondidoEm),
  respondidoPor,
  resposta: ajuste.resposta,
});

export function pedidoDe(
  { cabecalho, itens, historico, ajustes }: PedidoLido,
  { contratos, efetivo, prazoLimiteEm, refeicoes }: ReferenciasDoDia,
  { pessoa, agora }: { pessoa: Pick<Pessoa, 'usuarioId' | 'authorities'>; agora: Date },
): Schemas['Pedido'] {
  const { pedido, lotacao, lotacaoHoje, fusoHorario } = cabecalho;
  const hoje = plainDate(agora, fusoHorario);
  const diaPassado = pedido.dataRefeicao < hoje;
  const diaFuturo = pedido.dataRefeicao > hoje;
  const fatos = fatosDe({
    pessoa,
    criadoPor: pedido.criadoPor,
    enviadoPor: pedido.enviadoPor,
    autorizacao: pedido.autorizacao,
    dataRefeicao: pedido.dataRefeicao,
    fusoHorario,
    agora,
    refeicoes,
    pedidas: refeicoesPedidas(itens),
    pendentes: ajustes.filter(({ ajuste }) => ajuste.situacao === 'SOLICITADO').length,
    recebido: itens.some(({ quantidadeEntregue }) => quantidadeEntregue !== null),
  });
  return {
    id: pedido.id,
    numero: pedido.numero,
    lotacao,
    lotacaoHoje: isDeepStrictEqual(lotacao, lotacaoHoje) ? null : lotacaoHoje,
    dataRefeicao: pedido.dataRefeicao,
    tipo: pedido.tipo,
    situacao: pedido.situacao,
    foraDoPrazo: pedido.foraDoPrazo,
    faixaPrazo: faixaPrazoDe(
      agora,
      { foraDoPrazo: pedido.foraDoPrazo, enviado: pedido.enviadoEm !== null, limiteEm: prazoLimiteEm },
      fusoHorario,
    ),
    enviadoAutomaticamente: pedido.enviadoAutomaticamente,
    complementoDe:
      pedido.complementoDe !== null && cabecalho.complementoDe !== null
        ? { id: pedido.complementoDe, numero: cabecalho.complementoDe }
        : null,
    contratos,
    prazoLimiteEm: prazoLimiteEm.toISOString(),
    limitesAjuste: limitesDeAjuste(agora, pedido.dataRefeicao, refeicoes, fusoHorario).map(limite => ({
      tipoAlimentacaoId: limite.tipoAlimentacaoId,
      limiteEm: limite.limiteEm.toISOString(),
      encerrado: limite.encerrado,
    })),
    justificativa: pedido.justificativa,
    sinais: pedido.sinais ?? [],
    observacao: pedido.observacao,
    efetivo,
    itens: itens.map(itemDe),
    totalRefeicoes: pedido.totalRefeicoes,
    valorPrevistoCentavos: pedido.valorPrevistoCentavos,
    criadoEm: pedido.criadoEm.toISOString(),
    criadoPor: cabecalho.criadoPor,
    enviadoEm: instante(pedido.enviadoEm),
    enviadoPor: cabecalho.enviadoPor,
    autorizacao: pedido.autorizacao && {
      situacao: pedido.autorizacao,
      em: instante(pedido.autorizadoEm),
      por: cabecalho.autorizadoPor,
    },
    confirmadoEm: instante(pedido.confirmadoEm),
    confirmadoPor: cabecalho.confirmadoPor,
    motivo: cabecalho.motivo === null ? null : { motivo: cabecalho.motivo, texto: pedido.motivoTexto },
    ajustes: ajustes.map(ajusteDe),
    alteradoEm: pedido.alteradoEm.toISOString(),
    alteradoPor: cabecalho.alteradoPor,
    versao: pedido.versao,
    acoes: acoesDe({ situacao: pedido.situacao, autoridades: pessoa.authorities, diaPassado, diaFuturo, fatos }),
    historico: historico.map(historicoDe),
  };
}
