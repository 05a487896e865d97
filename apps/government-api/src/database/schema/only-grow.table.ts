/**
 * Tables the application's role may read and add to, but not change or delete from: the trail and what suppliers are
 * paid by (ADR 66). The listed columns are decided later and may change. A spec finds each table whose trigger refuses
 * changes.
 */
export const onlyGrow = {
  eventos: [],
  acessos: [],
  historico_pedido: [],
  recebimentos: ['vigente'],
  itens_recebimento: [],
  fotos_recebimento: [],
  contatos_atendimento: [],
  emissoes_lista: [],
  formularios: [],
  versoes_fiscalizacao: [],
  ciencias_fiscalizacao: [],
  fotos_fiscalizacao: [],
  historico_fiscalizacao: [],
  fechamentos_mapa: ['situacao', 'reaberto_em', 'reaberto_por', 'motivo_id', 'motivo'],
  assinaturas_mapa: [],
  papeis_do_mes: [],
  atestos_medicao: [],
  designacoes: ['fim', 'motivo_do_fim', 'encerrada_em', 'encerrada_por', 'versao'],
  afastamentos: ['fim', 'versao'],
  termos: ['situacao', 'versao', 'assinado_em', 'motivo', 'encerrado_em', 'encerrado_por'],
  assinaturas_termo: [],
  pagamentos: [
    ...['situacao', 'versao', 'motivo', 'cancelado_em', 'retido_centavos'],
    ...['liquidado_data', 'liquidado_documento', 'liquidado_em', 'liquidado_por'],
    ...['pago_data', 'pago_documento', 'pago_em', 'pago_por'],
    ...['excecao_hipotese', 'excecao_justificativa', 'excecao_autoridade'],
    ...['comunicado_data', 'comunicado_documento', 'comunicado_em', 'comunicado_por'],
  ],
  ativacoes_tipo: [],
  alteracoes_contrato: [],
  interrupcoes_entrega: ['fim', 'encerrada_em', 'encerrada_por', 'versao'],
  declaracoes_fornecedor: [],
  itens_declaracao: [],
  movimentos_empenho: [],
  consumos_empenho: ['liberado_em', 'liberado_por', 'liberado_motivo'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
