// What somebody of external control may read (ADR 135). One list: an operation that is not here is closed to them, whoever else it names.
import { operacoes } from './openapi.mjs';

const CONTROLE = 'AL_CONTROLE';
/** Classes that only hand something over; nothing that writes, receives a file or stays open. */
const CLASSES = ['leitura', 'foto', 'arquivo'];
/** The answer waits until the reading is recorded, and does not leave where it cannot be. */
const SEM_REGISTRO = 503;

export const LIDAS_PELO_CONTROLE = [
  // The map, its day and month, and why each number is what it is.
  'obterMapaDiario',
  'obterMapaDoMes',
  'obterMapaConsolidado',
  'obterQuantidadesDoMes',
  'explicarMapa',
  'listarAnotacoesMapa',
  // Closings, signatures, chains and papers.
  'listarFechamentos',
  'listarFechamentosDoDia',
  'obterFechamentosDoMes',
  'obterFechamento',
  'compararFechamento',
  'baixarMapaPdf',
  'verificarCadeia',
  'obterAssinaturasDoPapel',
  'baixarPapelAssinado',
  // Orders, head counts and what stopped the asking.
  'listarPedidos',
  'obterPedido',
  'resumirPedidos',
  'exportarPedidos',
  'obterComprovante',
  'obterCienciaDoPedido',
  'listarPerguntasDoPedido',
  'listarTrocas',
  'listarEfetivos',
  'obterEfetivosDoDia',
  'obterEfetivoDoMes',
  'exportarEfetivos',
  'listarSuspensoes',
  'listarInterrupcoes',
  'listarFeriados',
  // Deliveries, what was left of them, inspections and their photos.
  'listarEntregasEsperadas',
  'listarRecebimentos',
  'obterSobrasDoDia',
  'resumirSobras',
  'listarDeclaracoes',
  'obterDeclaracao',
  'listarFiscalizacoes',
  'listarOpcoesFiscalizacoes',
  'exportarFiscalizacoes',
  'obterFiscalizacao',
  'listarVersoesFiscalizacao',
  'baixarFolhaDeFotos',
  'baixarTermoFiscalizacao',
  'listarPorcoesPadrao',
  'obterFotoRefeicao',
  'listarFormularios',
  'obterFormulario',
  'listarOcorrencias',
  'obterOcorrencia',
  'baixarAnexoOcorrencia',
  'obterNotificacaoFormal',
  'baixarNotificacaoFormal',
  // The billing, its terms, notes, attests and payments, and the month that opens without a server.
  'listarMedicoes',
  'obterMedicao',
  'listarCorrecoes',
  'obterRecebimento',
  'baixarTermoPdf',
  'listarNotas',
  'baixarNota',
  'obterEmpenhosDaMedicao',
  'listarPagamentosDaMedicao',
  'listarPagamentos',
  'exportarPagamentos',
  'baixarPacoteDaMedicao',
  // The ledger, its proofs and who keeps its heads.
  'obterLivro',
  'conferirLivro',
  'provarConsistenciaDoLivro',
  'listarFolhasDoLivro',
  'listarTestemunhas',
  'obterTestemunha',
  // Audits with a limit of risk.
  'listarAuditorias',
  'obterAuditoria',
  'listarSorteados',
  'baixarListaDaAuditoria',
  // Indicators.
  'obterIndicadores',
  'listarComposicaoDoIndicador',
  'obterUltimosDias',
  'obterMesAteHoje',
  'obterDevolvido',
  'acompanharContratos',
  'comporExecucaoDoContrato',
  'avaliarFornecedores',
  'listarItensReprovados',
  'listarFotosDasFiscalizacoes',
  // Units, contracts, prices, who answers for them, and the words of the rest.
  'obterAgencia',
  'obterBrasao',
  'listarLotacoes',
  'obterLotacao',
  'listarContratos',
  'obterContrato',
  'listarAlteracoesContrato',
  'listarLotacoesDoContrato',
  'listarResponsaveis',
  'listarEmpenhos',
  'exportarEmpenhos',
  'listarFornecedores',
  'obterFornecedor',
  'listarTiposAlimentacao',
  'listarTiposPublico',
  'listarMotivos',
  // The history of the above, and no other.
  'listarHistorico',
];

function permitir({ path, method, operation }) {
  const where = `${method.toUpperCase()} ${path}`;
  if (method !== 'get') throw new Error(`${where}: external control only reads, and this is not a GET`);
  if (!CLASSES.includes(operation['x-classe']))
    throw new Error(`${where}: external control only reads, and this is of class ${operation['x-classe']}`);
  if (operation['x-autoridades'].includes('PUBLICO'))
    throw new Error(`${where}: it is open to anybody, and a reading without a person is not recorded`);
  operation['x-autoridades'] = [...new Set([...operation['x-autoridades'], CONTROLE])];
  const recusas = operation['x-recusas'] ?? [];
  if (!recusas.includes(SEM_REGISTRO)) operation['x-recusas'] = [...recusas, SEM_REGISTRO];
}

/** The document with external control among those who may call what it reads. Pure. */
export function comControle(document, lidas = LIDAS_PELO_CONTROLE) {
  const whole = structuredClone(document);
  const found = operacoes(whole);
  const byId = new Map(found.map(each => [each.operation.operationId, each]));
  for (const id of lidas) {
    const one = byId.get(id);
    if (!one) throw new Error(`external control reads ${id}, which is no operation`);
    permitir(one);
  }
  // An operation of its own names it by hand, and is held to the same.
  for (const each of found) if (each.operation['x-autoridades']?.includes(CONTROLE)) permitir(each);
  return whole;
}
