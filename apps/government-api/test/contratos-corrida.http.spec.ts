import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { rows } from '../src/database/database.ts';
import { prepararBanco } from './kit/banco.ts';
import { abrirCliente, type Cliente, HOJE, ids, type Problema, semearCenario } from './pedidos.cenario.ts';

type Schemas = components['schemas'];
type Contrato = Schemas['ContratoDetalhado'];
type Pedido = Schemas['Pedido'];

describe('contratos e fornecedores ao mesmo tempo', corridas);

function corridas() {
  const banco = prepararBanco();
  let cliente: Cliente;
  const abrir = async (numero: string) => {
    const { corpo } = await cliente.post<Contrato>('gestora', '/contratos', {
      fornecedorId: 1,
      numero,
      processo: '',
      lote: '',
      vigenciaInicio: '2026-01-01',
      vigenciaFim: '2026-12-31',
      valorTotalCentavos: 0,
    });
    const itens = [
      { tipoAlimentacaoId: ids.almoco, tipoPublicoId: ids.interno, precoCentavos: 1, quantidadeContratada: 1 },
    ];
    await cliente.put('gestora', `/contratos/${corpo.id}/itens`, { itens }, '"1"');
    return corpo.id;
  };

  const abrirPedido = (lotacaoId: number, dataRefeicao: string) =>
    cliente.post<Pedido>('gestora', '/pedidos', {
      lotacaoId,
      dataRefeicao,
      itens: [{ tipoAlimentacaoId: ids.almoco, tipoPublicoId: ids.interno, quantidade: 10 }],
    });

  beforeAll(async () => {
    await semearCenario(banco.database);
    cliente = await abrirCliente(banco);
  });

  it('dois fornecedores para a mesma lotação e refeição: um leva, o outro recebe a frase', async () => {
    const contratos = await Promise.all(['A', 'B', 'C'].map(abrir));
    const respostas = await Promise.all(
      contratos.map((id, n) =>
        cliente.post<Problema>('gestora', `/contratos/${id}/lotacoes`, {
          lotacaoIds: [ids.semContrato],
          inicio: n ? HOJE : '2026-12-01',
        }),
      ),
    );
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    for (const { corpo } of respostas.filter(({ status }) => status === 409)) {
      expect(corpo.detail).toBe('Sem contrato já tem fornecedor no almoço até 31/12.');
    }
    const [{ n } = { n: 0 }] = await rows<{ n: number }>(
      banco.database,
      sql`select count(*)::int as n from contratos_lotacoes where lotacao_id = ${ids.semContrato}`,
    );
    expect(n).toBe(1);
  });

  it('mesmo sem a espera pela lotação, a restrição do banco tem a última palavra', async () => {
    const [x, y] = await Promise.all(['X', 'Y'].map(abrir));
    const inserir = (contrato: number | undefined) =>
      banco.database.execute(sql`insert into contratos_lotacoes (lotacao_id, contrato_id, tipo_alimentacao_id, inicio, fim)
        values (${ids.inativa}, ${contrato}, ${ids.almoco}, '2026-06-01', '2026-12-31')`);
    const feitas = await Promise.allSettled([inserir(x), inserir(y)]);
    expect(feitas.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('enviar e transferir ao mesmo tempo: o pedido fica com quem atende a lotação nesse dia', async () => {
    const destino = await abrir('T');
    for (const rodada of [21, 22, 23, 24, 25, 26]) {
      const dataRefeicao = `2026-11-${rodada}`;
      const aberto = await abrirPedido(ids.upsl, dataRefeicao);
      const [origemContratoId, destinoContratoId] = rodada % 2 ? [1, destino] : [destino, 1];
      const alvo = { aPartirDe: dataRefeicao, lotacaoIds: [ids.upsl], refeicoes: [ids.almoco] };
      const [envio, feita] = await Promise.all([
        cliente.post<Pedido>('gestora', `/pedidos/${aberto.corpo.id}/envio`, {}, aberto.etag),
        cliente.post<Schemas['ResultadoTransferencia']>('gestora', '/transferencias', {
          origemContratoId,
          destinoContratoId,
          ...alvo,
        }),
      ]);
      expect([envio.status, feita.status, feita.corpo.lotacoes]).toEqual([200, 200, 1]);
      const { corpo } = await cliente.get<Pedido>('gestora', `/pedidos/${aberto.corpo.id}`);
      expect(corpo.contratos.map(({ id }) => id)).toEqual([destinoContratoId]);
    }
  });

  it('enviar e encerrar ao mesmo tempo: ou o pedido vale e o contrato fica, ou o contrato acaba sem ele', async () => {
    for (const rodada of [1, 2, 3, 4, 5]) {
      const id = await abrir(`F${rodada}`);
      await banco.database.execute(sql`delete from contratos_lotacoes where lotacao_id = ${ids.acre}`);
      await cliente.post('gestora', `/contratos/${id}/lotacoes`, { lotacaoIds: [ids.acre], inicio: HOJE });
      const aberto = await abrirPedido(ids.acre, `2026-11-2${rodada}`);
      const [envio, fim] = await Promise.all([
        cliente.post<Problema>('gestora', `/pedidos/${aberto.corpo.id}/envio`, {}, aberto.etag),
        cliente.post<Problema>('gestora', `/contratos/${id}/encerramento`, { ultimoDia: HOJE }, '"2"'),
      ]);
      expect([
        [200, 409],
        [422, 200],
      ]).toContainEqual([envio.status, fim.status]);
    }
  });

  it('dois editam o mesmo contrato: um grava, o outro recebe a mensagem da versão', async () => {
    const id = await abrir('E');
    const { corpo, etag } = await cliente.get<Contrato>('gestora', `/contratos/${id}`);
    const edicao = (lote: string) => ({
      numero: corpo.numero,
      processo: '',
      lote,
      vigenciaInicio: corpo.vigenciaInicio,
      vigenciaFim: corpo.vigenciaFim,
      valorTotalCentavos: 0,
    });
    const respostas = await Promise.all(
      ['I', 'II'].map(lote => cliente.put<Problema>('gestora', `/contratos/${id}`, edicao(lote), etag)),
    );
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  it('o mesmo CNPJ duas vezes, e o mesmo número duas vezes: um existe, o outro sabe qual', async () => {
    const novo = { cnpj: '12.ABC.345/01DE-35', razaoSocial: 'Panela Nova' };
    const cnpjs = await Promise.all([1, 2, 3].map(() => cliente.post<Problema>('gestora', '/fornecedores', novo)));
    expect(cnpjs.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const contrato = {
      fornecedorId: 1,
      numero: 'N',
      processo: '',
      lote: '',
      vigenciaInicio: '2026-01-01',
      vigenciaFim: '2026-12-31',
      valorTotalCentavos: 0,
    };
    const numeros = await Promise.all([1, 2, 3].map(() => cliente.post<Problema>('gestora', '/contratos', contrato)));
    expect(numeros.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });
}
