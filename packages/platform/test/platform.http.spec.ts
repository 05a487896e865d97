import { type AddressInfo, connect } from 'node:net';
import { Body, Controller, Get, Header, Module, Param, Query } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { contract } from '../src/contract/contract.ts';
import { Operacao } from '../src/contract/operacao-decorator.ts';
import { guardResponses } from '../src/contract/response-guard.ts';
import { declaredRoutes } from '../src/contract/routes.spec-kit.ts';
import { createServer } from '../src/http/server.ts';
import { createLogger } from '../src/logging/logger.ts';
import { problema } from '../src/problems/problema.ts';

@Controller()
class PedidosDeProva {
  @Operacao('criarPedido')
  criarPedido(@Body() body: unknown): unknown {
    return body;
  }

  @Operacao('listarPedidos')
  listarPedidos(@Query() query: unknown): unknown {
    return query;
  }

  @Operacao('obterMapaDiario')
  @Header('content-type', 'application/json; charset=utf-8')
  obterMapaDiario(): Buffer {
    return Buffer.from('{"data":"2026-11-21","colunas":"São Luís"}');
  }

  @Operacao('obterPedido')
  obterPedido(@Param() path: { pedidoId: number }): never {
    if (path.pedidoId === 1) throw new Error('segredo de dentro');
    throw problema('nao-encontrado', { detail: `O pedido ${path.pedidoId} não existe.`, retryAfter: 3 });
  }

  @Get('sem-operacao')
  semOperacao(): string {
    return 'ninguém declarou';
  }
}

@Module({ imports: [DiscoveryModule], controllers: [PedidosDeProva] })
class ModuloDeProva {}

describe('um servidor da casa', () => {
  let app: NestFastifyApplication;
  let http: ReturnType<typeof request>;

  beforeAll(async () => {
    app = await createServer(ModuloDeProva, { logger: createLogger({ name: 'prova', level: 'silent' }) });
    guardResponses(app.getHttpAdapter().getInstance(), {
      contract,
      mode: 'throw',
      operationOf: req => (req.headers['x-guardar'] as string | undefined) ?? undefined,
    });
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
    http = request(app.getHttpServer());
  });
  afterAll(() => app.close());

  it('toma rota e situação de sucesso do contrato', async () => {
    const body = {
      lotacaoId: 1,
      dataRefeicao: '2026-11-21',
      itens: [{ tipoAlimentacaoId: 1, tipoPublicoId: 1, quantidade: 9999 }],
    };
    const answer = await http.post('/ms-alipen/pedidos').send(body);
    expect([answer.status, answer.body]).toEqual([201, body]);
  });

  it.each([
    [-1, 'Deve ser no mínimo 0.'],
    [1.5, 'Deve ser um número inteiro.'],
    [10000, 'Deve ser no máximo 9999.'],
    ['345 ', 'Deve ser um número inteiro.'],
    [null, 'Deve ser um número inteiro.'],
  ])('recusa a quantidade %p com o ponteiro do campo', async (quantidade, detail) => {
    const itens = [{ tipoAlimentacaoId: 1, tipoPublicoId: 1, quantidade }];
    const answer = await http.post('/ms-alipen/pedidos').send({ lotacaoId: 1, dataRefeicao: '2026-11-21', itens });
    expect(answer.status).toBe(422);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.body).toMatchObject({
      type: '/problemas/dados-invalidos',
      errors: [{ pointer: '/itens/0/quantidade', detail }],
    });
  });

  it('recusa data que não existe, campo que falta e campo que sobra', async () => {
    const answer = await http.post('/ms-alipen/pedidos').send({ dataRefeicao: '2027-02-29', itens: [], total: 3 });
    expect(answer.body.errors).toEqual([
      { pointer: '/lotacaoId', detail: 'Falta este campo.' },
      { pointer: '/total', detail: 'Este campo não existe.' },
      { pointer: '/dataRefeicao', detail: 'Deve ser uma data que existe, como 2026-11-21.' },
    ]);
  });

  it('lê números e padrões da consulta e recusa nomes que o contrato não tem', async () => {
    const fine = await http.get('/ms-alipen/pedidos?lotacaoId=7');
    expect(fine.body).toEqual({ lotacaoId: 7, divergentes: false, pagina: 1, tamanho: 50, ordem: '-dataRefeicao' });
    const wrong = await http.get('/ms-alipen/pedidos?lotacaoId=x&senha=1');
    expect(wrong.body.errors.map((error: { pointer: string }) => error.pointer)).toEqual([
      '/query/senha',
      '/query/lotacaoId',
    ]);
  });

  it('responde problemas com o identificador da requisição', async () => {
    const answer = await http.get('/ms-alipen/pedidos/7').set('x-request-id', 'pedido-do-teste');
    expect(answer.status).toBe(404);
    expect(answer.headers['retry-after']).toBe('3');
    expect(answer.body).toMatchObject({ detail: 'O pedido 7 não existe.', instance: 'pedido-do-teste' });
  });

  it('não conta nada de um erro que ninguém esperava', async () => {
    const answer = await http.get('/ms-alipen/pedidos/1');
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain('segredo');
  });

  it.each([
    ['JSON quebrado', 400, (t: request.Agent) => t.post('/ms-alipen/pedidos').type('json').send('{"itens": [')],
    ['formulário', 415, (t: request.Agent) => t.post('/ms-alipen/pedidos').type('text/plain').send('a=1')],
    ['XML', 415, (t: request.Agent) => t.post('/ms-alipen/pedidos').type('application/xml').send('<a/>')],
    ['corpo grande', 413, (t: request.Agent) => t.post('/ms-alipen/pedidos').send({ observacao: 'x'.repeat(200_000) })],
    ['rota desconhecida', 404, (t: request.Agent) => t.get('/nada')],
    ['endereço ilegível', 400, (t: request.Agent) => t.get('/%zz')],
  ])('%s é um problema, em português', async (_name, status, call) => {
    const answer = await call(http as unknown as request.Agent);
    expect([answer.status, answer.headers['content-type']]).toEqual([
      status,
      'application/problem+json; charset=utf-8',
    ]);
    expect(`${answer.body.title} ${answer.body.detail}`).not.toMatch(/unexpected|invalid |unsupported|exceeded/i);
  });

  describe('no próprio socket', () => {
    const port = () => (app.getHttpServer().address() as AddressInfo).port;
    beforeAll(() => app.listen(0, '127.0.0.1'));

    /** What came back until the server closed the connection. */
    const answered = (begin: string, drip = ''): Promise<string> =>
      new Promise(resolve => {
        let text = '';
        let tap: NodeJS.Timeout | undefined;
        const socket = connect(port(), '127.0.0.1', () => {
          socket.write(begin);
          if (drip) tap = setInterval(() => socket.write(drip), 50);
        });
        socket.on('data', chunk => {
          text += chunk;
        });
        socket.on('error', () => undefined);
        socket.on('close', () => {
          clearInterval(tap);
          resolve(text);
        });
      });

    it.each([
      ['cabeçalhos', 'GET / HTTP/1.1\r\nHost: a\r\nX-A: ', 'a'],
      [
        'corpos',
        'POST /ms-alipen/pedidos HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n{',
        ' ',
      ],
    ])('sessenta %s que vêm aos bytes terminam no prazo, e não meio minuto depois', async (_name, begin, drip) => {
      const server = app.getHttpServer();
      const { requestTimeout, headersTimeout } = server;
      expect([requestTimeout, headersTimeout]).toEqual([60_000, 10_000]);
      Object.assign(server, { requestTimeout: 1_000, headersTimeout: 1_000 });
      try {
        const began = performance.now();
        const answers = await Promise.all(Array.from({ length: 60 }, () => answered(begin, drip)));
        expect(performance.now() - began).toBeLessThan(10_000);
        for (const answer of answers) {
          expect(answer).toMatch(/^HTTP\/1\.1 408 /);
          expect(answer).toContain('content-type: application/problem+json; charset=utf-8');
          expect(answer).toContain('"type":"/problemas/tempo-esgotado"');
        }
      } finally {
        Object.assign(server, { requestTimeout, headersTimeout });
      }
    });

    it.each([
      ['o que não é HTTP', 'isto não é HTTP\r\n\r\n', 400, 'requisicao-invalida'],
      [
        'cabeçalhos grandes demais',
        `GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`,
        431,
        'cabecalho-grande',
      ],
    ])('%s é um problema, em português', async (_name, bytes, status, slug) => {
      const answer = await answered(bytes);
      expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(answer).toContain(`"type":"/problemas/${slug}"`);
    });
  });

  it('a violação plantada aparece: resposta que o contrato não declara', async () => {
    const answer = await http.get('/ms-alipen/pedidos').set('x-guardar', 'listarPedidos');
    expect(answer.status).toBe(500);
    expect(answer.text).toContain('contract drift');
    expect(answer.text).toContain('itens');
  });

  it('a violação plantada aparece: resposta escrita em bytes que o contrato não declara', async () => {
    const livre = await http.get('/ms-alipen/mapa-diario').expect(200);
    expect(livre.body).toEqual({ data: '2026-11-21', colunas: 'São Luís' });
    const answer = await http.get('/ms-alipen/mapa-diario').set('x-guardar', 'obterMapaDiario');
    expect([answer.status, answer.text]).toEqual([500, expect.stringContaining('colunas')]);
  });

  it('a violação plantada aparece: rota que não declara operação', () => {
    const undeclared = declaredRoutes(app).filter(route => !route.operation);
    expect(undeclared.map(route => route.handler)).toEqual(['PedidosDeProva.semOperacao']);
  });
});
