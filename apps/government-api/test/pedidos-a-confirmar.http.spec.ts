import type { components } from '@alipen/contracts/generated/government-api';
import { prepararBanco } from './kit/banco.ts';
import {
  AGORA,
  AMANHA,
  abrirCliente,
  type Cliente,
  enviarPedido,
  HOJE,
  ids,
  item,
  type Problema,
  type Quem,
  semearCenario,
} from './pedidos.cenario.ts';

type Schemas = components['schemas'];
const PERIODO = `de=${HOJE}&ate=${AMANHA}`;

describe('o que espera a confirmação do atendimento', () => {
  const banco = prepararBanco();
  let cliente: Cliente;

  const espera = async (quem: Quem = 'atendimento') =>
    cliente.get<Schemas['PedidosAConfirmar']>(quem, `/pedidos/a-confirmar?${PERIODO}`);
  const quantosNaLista = async (busca: string) =>
    (await cliente.get<Schemas['PaginaPedidos']>('atendimento', `/pedidos?${PERIODO}&situacao=ENVIADO${busca}`)).corpo
      .total;

  beforeAll(async () => {
    await semearCenario(banco.database);
    cliente = await abrirCliente(banco);
    cliente.em(AGORA);
    const itens = [item(ids.almoco, ids.interno, 100)];
    await enviarPedido(cliente, 'solicitante', { lotacaoId: ids.upsl, dataRefeicao: AMANHA, itens });
    const justificativa = 'Chegaram presos de madrugada.';
    await enviarPedido(cliente, 'solicitante', { lotacaoId: ids.upsl, dataRefeicao: HOJE, itens, justificativa });
    await cliente.post('doAcre', '/pedidos', { lotacaoId: ids.acre, dataRefeicao: AMANHA, itens });
  });

  it('é contado por fornecedor, e do que espera se diz o que é tarde e o que é emergência', async () => {
    const { corpo } = await espera();
    const contas = { aConfirmar: 2, foraDoPrazo: 1, emergenciais: 1 };
    expect(corpo).toEqual({
      de: HOJE,
      ate: AMANHA,
      total: contas,
      fornecedores: [{ fornecedorId: 1, fornecedor: 'Boa Mesa', ...contas }],
    });
  });

  it('cada número é o tamanho da lista que ele abre', async () => {
    const { fornecedores, total } = (await espera()).corpo;
    for (const [de, contas] of [
      ['', total] as const,
      ...fornecedores.map(({ fornecedorId, ...contas }) => [`&fornecedorId=${fornecedorId}`, contas] as const),
    ]) {
      expect([
        await quantosNaLista(de),
        await quantosNaLista(`${de}&prazo=FORA_DO_PRAZO`),
        await quantosNaLista(`${de}&tipo=EMERGENCIAL`),
      ]).toEqual([contas.aConfirmar, contas.foraDoPrazo, contas.emergenciais]);
    }
  });

  it('não é de quem não confirma, nem de um período sem fim', async () => {
    expect((await espera('solicitante')).status).toBe(403);
    const { status } = await cliente.get<Problema>('gestora', '/pedidos/a-confirmar?de=2026-01-01&ate=2026-11-20');
    expect(status).toBe(422);
  });
});
