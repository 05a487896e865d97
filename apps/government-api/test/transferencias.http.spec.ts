import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { rows } from '../src/database/database.ts';
import { prepararBanco } from './kit/banco.ts';
import {
  abrirCliente,
  type Cliente,
  enviarPedido,
  ids,
  item,
  type Problema,
  semearCenario,
} from './pedidos.cenario.ts';

type Schemas = components['schemas'];
type Resultado = Schemas['ResultadoTransferencia'];

describe('transferir lotações', () => {
  const banco = prepararBanco();
  let cliente: Cliente;
  let destino: number;
  const dezembro = (n: number) => `2026-12-${String(n).padStart(2, '0')}`;
  const transferir = (corpo: object, simular = false) =>
    cliente.post<Resultado & Problema>('gestora', `/transferencias?simular=${simular}`, {
      origemContratoId: 1,
      destinoContratoId: destino,
      aPartirDe: dezembro(15),
      ...corpo,
    });
  const pedidoDe = async (id: number) => (await cliente.get<Schemas['Pedido']>('gestora', `/pedidos/${id}`)).corpo;
  const enviar = async (dataRefeicao: string, itens: unknown[], lotacaoId: number = ids.upsl) =>
    (await enviarPedido(cliente, 'gestora', { lotacaoId, dataRefeicao, itens })).corpo.id;
  const almoco = [item(ids.almoco, ids.interno, 100), item(ids.jantar, ids.interno, 50)];

  beforeAll(async () => {
    await semearCenario(banco.database);
    cliente = await abrirCliente(banco);
    cliente.em('2026-12-08T14:00:00.000Z');
    const { corpo: fornecedor } = await cliente.post<Schemas['Fornecedor']>('gestora', '/fornecedores', {
      cnpj: '12.ABC.345/01DE-35',
      razaoSocial: 'Panela Nova',
    });
    const { corpo } = await cliente.post<Schemas['ContratoDetalhado']>('gestora', '/contratos', {
      fornecedorId: fornecedor.id,
      numero: '100/2027',
      processo: '',
      lote: '',
      vigenciaInicio: dezembro(1),
      vigenciaFim: '2027-12-31',
      valorTotalCentavos: 0,
    });
    destino = corpo.id;
    const itens = [ids.cafe, ids.almoco, ids.jantar].map(tipoAlimentacaoId => ({
      tipoAlimentacaoId,
      tipoPublicoId: ids.interno,
      precoCentavos: tipoAlimentacaoId * 1000,
      quantidadeContratada: 100_000,
    }));
    await cliente.put('gestora', `/contratos/${destino}/itens`, { itens }, '"1"');
  });

  it('a lotação muda de fornecedor no dia 15; até o 14 vale o preço antigo, do 15 em diante o novo (15.2)', async () => {
    const dias = await Promise.all([14, 15, 16].map(n => n)).then(async ns => {
      const feitos: number[] = [];
      for (const n of ns) feitos.push(await enviar(dezembro(n), almoco));
      return feitos;
    });
    const rascunho = await cliente.post<Schemas['Pedido']>('gestora', '/pedidos', {
      lotacaoId: ids.upsl,
      dataRefeicao: dezembro(17),
      itens: almoco,
    });
    const antigo = 100 * 201 + 50 * 301;
    const novo = 100 * 2000 + 50 * 3000;
    const simulada = await transferir({ lotacaoIds: [ids.upsl], refeicoes: [ids.cafe, ids.almoco, ids.jantar] }, true);
    expect(simulada.corpo).toMatchObject({
      simulada: true,
      lotacoes: 1,
      pedidos: 2,
      rascunhos: 1,
      valorAntesCentavos: 2 * antigo,
      valorDepoisCentavos: 2 * novo,
      recusadas: [],
    });
    expect((await pedidoDe(dias[1] ?? 0)).contratos).toMatchObject([{ numero: '012/2026' }]);
    const feita = await transferir({ lotacaoIds: [ids.upsl], refeicoes: [ids.cafe, ids.almoco, ids.jantar] });
    expect(feita.corpo).toEqual({ ...simulada.corpo, simulada: false });

    const [d14, d15, d16] = await Promise.all(dias.map(pedidoDe));
    expect([d14?.contratos[0]?.numero, d14?.valorPrevistoCentavos, d14?.versao]).toEqual(['012/2026', antigo, 2]);
    for (const depois of [d15, d16]) {
      expect(depois).toMatchObject({
        contratos: [{ numero: '100/2027', fornecedor: 'Panela Nova' }],
        valorPrevistoCentavos: novo,
        versao: 3,
        situacao: 'ENVIADO',
      });
      expect(depois?.itens.map(({ precoCentavos, contratoId }) => [precoCentavos, contratoId])).toEqual([
        [2000, destino],
        [3000, destino],
      ]);
      expect(depois?.historico.at(-1)).toMatchObject({
        evento: 'transferir',
        por: 'Gestora Geral',
        detalhe: 'Almoço, Jantar: de Boa Mesa (012/2026) para Panela Nova (100/2027); R$ 351,51 → R$ 3.500,00'
          .replaceAll('R$ ', 'R$\u00a0')
          .replace('351,51', '351,50'),
      });
    }
    const solto = await pedidoDe(rascunho.corpo.id);
    expect([solto.situacao, solto.versao, solto.contratos.map(({ numero }) => numero)]).toEqual([
      'RASCUNHO',
      1,
      ['012/2026', '100/2027'],
    ]);
    const totais = await rows(
      banco.database,
      sql`select contrato_id, sum(quantidade_solicitada * preco_centavos)::int as valor from itens_pedido
          where contrato_id is not null group by 1 order by 1`,
    );
    expect(totais).toEqual([
      { contrato_id: 1, valor: antigo },
      { contrato_id: destino, valor: 2 * novo },
    ]);
    const [soma] = await rows(
      banco.database,
      sql`select sum(valor_previsto_centavos)::int as valor from pedidos where situacao = 'ENVIADO'`,
    );
    expect(soma).toEqual({ valor: antigo + 2 * novo });
    const eventos = await rows(
      banco.database,
      sql`select entidade, count(*)::int as n from eventos where acao = 'transferirLotacoes' group by 1 order by 1`,
    );
    expect(eventos).toEqual([
      { entidade: 'contratos', n: 2 },
      { entidade: 'pedidos', n: 2 },
    ]);
  });

  it('refeição sem preço no novo contrato é recusada, lotação por lotação, e as outras seguem', async () => {
    const sem = await transferir({ lotacaoIds: [ids.upsl] }, true);
    expect(sem.corpo.recusadas).toEqual([
      expect.objectContaining({ motivo: 'UPSL 1: Ceia não tem preço no contrato 100/2027.' }),
    ]);
    await enviar(dezembro(20), [item(ids.almoco, ids.servidor, 5)], ids.acre);
    const par = await transferir({ lotacaoIds: [ids.acre], refeicoes: [ids.almoco] }, true);
    expect(par.corpo.recusadas[0]?.motivo).toMatch(
      /^Ágata do Acre: Almoço para Servidor não tem preço no contrato 100\/2027 \(pedido 2026-\d+, de 20\/12\/2026\)\.$/,
    );
    const cafe = await transferir({ refeicoes: [ids.cafe] }, true);
    expect([cafe.corpo.lotacoes, cafe.corpo.recusadas]).toEqual([1, []]);
  });

  it('só uma refeição passa: o pedido fica com os dois contratos, cada célula com o seu preço', async () => {
    const id = await enviar(
      dezembro(22),
      [item(ids.almoco, ids.interno, 10), item(ids.jantar, ids.interno, 20), item(ids.almoco, ids.servidor, 0)],
      ids.acre,
    );
    const { corpo } = await transferir({ lotacaoIds: [ids.acre], refeicoes: [ids.almoco], aPartirDe: dezembro(21) });
    expect(corpo).toMatchObject({ lotacoes: 1, pedidos: 1, valorAntesCentavos: 2010, valorDepoisCentavos: 20_000 });
    const depois = await pedidoDe(id);
    expect(depois.contratos.map(({ numero }) => numero)).toEqual(['012/2026', '100/2027']);
    expect(depois.valorPrevistoCentavos).toBe(10 * 2000 + 20 * 301);
    expect(depois.itens.map(({ precoCentavos, contratoId }) => [precoCentavos, contratoId])).toEqual([
      [2000, destino],
      // Nobody asked for this cell, and the new contract has no price for it.
      [null, null],
      [301, 1],
    ]);
    const [linha] = await rows(banco.database, sql`select contrato_id, fornecedor from pedidos where id = ${id}`);
    expect(linha).toEqual({ contrato_id: destino, fornecedor: 'Panela Nova · Boa Mesa' });
  });

  it('o que outro já entrega é recusado com o nome de quem', async () => {
    const terceiro = { lotacaoIds: [ids.acre], inicio: '2027-08-01', refeicoes: [ids.jantar] };
    const { corpo: contrato } = await cliente.post<Schemas['ContratoDetalhado']>('gestora', '/contratos', {
      fornecedorId: 1,
      numero: '200/2027',
      processo: '',
      lote: '',
      vigenciaInicio: '2027-07-01',
      vigenciaFim: '2027-12-31',
      valorTotalCentavos: 0,
    });
    const itens = [
      { tipoAlimentacaoId: ids.jantar, tipoPublicoId: ids.interno, precoCentavos: 1, quantidadeContratada: 1 },
    ];
    await cliente.put('gestora', `/contratos/${contrato.id}/itens`, { itens }, '"1"');
    expect((await cliente.post('gestora', `/contratos/${contrato.id}/lotacoes`, terceiro)).status).toBe(200);
    const { corpo } = await transferir({ lotacaoIds: [ids.acre], refeicoes: [ids.jantar] }, true);
    expect(corpo.recusadas[0]?.motivo).toBe('Ágata do Acre já tem Boa Mesa em jantar de 01/08/2027 a 31/12/2027.');
  });

  it.each([
    ['para o mesmo contrato', { destinoContratoId: 1 }, '/destinoContratoId'],
    ['de um dia que passou', { aPartirDe: '2026-12-07' }, '/aPartirDe'],
    ['para fora da vigência', { aPartirDe: '2028-01-01' }, '/aPartirDe'],
    ['de contrato que não existe', { origemContratoId: 99 }, '/origemContratoId'],
    ['para contrato que não existe', { destinoContratoId: 99 }, '/destinoContratoId'],
  ])('não se transfere %s', async (_nome, mudanca, pointer) => {
    const { status, corpo } = await transferir(mudanca);
    expect([status, corpo.errors?.[0]?.pointer]).toEqual([422, pointer]);
  });

  it('só quem gere transfere', async () => {
    const corpo = { origemContratoId: 1, destinoContratoId: destino, aPartirDe: dezembro(15) };
    for (const quem of ['solicitante', 'atendimento', 'fiscal'] as const) {
      expect((await cliente.post(quem, '/transferencias', corpo)).status).toBe(403);
    }
  });
});
