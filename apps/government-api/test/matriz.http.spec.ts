import { type Operation, operations } from '@alipen/contracts/generated/operations';
import { prepararServidor, type Quem } from './kit/servidor.ts';

const PAPEIS = ['gestora', 'solicitante', 'atendimento', 'monitoramento', 'fiscal'] as const satisfies readonly Quem[];

describe('quem pode o quê', () => {
  const servidor = prepararServidor();

  /**
   * Asks the running service, not the contract. Only the token is sent, so what is allowed goes on to be refused for its form (or
   * answers, when it is a read), and what is not stops at the guard.
   */
  async function pode(operation: Operation, quem: Quem | undefined): Promise<string> {
    const agente = quem ? servidor.como(quem) : servidor.http();
    // A stream of events never ends, so a wrong query has it refused for its form too.
    const query = operation.classe === 'eventos' ? '?desde=x' : '';
    const path = operation.path.replaceAll(/\{\w+\}/g, '0') + query;
    const resposta = await agente[operation.method.toLowerCase() as 'get' | 'post' | 'put'](path);
    if (resposta.body?.type === '/problemas/rota-desconhecida') return '?';
    if (['/problemas/nao-permitido', '/problemas/nao-autenticado'].includes(resposta.body?.type)) return '·';
    return resposta.status === 500 ? '!' : 'x';
  }

  it('a matriz de papéis e operações', async () => {
    const linhas = [];
    for (const operation of Object.values(operations) as Operation[]) {
      const celulas = [];
      for (const quem of [...PAPEIS, undefined]) celulas.push(await pode(operation, quem));
      linhas.push(`${operation.operationId.padEnd(22)} ${celulas.join('   ')}`);
    }
    const cabecalho = `${''.padEnd(22)} GES SOL ATE MON FIS sem token`;
    expect(`\n${[cabecalho, ...linhas.sort()].join('\n')}\n`).toMatchInlineSnapshot(`
"
                       GES SOL ATE MON FIS sem token
abrirMedicao           x   ·   ·   ·   ·   ·
abrirOcorrencia        x   x   x   x   x   ·
abrirSessaoDaConta     x   x   x   x   x   x
abrirSessaoDaTela      x   x   x   x   x   x
aceitarAjuste          x   ·   x   ·   ·   ·
acompanharContratos    x   ·   ·   ·   ·   ·
acompanharMudancas     x   x   x   x   x   ·
acompanharPainel       x   ·   ·   x   ·   ·
agirEmLote             x   ·   x   ·   ·   ·
ajustarPedido          x   x   ·   ·   ·   ·
alterarLotacao         x   ·   ·   ·   ·   ·
alterarPlanoAmostragem x   ·   ·   ·   ·   ·
alterarVigenciaTipo    x   ·   ·   ·   ·   ·
anexarPeloCodigo       x   x   x   x   x   x
anotarCorrecaoFiscalizacao x   x   ·   x   x   ·
anotarMapa             x   x   x   x   ·   ·
anularRecebimento      x   x   ·   ·   x   ·
aplicarProgramacao     x   ·   ·   ·   ·   ·
aprovarMedicao         x   ·   ·   ·   ·   ·
assinarDia             x   x   ·   ·   x   ·
assumirAtendimento     x   ·   x   ·   ·   ·
atenderLotacoes        x   ·   ·   ·   ·   ·
atestarMedicao         x   ·   ·   ·   x   ·
autorizarTela          x   ·   ·   ·   ·   ·
avaliarFornecedores    x   ·   ·   x   ·   ·
avisarLotacoes         x   ·   x   x   ·   ·
baixarAnexoOcorrencia  x   x   x   x   x   ·
baixarDownload         x   x   x   x   x   ·
baixarEmissaoDaLista   x   ·   x   ·   ·   ·
baixarFiscalizacoesDoDia x   x   ·   ·   x   ·
baixarFolhaDeFotos     x   x   ·   x   x   ·
baixarMapaPdf          x   x   x   x   x   ·
baixarModeloProgramacoes x   ·   ·   ·   ·   ·
baixarTermoFiscalizacao x   x   ·   x   x   ·
bloquearUsuario        x   ·   ·   ·   ·   ·
calcularProgramacaoDoEfetivo x   ·   ·   ·   ·   ·
cancelarDownload       x   x   x   x   x   ·
cancelarFiscalizacao   x   ·   ·   ·   ·   ·
cancelarPedido         x   x   ·   ·   ·   ·
cancelarVigenciaParametro x   ·   ·   ·   ·   ·
cancelarVigenciaTipo   x   ·   ·   ·   ·   ·
comentarFiscalizacao   x   x   ·   x   x   ·
compararFechamento     x   x   x   x   x   ·
comporExecucaoDoContrato x   ·   ·   ·   ·   ·
concluirFiscalizacao   x   x   ·   ·   x   ·
confirmarPedido        x   ·   x   ·   ·   ·
contarDownloads        x   x   x   x   x   ·
contarNotificacoes     x   x   x   x   x   ·
corrigirRecebimento    x   x   ·   ·   x   ·
criarContaServico      x   ·   ·   ·   ·   ·
criarContrato          x   ·   ·   ·   ·   ·
criarExcecao           x   ·   ·   ·   ·   ·
criarFeriado           x   ·   ·   ·   ·   ·
criarFiscalizacao      x   x   ·   x   x   ·
criarFormulario        x   ·   ·   ·   ·   ·
criarFornecedor        x   ·   ·   ·   ·   ·
criarLotacao           x   ·   ·   ·   ·   ·
criarMotivo            x   ·   ·   ·   ·   ·
criarPedido            x   x   x   ·   ·   ·
criarTipoAlimentacao   x   ·   ·   ·   ·   ·
criarTipoDieta         x   ·   ·   ·   ·   ·
criarTipoPublico       x   ·   ·   ·   ·   ·
criarUsuario           x   ·   ·   ·   ·   ·
criarVigenciaTipo      x   ·   ·   ·   ·   ·
criarVisao             x   x   x   x   x   ·
criarWebhook           x   ·   ·   ·   ·   ·
decidirDesconto        x   ·   ·   ·   ·   ·
decidirFotoRepetida    x   ·   ·   ·   ·   ·
decidirOcorrencia      x   ·   ·   ·   ·   ·
definirDietasDoPedido  x   x   ·   ·   ·   ·
definirEscolhaDeEmails x   x   x   x   x   ·
definirFeriadoOficial  x   ·   ·   ·   ·   ·
definirItensContrato   x   ·   ·   ·   ·   ·
definirJanela          x   ·   ·   ·   ·   ·
definirParametro       x   ·   ·   ·   ·   ·
definirPorcaoPadrao    x   ·   ·   ·   ·   ·
definirProgramacao     x   ·   ·   ·   ·   ·
definirVisaoPadrao     x   x   x   x   x   ·
desatenderLotacoes     x   ·   ·   ·   ·   ·
desbloquearUsuario     x   ·   ·   ·   ·   ·
designarFiscalizacao   x   x   ·   ·   ·   ·
devolverPedido         x   ·   x   ·   ·   ·
dispensarSegregacao    x   ·   ·   ·   ·   ·
editarContaServico     x   ·   ·   ·   ·   ·
editarContrato         x   ·   ·   ·   ·   ·
editarExcecao          x   ·   ·   ·   ·   ·
editarFeriado          x   ·   ·   ·   ·   ·
editarFornecedor       x   ·   ·   ·   ·   ·
editarMotivo           x   ·   ·   ·   ·   ·
editarPedido           x   x   x   ·   ·   ·
editarProgramacao      x   ·   ·   ·   ·   ·
editarTela             x   ·   ·   ·   ·   ·
editarTipoAlimentacao  x   ·   ·   ·   ·   ·
editarTipoDieta        x   ·   ·   ·   ·   ·
editarTipoPublico      x   ·   ·   ·   ·   ·
editarUsuario          x   ·   ·   ·   ·   ·
editarVisao            x   x   x   x   x   ·
editarWebhook          x   ·   ·   ·   ·   ·
emitirCodigoDaTela     x   x   x   x   x   x
emitirListaFornecedor  x   ·   x   ·   ·   ·
emitirSegredoDaConta   x   ·   ·   ·   ·   ·
encerrarContrato       x   ·   ·   ·   ·   ·
encerrarMinhaSessao    x   x   x   x   x   ·
encerrarOcorrencia     x   ·   ·   ·   ·   ·
encerrarOutrasSessoes  x   x   x   x   x   ·
encerrarPedido         x   ·   ·   ·   ·   ·
encerrarProgramacao    x   ·   ·   ·   ·   ·
encerrarSessoes        x   ·   ·   ·   ·   ·
entrar                 x   x   x   x   x   x
entrarPeloProvedor     x   x   x   x   x   x
enviarFoto             x   x   ·   ·   x   ·
enviarListaFornecedor  x   ·   x   ·   ·   ·
enviarMedicao          x   ·   ·   ·   ·   ·
enviarPedido           x   x   x   ·   ·   ·
enviarPedidosEmLote    x   x   ·   ·   ·   ·
excluirPedido          x   x   ·   ·   ·   ·
excluirVisao           x   x   x   x   x   ·
explicarMapa           x   x   x   x   ·   ·
exportarEfetivos       x   ·   ·   x   ·   ·
exportarEventosDeAcesso x   ·   ·   ·   ·   ·
exportarFiscalizacoes  x   x   ·   x   x   ·
exportarFornecedores   x   ·   ·   ·   ·   ·
exportarHistorico      x   ·   ·   ·   ·   ·
exportarLotacoes       x   ·   x   x   ·   ·
exportarPedidos        x   x   x   x   x   ·
exportarProgramacoes   x   ·   ·   ·   ·   ·
exportarUsuarios       x   ·   ·   ·   ·   ·
fecharDia              x   x   ·   ·   ·   ·
fecharMes              x   x   ·   ·   ·   ·
gerarProgramacoes      x   ·   ·   ·   ·   ·
glosarOcorrencia       x   ·   ·   ·   ·   ·
gravarEfetivoDoMes     x   x   ·   ·   ·   ·
guardarBrasao          x   ·   ·   ·   ·   ·
guardarFoto            x   x   ·   ·   x   ·
guardarRespostas       x   x   ·   ·   x   ·
importarEfetivos       x   ·   ·   ·   ·   ·
importarFornecedores   x   ·   ·   ·   ·   ·
importarLotacoes       x   ·   ·   ·   ·   ·
importarMapaDoMes      x   ·   ·   ·   ·   ·
importarProgramacoes   x   ·   ·   ·   ·   ·
inativarFeriado        x   ·   ·   ·   ·   ·
inativarFornecedor     x   ·   ·   ·   ·   ·
inativarFornecedores   x   ·   ·   ·   ·   ·
inativarLotacao        x   ·   ·   ·   ·   ·
inativarLotacoes       x   ·   ·   ·   ·   ·
inativarMotivo         x   ·   ·   ·   ·   ·
inativarTipoAlimentacao x   ·   ·   ·   ·   ·
inativarTipoPublico    x   ·   ·   ·   ·   ·
informarEfetivo        x   x   ·   ·   ·   ·
iniciarFiscalizacao    x   x   ·   ·   x   ·
lerOcorrenciaPeloCodigo x   x   x   x   x   x
liberarAtendimento     x   ·   x   ·   ·   ·
listarAnotacoesMapa    x   x   x   x   ·   ·
listarAtendimentos     x   ·   x   x   ·   ·
listarChaves           x   x   x   x   x   x
listarComposicaoDoIndicador x   x   x   x   ·   ·
listarContasServico    x   ·   ·   ·   ·   ·
listarContratos        x   ·   x   x   ·   ·
listarCorrecoes        x   x   x   x   x   ·
listarDownloads        x   x   x   x   x   ·
listarEfetivos         x   x   x   x   x   ·
listarEntregasEsperadas x   x   x   x   x   ·
listarEntregasWebhook  x   ·   ·   ·   ·   ·
listarEscopos          x   ·   ·   ·   ·   ·
listarEventosDeAcesso  x   ·   ·   ·   ·   ·
listarExcecoes         x   x   x   x   ·   ·
listarExcecoesDaGestao x   ·   ·   ·   ·   ·
listarFechamentos      x   x   x   x   x   ·
listarFechamentosDoDia x   x   x   x   x   ·
listarFeriados         x   x   x   x   ·   ·
listarFiscalizacoes    x   x   ·   x   x   ·
listarFormularios      x   x   ·   x   x   ·
listarFornecedores     x   ·   x   x   ·   ·
listarFotosDasFiscalizacoes x   ·   ·   x   ·   ·
listarFotosRepetidas   x   ·   ·   ·   ·   ·
listarHistorico        x   ·   ·   ·   ·   ·
listarItensReprovados  x   ·   ·   x   ·   ·
listarJanelas          x   x   x   x   ·   ·
listarListasFornecedor x   ·   x   ·   ·   ·
listarLotacoes         x   x   x   x   x   ·
listarLotacoesCandidatas x   ·   ·   ·   ·   ·
listarLotacoesDoContrato x   ·   ·   ·   ·   ·
listarMapasAAssinar    x   x   ·   ·   x   ·
listarMedicoes         x   ·   x   x   x   ·
listarMinhasSessoes    x   x   x   x   x   ·
listarMotivos          x   x   x   x   x   ·
listarNotificacoes     x   x   x   x   x   ·
listarOcorrencias      x   x   x   x   x   ·
listarOpcoesFiscalizacoes x   x   ·   x   x   ·
listarParametros       x   ·   ·   ·   ·   ·
listarPedidos          x   x   x   x   x   ·
listarPorcoesPadrao    x   ·   ·   x   x   ·
listarPresencas        x   x   x   x   ·   ·
listarProgramacoes     x   ·   ·   ·   ·   ·
listarRecebimentos     x   x   x   x   x   ·
listarTarefas          x   ·   ·   ·   ·   ·
listarTelas            x   ·   ·   ·   ·   ·
listarTiposAlimentacao x   x   x   x   x   ·
listarTiposDieta       x   x   x   ·   ·   ·
listarTiposPublico     x   x   x   x   x   ·
listarUsuarios         x   ·   ·   ·   ·   ·
listarVersoesFiscalizacao x   x   ·   x   x   ·
listarVersoesProgramacao x   x   x   x   ·   ·
listarVisoes           x   x   x   x   x   ·
listarWebhooks         x   ·   ·   ·   ·   ·
manterPresenca         x   x   x   x   ·   ·
marcarDownloadLido     x   x   x   x   x   ·
marcarNotificacaoLida  x   x   x   x   x   ·
marcarNotificacoesLidas x   x   x   x   x   ·
naoRealizarFiscalizacao x   x   ·   ·   x   ·
notificarOcorrencia    x   ·   ·   ·   ·   ·
obterAgencia           x   x   x   x   x   ·
obterAtendimento       x   ·   x   x   ·   ·
obterBrasao            x   x   x   x   x   ·
obterComprovante       x   x   x   x   ·   ·
obterContaServico      x   ·   ·   ·   ·   ·
obterContrato          x   ·   x   x   ·   ·
obterDietasDoPedido    x   x   x   ·   ·   ·
obterEfetivoDoMes      x   x   x   x   x   ·
obterEfetivosDoDia     x   x   x   x   x   ·
obterEscolhaDeEmails   x   x   x   x   x   ·
obterExcecao           x   x   x   x   ·   ·
obterFechamento        x   x   x   x   x   ·
obterFechamentosDoMes  x   x   x   x   x   ·
obterFeriado           x   x   x   x   ·   ·
obterFiscalizacao      x   x   ·   x   x   ·
obterFormulario        x   x   ·   x   x   ·
obterFornecedor        x   ·   x   x   ·   ·
obterFotoDoPainel      x   ·   ·   x   ·   ·
obterFotoRefeicao      x   x   x   x   x   ·
obterIndicadores       x   x   x   x   ·   ·
obterListaFornecedor   x   ·   x   ·   ·   ·
obterLotacao           x   x   x   x   x   ·
obterMapaConsolidado   x   x   x   x   ·   ·
obterMapaDiario        x   x   x   x   ·   ·
obterMapaDoMes         x   x   x   x   ·   ·
obterMedicao           x   ·   x   x   x   ·
obterMesAteHoje        x   ·   ·   ·   ·   ·
obterModeloEfetivos    x   ·   ·   ·   ·   ·
obterModeloFornecedores x   ·   ·   ·   ·   ·
obterModeloLotacoes    x   ·   ·   ·   ·   ·
obterMotivo            x   ·   ·   ·   ·   ·
obterOcorrencia        x   x   x   x   x   ·
obterPainel            x   ·   ·   x   ·   ·
obterParametro         x   ·   ·   ·   ·   ·
obterPedido            x   x   x   x   x   ·
obterPedidosDasLotacoes x   ·   ·   x   ·   ·
obterPlanoAmostragem   x   ·   ·   x   ·   ·
obterProgramacao       x   x   x   x   ·   ·
obterQuadroPedidos     x   x   x   x   x   ·
obterQuantidadesDoMes  x   x   x   x   ·   ·
obterSituacaoDoDia     x   ·   ·   ·   ·   ·
obterTipoAlimentacao   x   ·   ·   ·   ·   ·
obterTipoDieta         x   ·   ·   ·   ·   ·
obterTipoPublico       x   ·   ·   ·   ·   ·
obterUltimosDias       x   x   x   x   ·   ·
obterUsuario           x   ·   ·   ·   ·   ·
obterVersaoProgramacao x   x   x   x   ·   ·
obterWebhook           x   ·   ·   ·   ·   ·
ordenarMotivos         x   ·   ·   ·   ·   ·
ordenarTiposAlimentacao x   ·   ·   ·   ·   ·
ordenarTiposPublico    x   ·   ·   ·   ·   ·
pedirCorrecao          x   ·   ·   ·   x   ·
pedirCorrecaoFiscalizacao x   ·   ·   x   ·   ·
pedirDownload          x   x   x   x   x   ·
prepararPedido         x   x   x   ·   ·   ·
prepararPedidosDeDias  x   x   ·   ·   ·   ·
prepararPedidosDoDia   x   ·   ·   ·   ·   ·
preverFormulario       x   ·   ·   ·   ·   ·
preverProgramacao      x   x   x   x   ·   ·
reabrirDia             x   ·   ·   ·   ·   ·
reabrirFiscalizacao    x   ·   ·   ·   ·   ·
reativarFeriado        x   ·   ·   ·   ·   ·
reativarFornecedor     x   ·   ·   ·   ·   ·
reativarLotacao        x   ·   ·   ·   ·   ·
reativarMotivo         x   ·   ·   ·   ·   ·
reativarTipoAlimentacao x   ·   ·   ·   ·   ·
reativarTipoPublico    x   ·   ·   ·   ·   ·
recusarAjuste          x   ·   x   ·   ·   ·
recusarPedido          x   ·   x   ·   ·   ·
redefinirSenha         x   ·   ·   ·   ·   ·
registrarCiencia       x   x   ·   ·   x   ·
registrarContato       x   ·   x   ·   ·   ·
registrarEventosDeAcesso ·   ·   ·   ·   ·   ·
registrarRecebimento   x   x   ·   ·   x   ·
removerExcecao         x   ·   ·   ·   ·   ·
removerProgramacao     x   ·   ·   ·   ·   ·
removerWebhook         x   ·   ·   ·   ·   ·
repetirDownload        x   x   x   x   x   ·
repetirEntregaWebhook  x   ·   ·   ·   ·   ·
repetirPedido          x   x   ·   ·   ·   ·
responderCorrecao      x   x   ·   ·   ·   ·
responderOcorrenciaPeloCodigo x   x   x   x   x   x
resumirPedidos         x   x   x   x   ·   ·
resumirPedidosAConfirmar x   ·   x   ·   ·   ·
resumirPedidosDasLotacoes x   ·   ·   x   ·   ·
retificarFiscalizacao  x   ·   ·   ·   ·   ·
retirarAnotacaoMapa    x   x   x   x   ·   ·
revogarContaServico    x   ·   ·   ·   ·   ·
revogarSegredoDaConta  x   ·   ·   ·   ·   ·
revogarTela            x   ·   ·   ·   ·   ·
sair                   x   x   x   x   x   ·
salvarAgencia          x   ·   ·   ·   ·   ·
salvarPedidosEmLote    x   x   ·   ·   ·   ·
sanearOcorrencia       x   ·   ·   ·   ·   ·
simularVigenciaTipo    x   ·   ·   ·   ·   ·
testarWebhook          x   ·   ·   ·   ·   ·
tirarBrasao            x   ·   ·   ·   ·   ·
totalizarPedidosDasLotacoes x   ·   ·   x   ·   ·
transferirLotacoes     x   ·   ·   ·   ·   ·
trocarMinhaSenha       x   x   x   x   x   ·
trocarSegredoDoWebhook x   ·   ·   ·   ·   ·
verificarCadeia        x   ·   ·   ·   ·   ·
verificarMapa          x   x   x   x   x   x
verificarMedicao       x   x   x   x   x   x
verificarMes           x   x   x   x   x   x
verificarProntidao     x   x   x   x   x   x
verificarVida          x   x   x   x   x   x
"
`);
  });
});
