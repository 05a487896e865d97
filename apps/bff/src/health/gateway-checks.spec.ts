import { createServer } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { type Named, runChecks } from '@alipen/platform/checks/checks';
import { readConfiguration } from '../configuration.ts';
import { gatewayChecks } from './gateway-checks.ts';

/** Nothing listens on port 1. */
const CLOSED = 'http://127.0.0.1:1';

const said = async (env: Record<string, string>): Promise<Record<string, Named>> => {
  const found = await runChecks(gatewayChecks(readConfiguration(env)));
  return Object.fromEntries(found.map(each => [each.nome, each]));
};

describe('npm run verificar, do que o BFF precisa', () => {
  const answer = { ready: 200, keys: '{"keys":[{},{}]}' };
  const api = createServer((request, response) => {
    const keys = request.url?.endsWith('jwks.json');
    response.writeHead(keys ? 200 : answer.ready).end(keys ? answer.keys : '');
  });
  /** Enough of Valkey's protocol for the check to connect and ask. */
  const valkey = createSocketServer(socket =>
    socket.on('data', data => {
      for (const [, command = ''] of data.toString().matchAll(/\*\d+\r\n\$\d+\r\n(\w+)/g))
        socket.write({ info: '$9\r\nloading:0\r\n', ping: '+PONG\r\n' }[command.toLowerCase()] ?? '+OK\r\n');
    }),
  );
  const at = (server: typeof api | typeof valkey) => `127.0.0.1:${(server.address() as AddressInfo).port}`;

  beforeAll(async () => {
    for (const server of [api, valkey]) await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  });
  afterAll(async () => {
    api.closeAllConnections();
    for (const server of [api, valkey]) await new Promise(done => server.close(done));
  });

  it('tudo responde', async () => {
    const found = await said({ GOVERNMENT_API_URL: `http://${at(api)}`, VALKEY_URL: `redis://:x@${at(valkey)}` });
    expect(Object.values(found).map(({ nome, estado }) => [nome, estado])).toEqual([
      ['Valkey', 'ok'],
      ['API do governo', 'ok'],
      ['chaves publicadas', 'ok'],
    ]);
    expect(found['chaves publicadas']?.frase).toMatch(/^2 chaves publicadas em http/);
  });

  it('sem VALKEY_URL é um só processo, e com chave própria ninguém pergunta por chaves', async () => {
    const found = await said({
      GOVERNMENT_API_URL: `http://${at(api)}`,
      TOKEN_SECRET: 'Gk8!dD2-qz_7pLmW0xYvR5tNcB1hJfUa',
    });
    expect(Object.keys(found)).toEqual(['Valkey', 'API do governo']);
    expect(found.Valkey).toMatchObject({ estado: 'ok', frase: expect.stringContaining('não está definida') });
  });

  it('o Valkey que não responde é falha, dita sem a senha, com o que digitar', async () => {
    const { Valkey } = await said({ GOVERNMENT_API_URL: CLOSED, VALKEY_URL: 'redis://:segredo@127.0.0.1:1' });
    expect(Valkey).toMatchObject({ estado: 'falha', faca: 'valkey-cli -h 127.0.0.1 -p 1 ping' });
    expect(JSON.stringify(Valkey)).not.toContain('segredo');
  });

  it('a API parada pede atenção; a que responde mal, ou não publica chave, é falha', async () => {
    const stopped = await said({ GOVERNMENT_API_URL: CLOSED });
    expect([stopped['API do governo']?.estado, stopped['chaves publicadas']?.estado]).toEqual(['atencao', 'atencao']);
    Object.assign(answer, { ready: 503, keys: '{}' });
    const bad = await said({ GOVERNMENT_API_URL: `http://${at(api)}` });
    expect(bad['API do governo']).toMatchObject({
      estado: 'falha',
      frase: expect.stringContaining('responde 503'),
      faca: `curl -i http://${at(api)}/health/ready`,
    });
    expect(bad['chaves publicadas']).toMatchObject({ estado: 'falha', frase: expect.stringMatching(/^Nenhuma chave/) });
  });
});
