import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { components } from '@alipen/contracts/generated/government-api';
import { jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { rows } from '../src/database/database.ts';
import { WebhooksService } from '../src/webhooks/webhooks.service.ts';
import { WebhooksRunner } from '../src/webhooks/webhooks-runner.ts';
import { prepararBanco } from './kit/banco.ts';
import {
  AGORA,
  AMANHA,
  abrirCliente,
  type Cliente,
  enviarPedido,
  ids,
  item,
  semearCenario,
} from './pedidos.cenario.ts';

type Schemas = components['schemas'];
type Recebida = { corpo: string; cabecalhos: IncomingHttpHeaders };
const HORA = 3_600_000;
const DIA = 24 * HORA;

describe('os webhooks', () => {
  const banco = prepararBanco();
  let cliente: Cliente;
  let receptor: Server;
  let url = '';
  let status = 204;
  let cabecalhosDaResposta: Record<string, string> = {};
  const recebidas: Recebida[] = [];
  let passado = 0;

  beforeAll(async () => {
    await semearCenario(banco.database);
    cliente = await abrirCliente(banco, { WEBHOOKS_LOOPBACK: 'true' });
    receptor = createServer((pedido, resposta) => {
      const partes: Buffer[] = [];
      pedido.on('data', parte => partes.push(parte));
      pedido.on('end', () => {
        recebidas.push({ corpo: Buffer.concat(partes).toString(), cabecalhos: pedido.headers });
        resposta.writeHead(status, cabecalhosDaResposta).end();
      });
    });
    const ouvindo = once(receptor, 'listening');
    receptor.listen(0, '127.0.0.1');
    await ouvindo;
    url = `http://127.0.0.1:${(receptor.address() as AddressInfo).port}/alipen`;
  });
  afterAll(async () => {
    const fechado = once(receptor, 'close');
    receptor.close();
    await fechado;
  });
  beforeEach(async () => {
    passar(0);
    status = 204;
    cabecalhosDaResposta = {};
    recebidas.length = 0;
    await banco.database.execute(sql.raw('truncate pedidos, numeracao_pedidos restart identity cascade'));
    await banco.database.execute(sql.raw('truncate webhooks, entregas_webhook restart identity'));
  });

  /** Sets the service's clock to AGORA plus `ms`. */
  function passar(ms: number): void {
    passado = ms;
    cliente.em(new Date(Date.parse(AGORA) + passado).toISOString());
  }
  const entregar = () => cliente.pegar(WebhooksRunner).tick();
  const dados = (mudados: object = {}) => ({
    nome: 'Painel da secretaria',
    url,
    tipos: ['pedido.enviado', 'pedido.cancelado'],
    ativo: true,
    ...mudados,
  });
  const criar = async (mudados: object = {}): Promise<Schemas['WebhookComSegredo']> => {
    const { status: dado, corpo } = await cliente.post<Schemas['WebhookComSegredo']>(
      'gestora',
      '/webhooks',
      dados(mudados),
    );
    expect(dado).toBe(201);
    return corpo;
  };
  const enviar = () =>
    enviarPedido(cliente, 'solicitante', {
      lotacaoId: ids.upsl,
      dataRefeicao: AMANHA,
      itens: [item(ids.almoco, ids.interno, 128), item(ids.almoco, ids.servidor, 24)],
    });
  const entregas = async (id: number): Promise<Schemas['EntregaWebhook'][]> =>
    (await cliente.get<Schemas['PaginaEntregasWebhook']>('gestora', `/webhooks/${id}/entregas`)).corpo.itens;
  const conferir = (segredo: string, { corpo, cabecalhos }: Recebida) => {
    // The library refuses what is older than five minutes by the real clock.
    const agora = jest.spyOn(Date, 'now').mockReturnValue(Date.parse(AGORA) + passado);
    try {
      return new Webhook(segredo).verify(corpo, cabecalhos as Record<string, string>);
    } finally {
      agora.mockRestore();
    }
  };

  it('o pedido enviado chega assinado, com o que é dele e nada de pessoa', async () => {
    const { webhook, segredo } = await criar();
    const { corpo: pedido } = await enviar();
    expect(await entregar()).toBe(1);
    const [recebida] = recebidas;
    expect(recebida && conferir(segredo, recebida)).toEqual({
      type: 'pedido.enviado',
      timestamp: AGORA,
      data: {
        pedidoId: pedido.id,
        numero: pedido.numero,
        lotacaoId: ids.upsl,
        data: AMANHA,
        situacao: 'ENVIADO',
      },
    });
    const [entrega] = await entregas(webhook.id);
    expect(entrega).toMatchObject({ situacao: 'ENTREGUE', tentativas: 1, ultimoStatus: 204, acoes: ['repetir'] });
    expect(recebida?.cabecalhos['webhook-id']).toBe(entrega?.mensagem);
    const { corpo } = await cliente.get<Schemas['Webhook']>('gestora', `/webhooks/${webhook.id}`);
    expect(corpo).toMatchObject({ esperando: 0, mortas: 0, ultimaEntregaEm: AGORA });
  });

  it('o que não se assinou não é enviado, nem o que foi desfeito', async () => {
    await criar({ tipos: ['fiscalizacao.concluida'] });
    await enviar();
    expect(await rows(banco.database, sql`select id from entregas_webhook`)).toEqual([]);
    await criar();
    const { corpo: recusado } = await cliente.post('solicitante', '/pedidos/1/envio', {}, '"99"');
    expect(recusado).toMatchObject({ status: 412 });
    expect(await rows(banco.database, sql`select id from entregas_webhook`)).toEqual([]);
  });

  it('falha, espera, tenta de novo com a mesma identificação, e depois de dez vezes fica à vista', async () => {
    const { webhook, segredo } = await criar();
    await enviar();
    status = 500;
    for (let vez = 1; vez <= 10; vez += 1) {
      expect(await entregar()).toBe(1);
      expect(await entregar()).toBe(0);
      passar(passado + 2 * DIA);
    }
    const [morta] = await entregas(webhook.id);
    expect(morta).toMatchObject({ situacao: 'MORTA', tentativas: 10, ultimoErro: 'Quem recebe respondeu 500.' });
    expect(new Set(recebidas.map(({ cabecalhos }) => cabecalhos['webhook-id'])).size).toBe(1);
    const { corpo } = await cliente.get<Schemas['Webhook']>('gestora', `/webhooks/${webhook.id}`);
    expect(corpo.mortas).toBe(1);

    status = 200;
    const de = `/webhooks/${webhook.id}/entregas/${morta?.id}/repeticao`;
    expect((await cliente.post<Schemas['EntregaWebhook']>('gestora', de, undefined)).corpo.situacao).toMatch(
      /PENDENTE|ENVIANDO/,
    );
    // The request woke the runner without waiting for it.
    while ((await entregas(webhook.id))[0]?.situacao !== 'ENTREGUE') await entregar();
    const ultima = recebidas.at(-1);
    expect(ultima && conferir(segredo, ultima)).toMatchObject({ type: 'pedido.enviado' });
  });

  it('410 para o webhook e diz por quê; retomado, volta a receber', async () => {
    const { webhook } = await criar();
    await enviar();
    status = 410;
    await entregar();
    const { corpo, etag } = await cliente.get<Schemas['Webhook']>('gestora', `/webhooks/${webhook.id}`);
    expect(corpo).toMatchObject({ situacao: 'PARADO', ativo: false, mortas: 1 });
    expect(corpo.motivoParada).toMatch(/410/);
    const retomado = await cliente.put<Schemas['Webhook']>('gestora', `/webhooks/${webhook.id}`, dados(), etag);
    expect(retomado.corpo).toMatchObject({ situacao: 'ATIVO', motivoParada: null });
  });

  it('espera o que quem recebe pede', async () => {
    const { webhook } = await criar();
    await enviar();
    status = 503;
    cabecalhosDaResposta = { 'retry-after': '600' };
    await entregar();
    const [entrega] = await entregas(webhook.id);
    expect(Date.parse(entrega?.proximaEm ?? '') - Date.parse(AGORA)).toBe(600_000);
  });

  it('não segue redirecionamento', async () => {
    const { webhook } = await criar();
    await enviar();
    status = 302;
    cabecalhosDaResposta = { location: 'http://169.254.169.254/' };
    await entregar();
    expect((await entregas(webhook.id))[0]).toMatchObject({ situacao: 'PENDENTE', ultimoStatus: 302 });
    expect(recebidas).toHaveLength(1);
  });

  it('um nome que leva a uma rede interna não é chamado', async () => {
    const { webhook } = await criar();
    await banco.database.execute(sql`update webhooks set url = 'https://10.0.0.1/x'`);
    await enviar();
    await entregar();
    expect((await entregas(webhook.id))[0]?.ultimoErro).toMatch(/rede interna/);
    expect(recebidas).toEqual([]);
  });

  it('trocado o segredo, as duas assinaturas vão juntas por um dia', async () => {
    const { webhook, segredo: antigo } = await criar();
    const troca = await cliente.post<Schemas['WebhookComSegredo']>(
      'gestora',
      `/webhooks/${webhook.id}/segredo`,
      undefined,
    );
    expect(troca.corpo.webhook.anteriorAte).not.toBeNull();
    await enviar();
    await entregar();
    const [recebida] = recebidas;
    for (const segredo of [antigo, troca.corpo.segredo]) {
      expect(recebida && conferir(segredo, recebida)).toMatchObject({ type: 'pedido.enviado' });
    }
    passar(DIA + HORA);
    await banco.database.execute(sql`update entregas_webhook set situacao = 'PENDENTE', terminada_em = null`);
    await entregar();
    const depois = recebidas.at(-1);
    expect(() => depois && conferir(antigo, depois)).toThrow();
    expect(depois && conferir(troca.corpo.segredo, depois)).toMatchObject({ type: 'pedido.enviado' });
  });

  it('removido, o que esperava é cancelado', async () => {
    const { webhook } = await criar();
    await enviar();
    const { corpo } = await cliente.post<Schemas['Webhook']>('gestora', `/webhooks/${webhook.id}/remocao`, undefined);
    expect(corpo).toMatchObject({ situacao: 'REMOVIDO', acoes: [] });
    expect(await entregar()).toBe(0);
    expect((await entregas(webhook.id))[0]).toMatchObject({ situacao: 'CANCELADA', acoes: [] });
    expect((await cliente.get<Schemas['Webhooks']>('gestora', '/webhooks')).corpo.itens).toEqual([]);
  });

  it.each([
    ['http://sistema.gov.br/x', /https/],
    ['https://10.0.0.1/x', /rede interna/],
    ['https://eu:senha@sistema.gov.br/', /usuário/],
  ])('%s não se assina', async (endereco, porque) => {
    const { status: dado, corpo } = await cliente.post<{ errors: { pointer: string; detail: string }[] }>(
      'gestora',
      '/webhooks',
      dados({ url: endereco }),
    );
    expect([dado, corpo.errors[0]?.pointer]).toEqual([422, '/url']);
    expect(corpo.errors[0]?.detail).toMatch(porque);
  });

  it('o segredo não fica em resposta, histórico nem auditoria', async () => {
    const { webhook, segredo } = await criar();
    const { corpo } = await cliente.get('gestora', `/webhooks/${webhook.id}`);
    expect(JSON.stringify(corpo)).not.toContain(segredo);
    const eventos = await rows<{ linha: string }>(banco.database, sql`select e::text as linha from eventos e`);
    expect(eventos.filter(({ linha }) => linha.includes(segredo))).toEqual([]);
  });

  it('o que chegou há um mês é esquecido; o que não chegou fica', async () => {
    await criar();
    await enviar();
    await entregar();
    status = 410;
    await banco.database.execute(sql`insert into entregas_webhook (webhook_id, tipo, dados, ocorrido_em, proxima_em)
      values (1, 'pedido.enviado', '{}', ${AGORA}::timestamptz, ${AGORA}::timestamptz)`);
    await entregar();
    passar(31 * DIA);
    expect(await cliente.pegar(WebhooksService).cuidar()).toBe(1);
    expect((await entregas(1)).map(({ situacao }) => situacao)).toEqual(['MORTA']);
  });

  it('só a gestora vê e muda', async () => {
    for (const quem of ['solicitante', 'atendimento', 'fiscal'] as const) {
      expect((await cliente.get(quem, '/webhooks')).status).toBe(403);
    }
  });
});
