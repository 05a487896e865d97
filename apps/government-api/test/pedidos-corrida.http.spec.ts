import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { rows } from '../src/database/database.ts';
import { PedidosService } from '../src/pedidos/pedidos.service.ts';
import { abrirCenario } from './cenario-aberto.ts';
import {
  AGORA,
  AMANHA,
  enviarPedido,
  ids,
  item,
  motivosDe,
  type Problema,
  type Quem,
  type Resposta,
} from './pedidos.cenario.ts';

type Pedido = components['schemas']['Pedido'];
type Resultados = components['schemas']['ResultadosPorRegistro'];

describe('pedidos ao mesmo tempo', corridas);

function corridas() {
  const { banco, cliente } = abrirCenario();
  const novo = { lotacaoId: ids.upsl, dataRefeicao: AMANHA, itens: [item(ids.almoco, ids.interno, 100)] };

  it('abrir cinco vezes dá um pedido, e as outras dizem qual é', async () => {
    const respostas = await Promise.all(
      [1, 2, 3, 4, 5].map(() => cliente.post<Pedido & Problema>('solicitante', '/pedidos', novo)),
    );
    expect(respostas.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    const aberto = respostas.find(({ status }) => status === 201)?.corpo;
    for (const { corpo } of respostas.filter(({ status }) => status === 409)) {
      expect(corpo.pedido).toEqual({ id: aberto?.id, numero: '2026-000001' });
    }
    expect(await rows(banco.database, sql`select count(*)::int as n from pedidos`)).toEqual([{ n: 1 }]);
    expect(await rows(banco.database, sql`select ultimo from numeracao_pedidos`)).toEqual([{ ultimo: 1 }]);
  });

  it('enviar o mesmo rascunho ao mesmo tempo: um envia, o outro recebe a mensagem da versão (15.4)', async () => {
    const { corpo, etag } = await cliente.post<Pedido>('solicitante', '/pedidos', novo);
    const envio = `/pedidos/${corpo.id}/envio`;
    const respostas = await Promise.all(
      (['solicitante', 'gestora'] as const).map(quem => cliente.post<Problema>(quem, envio, {}, etag)),
    );
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 412]);
    const recusada = respostas.find(({ status }) => status === 412);
    expect(recusada?.corpo.detail).toMatch(/^Este registro foi alterado por (Gestora|Sônia) .+ às 11:00\./);
    const depois = await cliente.get<Pedido>('gestora', `/pedidos/${corpo.id}`);
    expect(depois.corpo.historico.map(({ evento }) => evento)).toEqual(['criar', 'enviar']);
  });

  it('editar e enviar ao mesmo tempo: o que vale é um dos dois, inteiro', async () => {
    const { corpo, etag } = await cliente.post<Pedido>('solicitante', '/pedidos', novo);
    const edicao = { itens: [item(ids.almoco, ids.interno, 50)] };
    const respostas = await Promise.all([
      cliente.put('solicitante', `/pedidos/${corpo.id}`, edicao, etag),
      cliente.post('gestora', `/pedidos/${corpo.id}/envio`, {}, etag),
    ]);
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 412]);
    const { corpo: depois } = await cliente.get<Pedido>('gestora', `/pedidos/${corpo.id}`);
    const total = depois.itens.reduce((soma, { quantidadeSolicitada }) => soma + quantidadeSolicitada, 0);
    expect([depois.versao, depois.totalRefeicoes]).toEqual([2, total]);
    expect(total).toBe(depois.situacao === 'ENVIADO' ? 100 : 50);
  });

  describe('depois do envio', () => {
    let motivo: (contexto: string, codigo: string) => number;
    beforeAll(async () => {
      motivo = await motivosDe(banco.database);
    });
    const enviar = (dataRefeicao = AMANHA) => enviarPedido(cliente, 'solicitante', { ...novo, dataRefeicao });
    const dar = (quem: Quem, passo: string, { corpo, etag }: Resposta<Pedido>, mais: object = {}) =>
      cliente.post<Pedido>(quem, `/pedidos/${corpo.id}/${passo}`, mais, etag);
    const ler = async (id: number) => (await cliente.get<Pedido>('gestora', `/pedidos/${id}`)).corpo;
    const quantas = (respostas: Resposta<unknown>[]) => respostas.map(({ status }) => status).sort();

    it('confirmar e cancelar ao mesmo tempo: um dos dois vale, e só ele conta', async () => {
      const enviado = await enviar();
      const respostas = await Promise.all([
        dar('atendimento', 'confirmacao', enviado),
        dar('solicitante', 'cancelamento', enviado, { motivoId: motivo('CANCELAMENTO', 'PEDIDO_INDEVIDO') }),
      ]);
      expect(quantas(respostas)).toEqual([200, 412]);
      const depois = await ler(enviado.corpo.id);
      expect(depois.historico).toHaveLength(3);
      expect(depois.itens[0]?.quantidadeConfirmada).toBe(depois.situacao === 'CONFIRMADO' ? 100 : null);
    });

    it('ajustar e confirmar ao mesmo tempo: a quantidade confirmada é a de um dos dois, inteira', async () => {
      const enviado = await enviar();
      const itens = [{ tipoAlimentacaoId: ids.almoco, tipoPublicoId: ids.interno, para: 90 }];
      const respostas = await Promise.all([
        dar('atendimento', 'confirmacao', enviado),
        dar('solicitante', 'ajustes', enviado, { itens, motivoId: motivo('AJUSTE', 'SOLTURA') }),
      ]);
      expect(quantas(respostas)).toEqual([200, 412]);
      const depois = await ler(enviado.corpo.id);
      const [celula] = depois.itens;
      expect(depois.totalRefeicoes).toBe(celula?.quantidadeConfirmada ?? celula?.quantidadeSolicitada);
      expect(depois.ajustes).toHaveLength(depois.situacao === 'CONFIRMADO' ? 0 : 1);
    });

    it('dois atendentes com o mesmo lote: cada pedido é confirmado uma vez', async () => {
      const dias = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'];
      const enviados = [];
      for (const dia of dias) enviados.push((await enviar(dia)).corpo);
      const lote = (pedidos: readonly Pedido[]) => ({
        acao: 'CONFIRMAR',
        pedidos: pedidos.map(({ id, versao }) => ({ id, versao })),
      });
      const respostas = await Promise.all([
        cliente.post<Resultados>('atendimento', '/pedidos/lote', lote(enviados)),
        cliente.post<Resultados>('gestora', '/pedidos/lote', lote(enviados.toReversed())),
      ]);
      expect(quantas(respostas)).toEqual([200, 200]);
      const feitos = respostas.flatMap(({ corpo }) =>
        corpo.resultados.filter(({ feito }) => feito).map(({ id }) => id),
      );
      expect(feitos.sort((a, b) => a - b)).toEqual(enviados.map(({ id }) => id));
      for (const { id } of enviados) {
        const { historico } = await ler(id);
        expect(historico.filter(({ evento }) => evento === 'confirmar')).toHaveLength(1);
      }
    });

    it('a programação do sistema e a pessoa que envia no mesmo instante: um pedido do dia', async () => {
      const depois = '2026-11-20T21:00:00.001Z';
      cliente.em(depois);
      const pedidos = cliente.pegar(PedidosService);
      const lote = { data: AMANHA, fuso: 'America/Fortaleza', depoisDe: 0, tamanho: 10 };
      const sistema = () => banco.database.transaction(tx => pedidos.enviarAutomaticamente(tx, lote));
      await Promise.all([sistema(), cliente.post('solicitante', '/pedidos', novo), sistema()]);
      const vivos = await rows(
        banco.database,
        sql`select count(*)::int as n from pedidos where lotacao_id = ${ids.upsl}`,
      );
      expect(vivos).toEqual([{ n: 1 }]);
      cliente.em(AGORA);
    });

    it('um programado e um emergencial abertos ao mesmo tempo não viram dois pedidos do dia', async () => {
      cliente.em('2026-11-20T21:00:00.001Z');
      const respostas = await Promise.all(
        ['PROGRAMADO', 'EMERGENCIAL', 'PROGRAMADO', 'EMERGENCIAL'].map(tipo =>
          cliente.post('solicitante', '/pedidos', { ...novo, tipo }),
        ),
      );
      expect(quantas(respostas)).toEqual([201, 409, 409, 409]);
      cliente.em(AGORA);
    });
  });

  it('dias diferentes ao mesmo tempo recebem números seguidos', async () => {
    const dias = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'];
    const respostas = await Promise.all(
      dias.map(dataRefeicao => cliente.post<Pedido>('solicitante', '/pedidos', { ...novo, dataRefeicao })),
    );
    expect(respostas.map(({ corpo }) => corpo.numero).sort()).toEqual([1, 2, 3, 4].map(n => `2026-00000${n}`));
  });
}
