import { once } from 'node:events';
import { type IncomingMessage, get as open, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Revocations } from '../src/session/revocation/revocation-port.ts';
import { Sessions } from '../src/session/sessions.service.ts';
import { Bff, COOKIE } from './bff.spec-kit.ts';

const STREAM = '/ms-alipen/ao-vivo';
let bff: Bff;
let token = '';
let upstream: ServerResponse;

beforeAll(async () => {
  bff = await Bff.start();
});
afterAll(() => bff.stop());
beforeEach(async () => {
  bff.government.reset();
  token = await bff.government.token();
  bff.government.on(STREAM, (_request, response) => {
    upstream = response;
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    response.flushHeaders();
  });
});

const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };

/** Like EventSource: with the cookie and no header of ours. */
async function listen(headers: Record<string, string> = SAME_ORIGIN, cookie = token): Promise<IncomingMessage> {
  const request = open(`${bff.origin}/api${STREAM}`, {
    agent: false,
    headers: { cookie: `${COOKIE}=${cookie}`, ...headers },
  });
  request.on('error', () => undefined);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.setEncoding('utf8').on('error', () => undefined);
  if (response.statusCode !== 200) response.resume();
  return response;
}

const heard = async (stream: IncomingMessage): Promise<string> => String((await once(stream, 'data'))[0]);
/** True when the stream ended in any way, false when it is still open after `within` milliseconds. */
const over = (stream: IncomingMessage, within = 3_000): Promise<boolean> => {
  stream.resume();
  return Promise.race([once(stream, 'close').then(() => true), wait(within, false, { ref: false })]);
};

describe('os eventos repassados', () => {
  it('abrem antes do primeiro evento, e cada um chega sem esperar o seguinte', async () => {
    const stream = await listen();
    expect([stream.statusCode, stream.headers['content-type'], stream.headers['cache-control']]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
      'no-store',
    ]);
    expect([stream.headers['x-accel-buffering'], stream.headers['content-encoding']]).toEqual(['no', undefined]);
    for (const event of ['id: 1\ndata: {}\n\n', ': \n\n']) {
      upstream.write(event);
      expect(await heard(stream)).toBe(event);
    }
    stream.destroy();
  });

  it('levam o último ouvido ao servidor', async () => {
    const stream = await listen({ ...SAME_ORIGIN, 'last-event-id': '41' });
    expect(bff.government.calls(STREAM)[0]?.headers['last-event-id']).toBe('41');
    stream.destroy();
  });

  it('só abrem para as páginas deste sistema', async () => {
    for (const site of ['same-site', 'cross-site', 'none']) {
      expect((await listen({ 'sec-fetch-site': site })).statusCode).toBe(403);
    }
    expect((await listen({})).statusCode).toBe(403);
    expect((await listen(SAME_ORIGIN, 'x')).statusCode).toBe(401);
    expect(bff.government.calls(STREAM)).toHaveLength(0);
  });

  it('o leitor que se vai solta a linha do servidor', async () => {
    const stream = await listen();
    stream.destroy();
    await once(upstream, 'close');
  });

  it('depois que os leitores se vão não fica socket nenhum com o servidor, nem à espera', async () => {
    const streams: IncomingMessage[] = [];
    for (let n = 0; n < 5; n += 1) streams.push(await listen());
    expect(bff.government.socketsOnlyFor(STREAM)).toBeGreaterThanOrEqual(5);
    // A stream that the server ends leaves its socket free for another call; that socket must go too.
    upstream.end();
    await over(streams[4] as IncomingMessage);
    for (const stream of streams) stream.destroy();
    while (bff.government.socketsOnlyFor(STREAM) > 0) await wait(20);
    // A socket opened again would be there by the time this call is answered.
    bff.government.json('/ms-alipen/contratos', 200, { itens: [], pagina: 1, tamanho: 50, total: 0 });
    expect((await bff.asCookie(token, 'GET', '/api/ms-alipen/contratos')).status).toBe(200);
    expect(bff.government.socketsOnlyFor(STREAM)).toBe(0);
  });

  it('terminam ao sair da sessão', async () => {
    const stream = await listen();
    const freed = once(upstream, 'close');
    await bff.asCookie(token, 'POST', '/api/logout');
    expect(await over(stream)).toBe(true);
    await freed;
  });

  it('terminam quando a sessão é encerrada em outra réplica', async () => {
    const stream = await listen();
    const session = await bff.application.get(Sessions, { strict: false }).find(token);
    await bff.application.get(Revocations, { strict: false }).revoke(session?.revocationKey ?? '', session?.exp ?? 0);
    expect(await over(stream)).toBe(true);
  });

  it('terminam quando o token vence', async () => {
    const stream = await listen(SAME_ORIGIN, await bff.government.token(undefined, { exp: 2 }));
    expect(await over(stream, 5_000)).toBe(true);
  });

  it('que o servidor corta terminam para o leitor', async () => {
    const stream = await listen();
    upstream.destroy();
    expect(await over(stream)).toBe(true);
  });

  it('de uma sessão são doze; o mais antigo cede o lugar', async () => {
    const streams: IncomingMessage[] = [];
    for (let n = 0; n < 13; n += 1) streams.push(await listen());
    const [first, second] = streams as [IncomingMessage, IncomingMessage];
    expect(await over(first)).toBe(true);
    expect(await over(second, 200)).toBe(false);
    for (const stream of streams) stream.destroy();
  });

  it('oitenta abertos não tiram o lugar das outras chamadas', async () => {
    bff.government.json('/ms-alipen/contratos', 200, { itens: [], pagina: 1, tamanho: 50, total: 0 });
    const tokens = await Promise.all(Array.from({ length: 80 }, () => bff.government.token()));
    const streams = await Promise.all(tokens.map(own => listen(SAME_ORIGIN, own)));
    bff.government.json('/ms-alipen/contratos', 200, { itens: [], pagina: 1, tamanho: 50, total: 0 });
    expect((await bff.asCookie(token, 'GET', '/api/ms-alipen/contratos')).status).toBe(200);
    for (const stream of streams) stream.destroy();
  });

  it('terminam quando este processo se encerra', async () => {
    const other = await Bff.start();
    other.government.on(STREAM, (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    });
    const own = await other.government.token();
    const request = open(`${other.origin}/api${STREAM}`, { headers: { cookie: `${COOKIE}=${own}`, ...SAME_ORIGIN } });
    request.on('error', () => undefined);
    const [stream] = (await once(request, 'response')) as [IncomingMessage];
    const ended = over(stream);
    await other.stop();
    expect(await ended).toBe(true);
  });
});
