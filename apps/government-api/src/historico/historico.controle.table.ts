/** What external control reads the trail of (ADR 135): what is paid for and how, never people, passwords, diets or settings. */
export const ENTIDADES_DO_CONTROLE: ReadonlySet<string> = new Set([
  'pedidos',
  'recebimentos',
  'sobras',
  'fiscalizacoes',
  'ocorrencias',
  'notificacoes_formais',
  'efetivos_diarios',
  'suspensoes',
  'interrupcoes_entrega',
  'declaracoes_fornecedor',
  'fechamentos_mapa',
  'medicoes',
  'correcoes_medicao',
  'termos',
  'notas_fiscais',
  'pagamentos',
  'empenhos',
  'auditorias',
  'contratos',
  'designacoes',
  'fornecedores',
  'lotacoes',
]);

/** Acts on those records that tell of somebody's health. */
export const ATOS_FECHADOS_AO_CONTROLE: readonly string[] = ['definirDietasDoPedido'];
