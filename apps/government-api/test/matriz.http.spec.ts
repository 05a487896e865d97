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
      linhas.push(`${operation.operationId.padEnd(26)} ${celulas.join('   ')}`);
    }
    const cabecalho = `${''.padEnd(26)} GES SOL ATE MON FIS sem token`;
    expect(`\n${[cabecalho, ...linhas.sort()].join('\n')}\n`).toMatchInlineSnapshot(`
"
                           GES SOL ATE MON FIS sem token
alterarVigenciaTipo        x   ·   ·   ·   ·   ·
bloquearUsuario            x   ·   ·   ·   ·   ·
cancelarVigenciaParametro  x   ·   ·   ·   ·   ·
cancelarVigenciaTipo       x   ·   ·   ·   ·   ·
criarMotivo                x   ·   ·   ·   ·   ·
criarPedido                x   x   ·   ·   ·   ·
criarTipoAlimentacao       x   ·   ·   ·   ·   ·
criarUsuario               x   ·   ·   ·   ·   ·
criarVigenciaTipo          x   ·   ·   ·   ·   ·
definirParametro           x   ·   ·   ·   ·   ·
definirProgramacao         x   ·   ·   ·   ·   ·
desbloquearUsuario         x   ·   ·   ·   ·   ·
editarMotivo               x   ·   ·   ·   ·   ·
editarPedido               x   x   ·   ·   ·   ·
editarTipoAlimentacao      x   ·   ·   ·   ·   ·
editarUsuario              x   ·   ·   ·   ·   ·
encerrarSessoes            x   ·   ·   ·   ·   ·
entrar                     x   x   x   x   x   x
enviarFoto                 x   x   ·   ·   x   ·
enviarPedido               x   x   ·   ·   ·   ·
gerarProgramacoes          x   ·   ·   ·   ·   ·
importarLotacoes           x   ·   ·   ·   ·   ·
inativarMotivo             x   ·   ·   ·   ·   ·
inativarTipoAlimentacao    x   ·   ·   ·   ·   ·
informarEfetivo            x   x   ·   ·   ·   ·
listarChaves               x   x   x   x   x   x
listarContratos            x   ·   x   x   ·   ·
listarEfetivos             x   x   x   x   x   ·
listarLotacoes             x   x   x   x   x   ·
listarMotivos              x   x   x   x   x   ·
listarParametros           x   ·   ·   ·   ·   ·
listarPedidos              x   x   x   x   x   ·
listarTiposAlimentacao     x   x   x   x   x   ·
listarTiposPublico         x   x   x   x   x   ·
listarUsuarios             x   ·   ·   ·   ·   ·
obterContrato              x   ·   x   x   ·   ·
obterFotoRefeicao          x   x   x   x   x   ·
obterLotacao               x   x   x   x   x   ·
obterMapaDiario            x   x   x   x   ·   ·
obterMotivo                x   ·   ·   ·   ·   ·
obterParametro             x   ·   ·   ·   ·   ·
obterPedido                x   x   x   x   x   ·
obterProgramacao           x   x   x   x   ·   ·
obterTipoAlimentacao       x   ·   ·   ·   ·   ·
obterUsuario               x   ·   ·   ·   ·   ·
ordenarMotivos             x   ·   ·   ·   ·   ·
ordenarTiposAlimentacao    x   ·   ·   ·   ·   ·
prepararPedido             x   x   ·   ·   ·   ·
reativarMotivo             x   ·   ·   ·   ·   ·
reativarTipoAlimentacao    x   ·   ·   ·   ·   ·
redefinirSenha             x   ·   ·   ·   ·   ·
resumirPedidos             x   x   x   x   ·   ·
simularVigenciaTipo        x   ·   ·   ·   ·   ·
verificarProntidao         x   x   x   x   x   x
verificarVida              x   x   x   x   x   x
"
`);
  });
});
