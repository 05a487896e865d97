import { operations } from '@alipen/contracts/generated/operations';
import { OPERACAO } from '@alipen/platform/contract/operacao-decorator';
import { METHOD_METADATA } from '@nestjs/common/internal';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { guardRoutes } from '../src/gate/routes.ts';
import { bffDocument } from '../src/http/bff-contract.ts';
import { bffOperations } from '../src/operations/bff-operations.table.ts';
import { relayOperations } from '../src/relay/relay-operation.ts';
import { autoridades } from '../src/session/token/autoridades.table.ts';
import { Bff } from './bff.spec-kit.ts';
import { gestora } from './fake-government.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await Bff.start();
});
afterAll(() => bff.stop());

const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const;
type Item = Partial<Record<(typeof METHODS)[number], { operationId: string }>>;
const documented = Object.entries(bffDocument.paths as unknown as Record<string, Item>).flatMap(([path, item]) =>
  METHODS.flatMap(method => (item[method] ? [`${method.toUpperCase()} ${path}`] : [])),
);

function declared(): string[] {
  const controllers = bff.application.get(DiscoveryService).getControllers();
  return controllers.flatMap(({ instance }) => {
    const prototype = Object.getPrototypeOf(instance);
    return new MetadataScanner()
      .getAllMethodNames(prototype)
      .filter(name => Reflect.hasMetadata(METHOD_METADATA, prototype[name]))
      .map(name => Reflect.getMetadata(OPERACAO, prototype[name]) ?? `${name} declares no operation`);
  });
}

describe('as rotas são as operações do contrato', () => {
  it('nos caminhos do próprio BFF: nenhuma a mais, nenhuma a menos', () => {
    expect(declared().sort()).toEqual([...bffOperations.keys()].sort());
    const own = documented.filter(row => !row.includes('/api/ms-alipen/'));
    expect([...bffOperations.values()].map(({ method, path }) => `${method} ${path}`).sort()).toEqual(own.sort());
  });

  it('no repasse: toda operação de /ms-alipen, e nenhuma outra', () => {
    const fastify = bff.application.getHttpAdapter().getInstance() as unknown as FastifyInstance;
    const relayed = documented.filter(row => row.includes('/api/ms-alipen/'));
    expect(relayOperations.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(relayed.sort());
    for (const { method, path } of relayOperations) {
      expect(fastify.hasRoute({ method, url: path.replaceAll(/\{(\w+)\}/g, ':$1') })).toBe(true);
    }
  });

  it('rota sob /api que não diz qual operação é não deixa o servidor subir', async () => {
    const { default: fastify } = await import('fastify');
    const app = fastify();
    guardRoutes(app as unknown as FastifyInstance, { hook: () => () => undefined } as never, () => undefined);
    expect(() => app.get('/api/esquecida', async () => 'aberta')).toThrow(/names no operation/);
    expect(() => app.get('/fora', async () => 'aberta')).not.toThrow();
  });
});

/** Every operation is asked as each of five people: some 1,400 calls. */
const ASKS_MS = 180_000;

describe('quem pode o quê', () => {
  it(
    'a matriz autoridade × operação, perguntada ao servidor',
    async () => {
      const rows: string[] = [];
      const tokens = await Promise.all(
        autoridades.map(name => bff.government.token({ ...gestora, authorities: [name] })),
      );
      for (const { operationId, method, path } of relayOperations) {
        const address = path.replaceAll(/\{\w+\}/g, '1');
        const marks = tokens.map(async token => {
          const answer = await bff.asBearer(token, method, address);
          return answer.json.type === '/problemas/nao-permitido' ? '-' : 'x';
        });
        rows.push(`${(await Promise.all(marks)).join(' ')}  ${operationId}`);
      }
      expect(`G S A M F\n${rows.join('\n')}`).toMatchInlineSnapshot(`
"G S A M F
x - - - - -  listarEventosDeAcesso
x - - - - -  listarAcessosControle
x - - - - -  convidarControle
x - - - - -  obterAcessoControle
x - - - - -  encerrarAcessoControle
x - - - - -  listarLeiturasControle
x - - - - -  conferirLeiturasControle
x - - - - -  exportarLeiturasControle
x - - - - -  darSenhaDeControle
x - - - - -  renovarAcessoControle
x - - - - -  exportarEventosDeAcesso
x - - - - -  registrarAfastamento
x - - - - -  encerrarAfastamento
x x x x x x  obterAgencia
x - - - - -  salvarAgencia
x x x x x x  obterBrasao
x - - - - -  guardarBrasao
x - - - - -  tirarBrasao
x x x x - x  listarAnotacoesMapa
x x x x - -  retirarAnotacaoMapa
x x x x x -  acompanharMudancas
x x x x x -  iniciarAssinaturaGovbr
x x x x x -  receberAutorizacaoGovbr
x x x x x -  obterAssinaturaGovbr
x x x x x -  assinarPapelComGovbr
x - x x - -  listarAtendimentos
x - x x - -  avisarLotacoes
x - x x - -  obterAtendimento
x - x - - -  registrarContato
x - x - - -  liberarAtendimento
x - x - - -  assumirAtendimento
x - - x x x  listarAuditorias
x - - - - -  abrirAuditoria
x - - - - -  preverAuditoria
x - - x x x  obterAuditoria
x - - - x -  conferirSorteado
x - - - - -  encerrarAuditoria
x - - x x x  baixarListaDaAuditoria
x - - - - -  semearAuditoria
x - - x x x  listarSorteados
x - - - - -  confirmarChave
x x x x x -  revogarChave
- x - - - -  obterCodigoPresenca
x - - - - -  listarContasServico
x - - - - -  criarContaServico
x - - - - -  listarEscopos
x - - - - -  obterContaServico
x - - - - -  editarContaServico
x - - - - -  revogarContaServico
x - - - - -  emitirSegredoDaConta
x - - - - -  revogarSegredoDaConta
x - x x - x  listarContratos
x - - - - -  criarContrato
x - x x - x  obterContrato
x - - - - -  editarContrato
x - - - - -  criarAcessoDeclaracao
x - - - - -  revogarAcessoDeclaracao
x - x x - x  listarAlteracoesContrato
x - - - - -  alterarContrato
x - x x x x  listarDeclaracoes
x - x x x x  obterDeclaracao
x - x x x x  listarEmpenhos
x - - - - -  criarEmpenho
x - x x x x  exportarEmpenhos
x - x x x -  simularEmpenhos
x - - - - -  encerrarContrato
x - x x x x  listarInterrupcoes
x - - - - -  interromperEntregas
x - - - - -  definirItensContrato
x - - - - x  listarLotacoesDoContrato
x - - - - -  atenderLotacoes
x - - - - -  listarLotacoesCandidatas
x - - - - -  desatenderLotacoes
x - x x x x  listarResponsaveis
x - - - - -  designarResponsavel
x x x x x x  listarCorrecoes
x x - - - -  responderCorrecao
x x x x x x  lerDeclaracaoPeloCodigo
x x x x x x  declararPeloCodigo
x - - - - -  encerrarDesignacao
x x x x x -  listarDownloads
x x x x x -  pedirDownload
x x x x x -  contarDownloads
x x x x x -  baixarDownload
x x x x x -  cancelarDownload
x x x x x -  marcarDownloadLido
x x x x x -  repetirDownload
x x x x x x  listarEfetivos
x x x x x x  obterEfetivosDoDia
x - - x - x  exportarEfetivos
x - - - - -  importarEfetivos
x - - - - -  obterModeloEfetivos
x - x - - -  criarAcessoLista
x - x - - -  baixarEmissaoDaLista
x - x - - -  enviarListaFornecedor
x - - - - -  movimentarEmpenho
x x x x - -  obterExcecao
x - - - - -  editarExcecao
x - - - - -  removerExcecao
x x x x x x  listarFechamentos
x x - - x -  listarMapasAAssinar
x x - - x -  assinarComChave
x x - - x -  pedirAssinaturaPorChave
x x x x x x  listarFechamentosDoDia
x x x x x x  obterFechamentosDoMes
x x x x - x  listarFeriados
x - - - - -  criarFeriado
x - - - - -  definirFeriadoOficial
x x x x - -  obterFeriado
x - - - - -  editarFeriado
x - - - - -  inativarFeriado
x - - - - -  reativarFeriado
x x - x x x  listarFiscalizacoes
x x - x x -  criarFiscalizacao
x x - - x -  baixarFiscalizacoesDoDia
x x - x x x  exportarFiscalizacoes
x x - x x x  listarOpcoesFiscalizacoes
x - - x x x  listarPorcoesPadrao
x - - - - -  definirPorcaoPadrao
x x - x x x  obterFiscalizacao
x x - x x -  anotarCorrecaoFiscalizacao
x - - - - -  cancelarFiscalizacao
x x - - x -  registrarCiencia
x x - x x -  comentarFiscalizacao
x x - - x -  concluirFiscalizacao
x x - - - -  designarFiscalizacao
x x - x x x  baixarFolhaDeFotos
x x - - x -  iniciarFiscalizacao
x x - - x -  naoRealizarFiscalizacao
x - - x - -  pedirCorrecaoFiscalizacao
x - - - - -  reabrirFiscalizacao
x x - - x -  guardarRespostas
x - - - - -  retificarFiscalizacao
x x - x x x  baixarTermoFiscalizacao
x x - x x x  listarVersoesFiscalizacao
x x - x x x  listarFormularios
x - - - - -  criarFormulario
x - - - - -  preverFormulario
x x - x x x  obterFormulario
x - x x - x  listarFornecedores
x - - - - -  criarFornecedor
x - - - - -  exportarFornecedores
x - - - - -  importarFornecedores
x - - - - -  obterModeloFornecedores
x - - - - -  inativarFornecedores
x - x x - x  obterFornecedor
x - - - - -  editarFornecedor
x - - - - -  inativarFornecedor
x - - - - -  reativarFornecedor
x x x x x x  obterFotoRefeicao
x x - - x -  enviarFoto
x - - - - -  listarFotosRepetidas
x - - - - -  decidirFotoRepetida
x x - - x -  guardarFoto
x - - - - x  listarHistorico
x - - - - -  exportarHistorico
x - - - - -  importarMapaDoMes
x x x x - x  obterIndicadores
x - - - - x  acompanharContratos
x - - - - x  comporExecucaoDoContrato
x - - - - x  obterDevolvido
x - - - - -  listarExcecoesDaGestao
x - - x - x  avaliarFornecedores
x - - x - x  listarFotosDasFiscalizacoes
x - - x - x  listarItensReprovados
x - - - - x  obterMesAteHoje
x - - - - -  projetarDozeMeses
x - - - - -  exportarProjecao
x x x x - x  obterUltimosDias
x x x x - x  listarComposicaoDoIndicador
x - - - - -  encerrarInterrupcao
x x x x x x  lerListaPeloCodigo
x x x x x x  confirmarListaPeloCodigo
x x x x x x  pedirTrocaPelaLista
x - x - - -  listarListasFornecedor
x - x - - -  obterListaFornecedor
x - x - - -  emitirListaFornecedor
x - - x x x  obterLivro
x - - x x -  coassinarLivro
x - - x - x  conferirLivro
x - - x x x  provarConsistenciaDoLivro
x - - x x x  listarFolhasDoLivro
x - - x x x  listarTestemunhas
x - - - - -  criarTestemunha
x - - x x x  obterTestemunha
x - - - - -  editarTestemunha
x x x x x x  listarLotacoes
x - - - - -  criarLotacao
x - x x - -  exportarLotacoes
x - - - - -  importarLotacoes
x - - - - -  obterModeloLotacoes
x - - - - -  inativarLotacoes
x x x x x x  obterLotacao
x - - - - -  alterarLotacao
x x x x - -  anotarMapa
x - - - - x  verificarCadeia
x x - - - -  baixarCartazPresenca
x - - - - -  renovarCodigoPresenca
x x x x x x  obterEfetivoDoMes
x x - - - -  gravarEfetivoDoMes
x x - - - -  informarEfetivo
x x x x - -  listarExcecoes
x - - - - -  criarExcecao
x x - - - -  fecharMes
x x x x x x  obterFechamento
x x - - - -  fecharDia
x x - - x -  assinarDia
x x x x x x  compararFechamento
x x x x x x  baixarMapaPdf
x - - - - -  reabrirDia
x - - - - -  inativarLotacao
x x x x - -  listarJanelas
x - - - - -  definirJanela
x x x x x -  obterPapeisParaGovbr
x x x x - -  obterProgramacao
x - - - - -  definirProgramacao
x - - - - -  calcularProgramacaoDoEfetivo
x x x x - -  preverProgramacao
x x x x - -  listarVersoesProgramacao
x - - - - -  reativarLotacao
x x x x x x  listarSuspensoes
x - - - - -  suspenderAtividade
- x - - - -  pedirSuspensao
x x x x - x  obterMapaDiario
x x x x - x  obterMapaConsolidado
x x x x - x  obterMapaDoMes
x x x x - x  obterQuantidadesDoMes
x x x x - x  explicarMapa
x - x x x x  listarMedicoes
x - - - - -  abrirMedicao
x - x x x x  obterMedicao
x - - - - -  criarAcessoNota
x - - - - -  revogarAcessoNota
x - - - - -  aprovarMedicao
x - - - x -  atestarMedicao
x - - - x -  pedirCorrecao
x - - - - -  decidirDesconto
x - x x x x  obterEmpenhosDaMedicao
x - - - - -  enviarMedicao
x - x x x x  listarNotas
x - - - - -  enviarNota
x - x x x x  baixarNota
x - x x x x  baixarPacoteDaMedicao
x - x x x x  listarPagamentosDaMedicao
x - x x x x  obterRecebimento
x - - - x -  emitirTermo
- - - - - x  obterMeuAcessoControle
x x x x x -  trocarMinhaSenha
x x x x x -  listarMinhasChaves
x x x x x -  cadastrarChave
x x x x x -  pedirCadastroDeChave
x x x x x -  listarMinhasSessoes
x x x x x -  encerrarOutrasSessoes
x x x x x -  encerrarMinhaSessao
x x x x x x  listarMotivos
x - - - - -  criarMotivo
x - - - - -  ordenarMotivos
x - - - - -  obterMotivo
x - - - - -  editarMotivo
x - - - - -  inativarMotivo
x - - - - -  reativarMotivo
x x x x x x  lerNotaPeloCodigo
x x x x x x  enviarNotaPeloCodigo
x x x x x -  listarNotificacoes
x x x x x -  contarNotificacoes
x x x x x -  obterEscolhaDeEmails
x x x x x -  definirEscolhaDeEmails
x x x x x -  marcarNotificacoesLidas
x x x x x -  marcarNotificacaoLida
x x x x x x  listarOcorrencias
x x x x x -  abrirOcorrencia
x x x x x x  lerOcorrenciaPeloCodigo
x x x x x x  responderOcorrenciaPeloCodigo
x x x x x x  anexarPeloCodigo
x x x x x x  lerNotificacaoPeloCodigo
x x x x x x  devolverNotificacaoPeloCodigo
x x x x x x  baixarNotificacaoPeloCodigo
x x x x x x  obterOcorrencia
x x x x x x  baixarAnexoOcorrencia
x - - - - -  decidirOcorrencia
x - - - - -  encerrarOcorrencia
x - - - - -  glosarOcorrencia
x - - - - -  notificarOcorrencia
x x x x x x  obterNotificacaoFormal
x - - - - -  emitirNotificacaoFormal
x - - - - -  decidirNotificacaoFormal
x - - - - -  juntarNotificacaoDevolvida
x x x x x x  baixarNotificacaoFormal
x - - - - -  sanearOcorrencia
x - x x x x  listarPagamentos
x - x x x x  exportarPagamentos
x - x - - -  anularLiquidacao
x - - - - -  comunicarExcecao
x - x - - -  liquidarPagamento
x - - - - -  registrarPagamento
x - - x - -  obterPainel
x - - x - -  acompanharPainel
x - - x - -  obterFotoDoPainel
x x x x x x  baixarPapelAssinado
x x x x x -  devolverPapelAssinado
x x x x x x  obterAssinaturasDoPapel
x - - - - -  listarParametros
x - - - - -  obterParametro
x - - - - -  definirParametro
x - - - - -  cancelarVigenciaParametro
x x x x x x  listarPedidos
x x x - - -  criarPedido
x - - x - -  obterPedidosDasLotacoes
x - - x - -  resumirPedidosDasLotacoes
x - - x - -  totalizarPedidosDasLotacoes
x - x - - -  resumirPedidosAConfirmar
x x - - - -  enviarPedidosEmLote
x x x x x x  exportarPedidos
x - x - - -  agirEmLote
x x x - - -  prepararPedido
x x - - - -  prepararPedidosDeDias
x - - - - -  prepararPedidosDoDia
x x x x x -  obterQuadroPedidos
x x - - - -  salvarPedidosEmLote
x x x x - x  resumirPedidos
x - - - - -  obterSituacaoDoDia
x x x x x x  obterPedido
x x x - - -  editarPedido
x x - - - -  excluirPedido
x x - - - -  ajustarPedido
x - x - - -  aceitarAjuste
x - x - - -  recusarAjuste
x x - - - -  autorizarPedido
x x - - - -  cancelarPedido
x x x x x x  obterCienciaDoPedido
x x x x - x  obterComprovante
x - x - - -  confirmarPedido
x - x - - -  devolverPedido
x x x - - -  obterDietasDoPedido
x x - - - -  definirDietasDoPedido
x - - - - -  encerrarPedido
x x x - - -  enviarPedido
x x x x x x  listarPerguntasDoPedido
x - x - - -  perguntarAoFornecedor
x x x x x x  listarRecebimentos
x x - - x -  registrarRecebimento
x - x - - -  recusarPedido
x x - - - -  repetirPedido
x x x x x x  lerPerguntaPeloCodigo
x x x x x x  responderPerguntaPeloCodigo
x - x - - -  retirarPergunta
x - - x - -  obterPlanoAmostragem
x - - - - -  alterarPlanoAmostragem
x - - - - -  dispensarSegregacao
x x - - - -  listarPrescricoes
x x - - - -  pedirPrescricao
x x - - x -  listarDietasDoDia
x x - - - -  obterPrescricao
x - - - - -  autorizarPrescricao
x x - - - -  encerrarPrescricao
x - - - - -  recusarPrescricao
x x - - - -  renovarPrescricao
x - - - - -  transferirPrescricao
x x x x - -  listarPresencas
x x x x - -  manterPresenca
x - - - - -  obterPrimeirosPassos
x - - - - -  listarProgramacoes
x - - - - -  aplicarProgramacao
x - - - - -  gerarProgramacoes
x - - - - -  exportarProgramacoes
x - - - - -  importarProgramacoes
x - - - - -  baixarModeloProgramacoes
x x x x - -  obterVersaoProgramacao
x - - - - -  editarProgramacao
x - - - - -  encerrarProgramacao
x - - - - -  removerProgramacao
x x x x x x  listarEntregasEsperadas
x x - - x -  anularRecebimento
x x - - x -  corrigirRecebimento
x x x x x x  obterSobrasDoDia
x x - - x -  registrarSobra
x x x x x x  resumirSobras
x x - - x -  corrigirSobra
x x - - x -  anularSobra
x - - - - -  corrigirSuspensao
x - - - - -  decidirSuspensao
- x - - - -  desistirSuspensao
x - - - - -  encerrarSuspensao
x - - - - -  listarTarefas
x - - - - -  listarTelas
x - - - - -  autorizarTela
x - - - - -  editarTela
x - - - - -  revogarTela
x - x x x -  assinarTermo
x - x x x x  baixarTermoPdf
x - x x x -  recusarTermo
x x x x x x  listarTiposAlimentacao
x - - - - -  criarTipoAlimentacao
x - - - - -  ordenarTiposAlimentacao
x - - - - -  obterTipoAlimentacao
x - - - - -  editarTipoAlimentacao
x - - - - -  inativarTipoAlimentacao
x - - - - -  reativarTipoAlimentacao
x - - - - -  criarVigenciaTipo
x - - - - -  simularVigenciaTipo
x - - - - -  alterarVigenciaTipo
x - - - - -  cancelarVigenciaTipo
x x x - - -  listarTiposDieta
x - - - - -  criarTipoDieta
x - - - - -  obterTipoDieta
x - - - - -  editarTipoDieta
x x x x x x  listarTiposPublico
x - - - - -  criarTipoPublico
x - - - - -  ordenarTiposPublico
x - - - - -  obterTipoPublico
x - - - - -  editarTipoPublico
x - - - - -  inativarTipoPublico
x - - - - -  reativarTipoPublico
x - - - - -  transferirLotacoes
x x x x x x  lerTrocaPeloCodigo
x x x x x x  decidirTrocaPeloCodigo
x x x x x x  listarTrocas
x - x - - -  pedirTroca
x - x - - -  decidirTroca
x - x - - -  retirarTroca
x - - - - -  listarUsuarios
x - - - - -  criarUsuario
x - - - - -  exportarUsuarios
x - - - - -  importarUsuarios
x - - - - -  obterModeloUsuarios
x - - - - -  criarPrimeirasSenhas
x - - - - -  obterUsuario
x - - - - -  editarUsuario
x - - - - -  bloquearUsuario
x - - - - -  listarChavesDaPessoa
x - - - - -  desbloquearUsuario
x - - - - -  encerrarSessoes
x - - - - -  redefinirSenha
x x x x x x  conferirArquivo
x x x x x x  verificarAssinaturasDoPapel
x x x x x x  provarPapelNoLivro
x x x x x x  verificarMedicao
x x x x x x  verificarMes
x x x x x x  verificarNotificacaoFormal
x x x x x x  verificarTermo
x x x x x x  verificarMapa
x x x x x -  listarVisoes
x x x x x -  criarVisao
x x x x x -  definirVisaoPadrao
x x x x x -  editarVisao
x x x x x -  excluirVisao
x - - - - -  listarWebhooks
x - - - - -  criarWebhook
x - - - - -  obterWebhook
x - - - - -  editarWebhook
x - - - - -  listarEntregasWebhook
x - - - - -  repetirEntregaWebhook
x - - - - -  removerWebhook
x - - - - -  trocarSegredoDoWebhook
x - - - - -  testarWebhook"
`);
    },
    ASKS_MS,
  );

  it('é o que o contrato diz', () => {
    for (const row of relayOperations) {
      const operation = Object.values(operations).find(({ operationId }) => operationId === row.operationId);
      const pessoas = operation?.autoridades.filter(autoridade => String(autoridade) !== 'PUBLICO');
      expect([...row.autoridades]).toEqual(pessoas);
    }
  });
});

describe('o que se publica', () => {
  it('o documento é o bff.json, e a página lista todas as operações sem precisar de mais nada', async () => {
    expect((await bff.call('GET', '/api/openapi.json')).json).toEqual(JSON.parse(JSON.stringify(bffDocument)));
    const page = await bff.call('GET', '/api/docs');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    for (const row of documented) expect(page.text).toContain(`<code>${row.split(' ')[1]}</code>`);
    expect(page.text).not.toMatch(/<script|src=|https?:\/\/(?!www\.w3)/);
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  });

  it('o menu tem ETag, e quem já o tem recebe 304', async () => {
    const token = await bff.government.token();
    const first = await bff.asCookie(token, 'GET', '/api/menu');
    expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'Cookie, Authorization' });
    const again = { 'if-none-match': String(first.headers.etag) };
    const second = await bff.asCookie(token, 'GET', '/api/menu', { headers: again });
    expect([second.status, second.text]).toEqual([304, '']);
  });

  it('o menu segue o último papel do token, e outro só se a pessoa o tem', async () => {
    const both = await bff.government.token({ ...gestora, authorities: ['AL_GESTOR', 'AL_MONITORAMENTO'] });
    const papel = async (query = '') => (await bff.asCookie(both, 'GET', `/api/menu${query}`)).json.papel;
    expect(await papel()).toBe('MONITORAMENTO');
    expect(await papel('?papel=GESTOR')).toBe('GESTOR');
    expect((await bff.asCookie(both, 'GET', '/api/menu?papel=SOLICITANTE')).status).toBe(403);
    expect((await bff.asCookie(both, 'GET', '/api/menu?papel=CHEFE')).status).toBe(400);
    expect((await bff.asCookie(both, 'GET', '/api/menu?papel=GESTOR&papel=GESTOR')).status).toBe(400);
    expect((await bff.call('GET', '/api/menu?papel=GESTOR')).status).toBe(401);
  });

  it('sem papel conhecido o menu é o de ATENDIMENTO, que não permite nada', async () => {
    const nobody = await bff.government.token({ ...gestora, authorities: ['AL_CHEFE'] });
    expect((await bff.asCookie(nobody, 'GET', '/api/menu')).json.papel).toBe('ATENDIMENTO');
    const acessos = (await bff.asCookie(nobody, 'GET', '/api/acessos')).json as unknown as { permitido: boolean }[];
    expect(acessos.some(({ permitido }) => permitido)).toBe(false);
    expect((await bff.asCookie(nobody, 'GET', '/api/sessao')).json).toMatchObject({ perfil: 'AL CHEFE', papeis: [] });
  });
});

describe('o que se registra', () => {
  it('nunca tem senha, token, cookie nem CPF', async () => {
    const { cookies } = await bff.login({ cpf: '529.982.247-25', senha: 'SEGREDO-DIGITADO' });
    const token = /=([^;]+)/.exec(cookies[0] ?? '')?.[1] ?? '';
    bff.government.json('/login', 401, {});
    await bff.login({ cpf: '529.982.247-25', senha: 'SEGREDO-DIGITADO' });
    bff.government.raw('/login', '');
    await bff.login({ cpf: '529.982.247-25', senha: 'SEGREDO-DIGITADO' });
    bff.government.reset();
    await bff.asCookie(token, 'GET', '/api/ms-alipen/pedidos?busca=FULANO-DE-TAL');
    await bff.asCookie(token, 'POST', '/api/ms-alipen/pedidos', { body: { observacao: 'SEGREDO-DIGITADO' } });
    await bff.asCookie(token, 'POST', '/api/logout');
    expect(token.length).toBeGreaterThan(100);
    expect(bff.log).toContain('"evento":"ENTRADA"');
    expect(bff.log).toContain('"evento":"ENTRADA_RECUSADA"');
    expect(bff.log).toContain('"evento":"SAIDA"');
    expect(bff.log).toContain('"evento":"escrita"');
    for (const secret of ['SEGREDO', '52998224725', '529.982', token, token.slice(0, 40), 'FULANO']) {
      expect(bff.log).not.toContain(secret);
    }
  });
});
