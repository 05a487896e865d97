import { type Operation, operations } from '@alipen/contracts/generated/operations';
import { prepararServidor, type Quem } from './kit/servidor.ts';

const PAPEIS = ['gestora', 'solicitante', 'atendimento', 'monitoramento', 'fiscal'] as const satisfies readonly Quem[];

describe('quem pode o quê', () => {
  const servidor = prepararServidor();

  /**
   * Asked of the running service, not of the contract: nothing is sent but the token, so that what is allowed goes on
   * to be refused for its form (or answers, when it is a reading) and what is not stops at the guard.
   */
  async function pode(operation: Operation, quem: Quem | undefined): Promise<string> {
    const agente = quem ? servidor.como(quem) : servidor.http();
    const path = operation.path.replaceAll(/\{\w+\}/g, '0');
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
alterarLotacao         x   ·   ·   ·   ·   ·
alterarVigenciaTipo    x   ·   ·   ·   ·   ·
aplicarProgramacao     x   ·   ·   ·   ·   ·
atenderLotacoes        x   ·   ·   ·   ·   ·
baixarModeloProgramacoes x   ·   ·   ·   ·   ·
bloquearUsuario        x   ·   ·   ·   ·   ·
calcularProgramacaoDoEfetivo x   ·   ·   ·   ·   ·
cancelarVigenciaParametro x   ·   ·   ·   ·   ·
cancelarVigenciaTipo   x   ·   ·   ·   ·   ·
criarContrato          x   ·   ·   ·   ·   ·
criarExcecao           x   ·   ·   ·   ·   ·
criarFeriado           x   ·   ·   ·   ·   ·
criarFornecedor        x   ·   ·   ·   ·   ·
criarLotacao           x   ·   ·   ·   ·   ·
criarMotivo            x   ·   ·   ·   ·   ·
criarPedido            x   x   ·   ·   ·   ·
criarTipoAlimentacao   x   ·   ·   ·   ·   ·
criarTipoPublico       x   ·   ·   ·   ·   ·
criarUsuario           x   ·   ·   ·   ·   ·
criarVigenciaTipo      x   ·   ·   ·   ·   ·
criarVisao             x   x   x   x   x   ·
definirFeriadoOficial  x   ·   ·   ·   ·   ·
definirItensContrato   x   ·   ·   ·   ·   ·
definirJanela          x   ·   ·   ·   ·   ·
definirParametro       x   ·   ·   ·   ·   ·
definirProgramacao     x   ·   ·   ·   ·   ·
definirVisaoPadrao     x   x   x   x   x   ·
desatenderLotacoes     x   ·   ·   ·   ·   ·
desbloquearUsuario     x   ·   ·   ·   ·   ·
editarContrato         x   ·   ·   ·   ·   ·
editarExcecao          x   ·   ·   ·   ·   ·
editarFeriado          x   ·   ·   ·   ·   ·
editarFornecedor       x   ·   ·   ·   ·   ·
editarMotivo           x   ·   ·   ·   ·   ·
editarPedido           x   x   ·   ·   ·   ·
editarProgramacao      x   ·   ·   ·   ·   ·
editarTipoAlimentacao  x   ·   ·   ·   ·   ·
editarTipoPublico      x   ·   ·   ·   ·   ·
editarUsuario          x   ·   ·   ·   ·   ·
editarVisao            x   x   x   x   x   ·
encerrarContrato       x   ·   ·   ·   ·   ·
encerrarProgramacao    x   ·   ·   ·   ·   ·
encerrarSessoes        x   ·   ·   ·   ·   ·
entrar                 x   x   x   x   x   x
enviarFoto             x   x   ·   ·   x   ·
enviarPedido           x   x   ·   ·   ·   ·
excluirVisao           x   x   x   x   x   ·
exportarEfetivos       x   ·   ·   x   ·   ·
exportarFornecedores   x   ·   ·   ·   ·   ·
exportarHistorico      x   ·   ·   ·   ·   ·
exportarLotacoes       x   ·   x   x   ·   ·
exportarProgramacoes   x   ·   ·   ·   ·   ·
exportarUsuarios       x   ·   ·   ·   ·   ·
gerarProgramacoes      x   ·   ·   ·   ·   ·
gravarEfetivoDoMes     x   x   ·   ·   ·   ·
importarEfetivos       x   ·   ·   ·   ·   ·
importarFornecedores   x   ·   ·   ·   ·   ·
importarLotacoes       x   ·   ·   ·   ·   ·
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
listarChaves           x   x   x   x   x   x
listarContratos        x   ·   x   x   ·   ·
listarEfetivos         x   x   x   x   x   ·
listarExcecoes         x   x   x   x   ·   ·
listarFeriados         x   x   x   x   ·   ·
listarFornecedores     x   ·   x   x   ·   ·
listarHistorico        x   ·   ·   ·   ·   ·
listarJanelas          x   x   x   x   ·   ·
listarLotacoes         x   x   x   x   x   ·
listarLotacoesCandidatas x   ·   ·   ·   ·   ·
listarLotacoesDoContrato x   ·   ·   ·   ·   ·
listarMotivos          x   x   x   x   x   ·
listarParametros       x   ·   ·   ·   ·   ·
listarPedidos          x   x   x   x   x   ·
listarProgramacoes     x   ·   ·   ·   ·   ·
listarTiposAlimentacao x   x   x   x   x   ·
listarTiposPublico     x   x   x   x   x   ·
listarUsuarios         x   ·   ·   ·   ·   ·
listarVersoesProgramacao x   x   x   x   ·   ·
listarVisoes           x   x   x   x   x   ·
obterContrato          x   ·   x   x   ·   ·
obterEfetivoDoMes      x   x   x   x   x   ·
obterExcecao           x   x   x   x   ·   ·
obterFeriado           x   x   x   x   ·   ·
obterFornecedor        x   ·   x   x   ·   ·
obterFotoRefeicao      x   x   x   x   x   ·
obterLotacao           x   x   x   x   x   ·
obterMapaDiario        x   x   x   x   ·   ·
obterModeloEfetivos    x   ·   ·   ·   ·   ·
obterModeloFornecedores x   ·   ·   ·   ·   ·
obterModeloLotacoes    x   ·   ·   ·   ·   ·
obterMotivo            x   ·   ·   ·   ·   ·
obterParametro         x   ·   ·   ·   ·   ·
obterPedido            x   x   x   x   x   ·
obterProgramacao       x   x   x   x   ·   ·
obterTipoAlimentacao   x   ·   ·   ·   ·   ·
obterTipoPublico       x   ·   ·   ·   ·   ·
obterUsuario           x   ·   ·   ·   ·   ·
obterVersaoProgramacao x   x   x   x   ·   ·
ordenarMotivos         x   ·   ·   ·   ·   ·
ordenarTiposAlimentacao x   ·   ·   ·   ·   ·
ordenarTiposPublico    x   ·   ·   ·   ·   ·
prepararPedido         x   x   ·   ·   ·   ·
preverProgramacao      x   x   x   x   ·   ·
reativarFeriado        x   ·   ·   ·   ·   ·
reativarFornecedor     x   ·   ·   ·   ·   ·
reativarLotacao        x   ·   ·   ·   ·   ·
reativarMotivo         x   ·   ·   ·   ·   ·
reativarTipoAlimentacao x   ·   ·   ·   ·   ·
reativarTipoPublico    x   ·   ·   ·   ·   ·
redefinirSenha         x   ·   ·   ·   ·   ·
removerExcecao         x   ·   ·   ·   ·   ·
removerProgramacao     x   ·   ·   ·   ·   ·
resumirPedidos         x   x   x   x   ·   ·
simularVigenciaTipo    x   ·   ·   ·   ·   ·
transferirLotacoes     x   ·   ·   ·   ·   ·
verificarProntidao     x   x   x   x   x   x
verificarVida          x   x   x   x   x   x
"
`);
  });
});
