import { jest } from '@jest/globals';
import { FiscalizacoesListaRepository } from '../src/fiscalizacoes/leitura/lista.repository.ts';
import { aberta, concluir, conclusao, declarar, type Fiscalizacao, receberFoto } from './fiscalizacoes.cenario.ts';
import { prepararBanco } from './kit/banco.ts';
import { abrirCliente, type Cliente, semearCenario } from './pedidos.cenario.ts';

describe('uma fiscalização lida enquanto outra pessoa a conclui', () => {
  const banco = prepararBanco();
  let cliente: Cliente;
  beforeAll(async () => {
    await semearCenario(banco.database);
    cliente = await abrirCliente(banco);
  });

  it('é inteira a de antes, e a leitura seguinte inteira a de depois', async () => {
    const { id } = await aberta(cliente, banco.database);
    const foto = declarar();
    await receberFoto(cliente, banco.database, foto);
    const lista = cliente.pegar(FiscalizacoesListaRepository);
    const page = lista.page.bind(lista);
    jest.spyOn(lista, 'page').mockImplementationOnce(async (...asked) => {
      expect((await concluir(cliente, 'fiscal', id, conclusao([foto]))).status).toBe(200);
      return page(...asked);
    });
    const ler = async () => (await cliente.get<Fiscalizacao>('gestora', `/fiscalizacoes/${id}`)).corpo;
    expect(await ler()).toMatchObject({ situacao: 'PENDENTE', versoes: 0, conclusao: null });
    expect(await ler()).toMatchObject({ situacao: 'REALIZADA', versoes: 1, conclusao: { numero: 1 } });
  });
});
