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
aplicarProgramacao     x   ·   ·   ·   ·   ·
baixarModeloProgramacoes x   ·   ·   ·   ·   ·
calcularProgramacaoDoEfetivo x   ·   ·   ·   ·   ·
criarExcecao           x   ·   ·   ·   ·   ·
criarFeriado           x   ·   ·   ·   ·   ·
criarPedido            x   x   ·   ·   ·   ·
criarUsuario           x   ·   ·   ·   ·   ·
definirFeriadoOficial  x   ·   ·   ·   ·   ·
definirJanela          x   ·   ·   ·   ·   ·
definirProgramacao     x   ·   ·   ·   ·   ·
editarExcecao          x   ·   ·   ·   ·   ·
editarFeriado          x   ·   ·   ·   ·   ·
editarPedido           x   x   ·   ·   ·   ·
editarProgramacao      x   ·   ·   ·   ·   ·
encerrarProgramacao    x   ·   ·   ·   ·   ·
entrar                 x   x   x   x   x   x
enviarFoto             x   x   ·   ·   x   ·
enviarPedido           x   x   ·   ·   ·   ·
exportarProgramacoes   x   ·   ·   ·   ·   ·
gerarProgramacoes      x   ·   ·   ·   ·   ·
importarLotacoes       x   ·   ·   ·   ·   ·
importarProgramacoes   x   ·   ·   ·   ·   ·
inativarFeriado        x   ·   ·   ·   ·   ·
informarEfetivo        x   x   ·   ·   ·   ·
listarChaves           x   x   x   x   x   x
listarContratos        x   ·   x   x   ·   ·
listarEfetivos         x   x   x   x   x   ·
listarExcecoes         x   x   x   x   ·   ·
listarFeriados         x   x   x   x   ·   ·
listarJanelas          x   x   x   x   ·   ·
listarLotacoes         x   x   x   x   x   ·
listarPedidos          x   x   x   x   x   ·
listarProgramacoes     x   ·   ·   ·   ·   ·
listarTiposAlimentacao x   x   x   x   x   ·
listarTiposPublico     x   x   x   x   x   ·
listarVersoesProgramacao x   x   x   x   ·   ·
obterContrato          x   ·   x   x   ·   ·
obterExcecao           x   x   x   x   ·   ·
obterFeriado           x   x   x   x   ·   ·
obterFotoRefeicao      x   x   x   x   x   ·
obterLotacao           x   x   x   x   x   ·
obterMapaDiario        x   x   x   x   ·   ·
obterPedido            x   x   x   x   x   ·
obterProgramacao       x   x   x   x   ·   ·
obterVersaoProgramacao x   x   x   x   ·   ·
prepararPedido         x   x   ·   ·   ·   ·
preverProgramacao      x   x   x   x   ·   ·
reativarFeriado        x   ·   ·   ·   ·   ·
removerExcecao         x   ·   ·   ·   ·   ·
removerProgramacao     x   ·   ·   ·   ·   ·
resumirPedidos         x   x   x   x   ·   ·
verificarProntidao     x   x   x   x   x   x
verificarVida          x   x   x   x   x   x
"
`);
  });
});
