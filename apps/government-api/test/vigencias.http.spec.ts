import type { components } from '@alipen/contracts/generated/government-api';
import { jest } from '@jest/globals';
import { addDays } from '../src/clock/clock.ts';
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
  semearCenario,
} from './pedidos.cenario.ts';
import { horarios } from './tipos-alimentacao.cenario.ts';

type Schemas = components['schemas'];
type Preparo = Schemas['PreparoPedido'];
type Pedido = Schemas['Pedido'];

describe('horários e parâmetros do dia da refeição', () => {
  const banco = prepararBanco();
  let cliente: Cliente;

  beforeAll(async () => {
    await semearCenario(banco.database);
    cliente = await abrirCliente(banco);
  });
  beforeEach(() => cliente.em(AGORA));

  const preparar = async (data?: string) =>
    (await cliente.get<Preparo>('solicitante', `/pedidos/preparo${data ? `?data=${data}` : ''}`)).corpo;
  const mudar = (tipo: number, valeDe: string, mudanca: Partial<Schemas['HorariosDoTipo']>) =>
    cliente.post<Schemas['TipoAlimentacaoDetalhado'] & Problema>('gestora', `/tipos-alimentacao/${tipo}/vigencias`, {
      valeDe,
      horarios: horarios({ entregaInicio: '06:00', entregaFim: '07:00', ...mudanca }),
    });
  const definir = (chave: string, valeDe: string, valor: unknown, ifMatch?: string) =>
    cliente.post<Schemas['ParametroDetalhado'] & Problema>(
      'gestora',
      `/parametros/${chave}/vigencias`,
      { valeDe, valor },
      ifMatch,
    );

  it('o prazo de cada dia é o dos horários que valem naquele dia', async () => {
    const em = addDays(HOJE, 3);
    expect((await mudar(ids.cafe, em, { horaLimitePedido: '10:00', diasAntecedencia: 2 })).status).toBe(201);
    expect((await preparar(addDays(HOJE, 2))).prazo.limiteEm).toBe('2026-11-21T21:00:00.000Z');
    expect((await preparar(em)).prazo.limiteEm).toBe('2026-11-21T13:00:00.000Z');
    expect((await preparar(em)).refeicoes[0]).toMatchObject({ horaLimitePedido: '10:00', diasAntecedencia: 2 });
    cliente.em('2026-11-21T13:00:00.001Z');
    // The horizon judges each day by its own hours: the 22nd is still open, the 23rd is not.
    expect((await preparar()).dias.slice(0, 8).map(({ data, encerrado }) => [data.slice(8), encerrado])).toEqual([
      ['21', true],
      ['22', false],
      ['23', true],
      ['24', false],
      ['25', false],
      ['26', false],
      ['27', false],
      ['28', false],
    ]);
  });

  it('o pedido enviado guarda o seu prazo; o rascunho segue os horários de agora', async () => {
    const dia = addDays(HOJE, 5);
    const itens = [item(ids.almoco, ids.interno, 100)];
    const enviado = await enviarPedido(cliente, 'solicitante', { lotacaoId: ids.upsl, dataRefeicao: dia, itens });
    const rascunho = await cliente.post<Pedido>('doAcre', '/pedidos', {
      lotacaoId: ids.acre,
      dataRefeicao: dia,
      itens,
    });
    const antes = enviado.corpo.prazoLimiteEm;
    expect((await mudar(ids.jantar, dia, { horaLimitePedido: '08:00', diasAntecedencia: 3 })).status).toBe(201);
    const lido = async (id: number) => (await cliente.get<Pedido>('gestora', `/pedidos/${id}`)).corpo.prazoLimiteEm;
    expect(await lido(enviado.corpo.id)).toBe(antes);
    expect(await lido(rascunho.corpo.id)).toBe('2026-11-22T13:00:00.000Z');
    cliente.em('2026-11-22T13:00:00.001Z');
    const tarde = await cliente.post<Problema>('doAcre', `/pedidos/${rascunho.corpo.id}/envio`, {}, rascunho.etag);
    expect([tarde.status, tarde.corpo.detail]).toEqual([
      422,
      'O prazo para este dia terminou às 08:00. O pedido será enviado como emergencial e precisa de justificativa.',
    ]);
  });

  it('a justificativa se exige pelo parâmetro do dia da refeição', async () => {
    const dia = addDays(HOJE, 10);
    expect((await definir('justificativaAcimaDe', dia, 20)).status).toBe(201);
    const itens = [item(ids.almoco, ids.interno, 128 + 15)];
    const enviar = (dataRefeicao: string) =>
      enviarPedido(cliente, 'solicitante', { lotacaoId: ids.upsl, dataRefeicao, itens });
    expect((await enviar(dia)).status).toBe(200);
    expect((await enviar(addDays(dia, -1))).status).toBe(422);
    expect((await preparar(dia)).regras.justificativaAcimaDe).toBe(20);
    expect((await preparar(addDays(dia, -1))).regras.justificativaAcimaDe).toBe(5);
    const lista = await cliente.get<Schemas['PaginaPedidos']>('gestora', `/pedidos?de=${dia}&ate=${dia}`);
    expect(lista.corpo.itens[0]?.maiorDiferenca).toEqual({ valor: 15, faixa: 'ACIMA' });
  });

  it('o horizonte é o parâmetro de hoje, para o pedido e para o efetivo', async () => {
    const longe = addDays(HOJE, 20);
    const novo = { lotacaoId: ids.upsl, dataRefeicao: longe, itens: [] };
    const efetivo = { internos: 1, servidoresPlantao: 1, servidoresExpediente: 1 };
    expect((await cliente.post<Problema>('solicitante', '/pedidos', novo)).corpo.detail).toBe(
      'Só se pede até 14 dias adiante.',
    );
    expect((await cliente.put('solicitante', `/lotacoes/${ids.upsl}/efetivos/${longe}`, efetivo)).status).toBe(422);
    expect((await definir('horizonteDias', HOJE, 30)).status).toBe(201);
    expect((await preparar()).regras.horizonteDias).toBe(30);
    expect((await cliente.post('solicitante', '/pedidos', novo)).status).toBe(201);
    expect((await cliente.put('solicitante', `/lotacoes/${ids.upsl}/efetivos/${longe}`, efetivo)).status).toBe(200);
  });

  it('de quem muda a mesma data sem ter visto a outra, a segunda é recusada; quem viu a versão substitui', async () => {
    const dia = addDays(HOJE, 12);
    const primeira = await definir('diasAVencer', dia, 45);
    expect(primeira.status).toBe(201);
    expect((await definir('diasAVencer', dia, 60)).status).toBe(409);
    expect((await definir('diasAVencer', dia, 60, primeira.etag)).corpo.parametro.proxima).toEqual({
      valeDe: dia,
      valor: 60,
    });
    expect((await definir('diasAVencer', dia, 61, primeira.etag)).status).toBe(412);
  });

  it('preparar um pedido faz um número fixo de consultas, quantas forem as mudanças de horários', async () => {
    await preparar(AMANHA);
    // drizzle's client is the pool.
    const { $client } = banco.database as unknown as { $client: { query: (...args: unknown[]) => unknown } };
    const consultas = jest.spyOn($client, 'query');
    const contar = async (data: string) => {
      consultas.mockClear();
      expect((await preparar(data)).pedido).toBeNull();
      return consultas.mock.calls.length;
    };
    // After a change everything is read anew; until the next one, only the mark of what is remembered is asked for.
    await mudar(ids.almoco, addDays(HOJE, 30), {});
    const deNovo = await contar(addDays(HOJE, 40));
    for (const dias of [31, 32, 33]) await mudar(ids.almoco, addDays(HOJE, dias), {});
    expect(await contar(addDays(HOJE, 40))).toBe(deNovo);
    expect(deNovo).toBeLessThanOrEqual(17);
    expect(await contar(addDays(HOJE, 40))).toBeLessThanOrEqual(14);
    consultas.mockRestore();
  });
});
