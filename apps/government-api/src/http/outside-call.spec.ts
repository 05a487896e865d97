import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callOutside, OutsideAway } from './outside-call.ts';

describe('a call to a server of somebody else', () => {
  let answer: (response: ServerResponse) => unknown;
  const server = createServer((_, response) => void answer(response));
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const call = (limits = {}) => callOutside(url(), {}, { ms: 5_000, bytes: 10, ...limits });

  it('gives what was answered, whatever its status', async () => {
    answer = response => response.writeHead(403).end('não');
    const { status, body } = await call();
    expect([status, body.toString()]).toEqual([403, 'não']);
  });

  it.each<[string, (response: ServerResponse) => unknown, object]>([
    ['one that is too long', response => response.end('12345678901'), {}],
    ['one that never comes', () => undefined, { ms: 20 }],
    ['one that never ends', response => response.write('1'), { ms: 20 }],
    ['one from elsewhere', response => response.writeHead(302, { location: 'http://127.0.0.2/' }).end(), {}],
    ['none', response => response.destroy(), {}],
  ])('refuses %s', async (_, how, limits) => {
    answer = how;
    await expect(call(limits)).rejects.toThrow(OutsideAway);
  });
});
