import { once } from 'node:events';
import { connect } from 'node:net';
import { Bff, COOKIE, ORIGIN } from './bff.spec-kit.ts';
import { headers, paths, strings } from './corpora/corpus.ts';

let bff: Bff;
let token: string;
beforeAll(async () => {
  bff = await Bff.start();
  token = await bff.government.token();
});
afterAll(() => bff.stop());
beforeEach(() => bff.government.reset());

/** Sends the bytes as they are, which no client library would. Resolves to the status, 0 when the socket is just closed. */
async function raw(lines: readonly string[]): Promise<number> {
  const socket = connect(Number(new URL(bff.origin).port), '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', chunk => chunks.push(chunk));
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  socket.end(`${lines.join('\r\n')}\r\n\r\n`, 'utf8');
  await closed;
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(Buffer.concat(chunks).toString('latin1'))?.[1] ?? 0);
}

/** Twenty at a time, because each is a socket of its own. */
async function inTurns<T>(entries: readonly T[], work: (entry: T) => Promise<void>): Promise<void> {
  for (let at = 0; at < entries.length; at += 20) await Promise.all(entries.slice(at, at + 20).map(work));
}

const inBatches = <T>(entries: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(entries.length / size) }, (_, at) => entries.slice(at * size, (at + 1) * size));

const asked = (): string[] => bff.government.seen.map(({ url }) => url).filter(url => !url.startsWith('/.well-known/'));

describe('corpos públicos de ataque', () => {
  it.each(['/api/ms-alipen', '/api/ms-alipen/pedidos', '/api', ''])(
    'nenhum truque de endereço depois de %s chega à API do governo, nem vira erro nosso',
    async prefix => {
      const wrong: string[] = [];
      await inTurns(paths, async entry => {
        const path = `${prefix}${entry.startsWith('/') ? '' : '/'}${entry}`;
        const status = await raw([
          `GET ${path} HTTP/1.1`,
          'Host: a',
          `Authorization: Bearer ${token}`,
          'Connection: close',
        ]);
        // An address outside /api may open the page; under /api it must not exist.
        if (status >= 500 || (prefix && status < 400 && status !== 0)) wrong.push(`${status} ${path}`);
      });
      expect(wrong).toEqual([]);
      // Text without a slash, dot segment or escape is a parameter like any other: one segment of the template, encoded anew.
      const outside = asked().filter(url => !/^\/ms-alipen\/pedidos\/(?!\.{1,2}$)(?:[\w.-]|%7[BD])+$/.test(url));
      expect(outside).toEqual([]);
    },
  );

  it('nenhum, como nome de foto, sai do nome de foto', async () => {
    bff.government.json('/ms-alipen/foto-refeicao', 404, {});
    await inTurns(paths, async entry => {
      const path = `/api/ms-alipen/foto-refeicao?foto=${encodeURIComponent(entry)}`;
      expect((await bff.asBearer(token, 'GET', path)).status).toBe(400);
    });
    expect(asked()).toEqual([]);
  });

  it('nenhum cabeçalho põe alguém dentro, nem chega à API do governo', async () => {
    const known = new Set([
      'authorization',
      'cookie',
      'host',
      'content-length',
      'transfer-encoding',
      'connection',
      'expect',
    ]);
    const odd = headers.filter(name => !known.has(name));
    expect(odd.length).toBeGreaterThan(1_000);
    const values = ['127.0.0.1', '/api/ms-alipen/usuarios', token, 'AL_GESTOR'];
    const asNobody = (names: readonly string[], value: string): Promise<number> =>
      raw(['GET /api/sessao HTTP/1.1', 'Host: a', ...names.map(name => `${name}: ${value}`), 'Connection: close']);
    for (const value of values) {
      await inTurns(inBatches(odd, 30), async names => {
        if ((await asNobody(names, value)) === 401) return;
        // One header of the batch was refused as malformed (400) and hides the others, so each is sent by itself.
        for (const name of names) expect([400, 401]).toContain(await asNobody([name], value));
      });
    }

    bff.government.json('/ms-alipen/lotacoes', 200, { itens: [], total: 0, pagina: 1, tamanho: 10 });
    const passed = new Set([
      'accept',
      'accept-language',
      'content-type',
      'if-match',
      'if-none-match',
      'last-event-id',
      'tracestate',
      'idempotency-key',
    ]);
    const many = odd.filter(
      name => !passed.has(name) && !['origin', 'content-encoding', 'upgrade', 'trailer', 'te'].includes(name),
    );
    for (let at = 0; at < many.length; at += 60) {
      const extra = many.slice(at, at + 60).map((name, index) => `${name}: marca-${at + index}`);
      const first = 'GET /api/ms-alipen/lotacoes?pagina=1&tamanho=10 HTTP/1.1';
      await raw([first, 'Host: a', `Authorization: Bearer ${token}`, ...extra, 'Connection: close']);
    }
    const relayed = bff.government.calls('/ms-alipen/lotacoes');
    expect(relayed.length).toBeGreaterThan(10);
    for (const { headers: sent } of relayed) {
      const leaked = Object.entries(sent).filter(
        ([name, value]) => name !== 'x-request-id' && /marca-/.test(String(value)),
      );
      expect(leaked).toEqual([]);
      expect(sent.authorization).toBe(`Bearer ${token}`);
    }
  });

  it('nenhum texto é CPF, e como senha cada um chega como foi digitado', async () => {
    const digits = /^[\d.\- ]{11,20}$/;
    await inTurns(
      strings.filter(text => !digits.test(text)),
      async text => {
        const { status } = await bff.login({ cpf: text, senha: 'x' });
        expect([400, 413]).toContain(status);
      },
    );
    expect(asked()).toEqual([]);
    const passwords = strings.filter(text => [...text].length <= 256 && JSON.stringify(text).length < 900);
    for (const senha of passwords) {
      const { status } = await bff.login({ cpf: '111.444.777-35', senha });
      if (status !== 200) expect([status, senha.length > 256]).toEqual([400, true]);
    }
    const arrived = bff.government.calls('/login').map(({ body }) => JSON.parse(body).senha);
    expect(arrived).toEqual(passwords.filter(senha => senha.length <= 256));
  });

  it('nenhum texto é sessão, marca de sessão, tentativa de entrada ou parâmetro', async () => {
    bff.government.json('/ms-alipen/lotacoes', 200, { itens: [], total: 0, pagina: 1, tamanho: 10 });
    await inTurns(strings, async text => {
      const encoded = encodeURIComponent(Buffer.from(text).toString());
      const calls = [
        bff.call('GET', '/api/sessao', { headers: { cookie: `${COOKIE}=${encoded}`, 'x-csrf': '1', origin: ORIGIN } }),
        bff.asBearer(encoded, 'GET', '/api/sessao'),
        bff.asBearer(token, 'GET', '/api/menu', { headers: { 'x-sessao': encoded } }),
        bff.asBearer(token, 'GET', `/api/menu?papel=${encoded}`),
        bff.asBearer(token, 'GET', `/api/ms-alipen/lotacoes?${encoded}=1`),
      ];
      for (const { status } of await Promise.all(calls)) {
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
      }
    });
    expect(asked()).toEqual([]);
  });
});
