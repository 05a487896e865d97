import { Bff } from './bff.spec-kit.ts';

/**
 * The caller writes these; each proxy in front adds one at the end. The network goes on without the part that names the machine.
 */
const SAID = '203.0.113.9, 198.51.100.7, 192.0.2.33';

describe('o endereço de quem chama, contado por proxies à frente', () => {
  let bff: Bff;
  afterEach(() => bff.stop());

  it.each([
    [0, '127.0.0.x'],
    [1, '192.0.2.x'],
    [2, '198.51.100.x'],
    [3, '203.0.113.x'],
    // More proxies than addresses: the first address counts, and it is no error.
    [5, '203.0.113.x'],
  ])('com %i à frente é %s, digam o que disserem antes dele', async (proxies, network) => {
    bff = await Bff.start({ proxies });
    await bff.login(undefined, { 'x-forwarded-for': SAID });
    expect(bff.government.calls('/login').map(({ headers }) => headers['x-endereco'])).toEqual([network]);
  });

  it('o código do pedido de entrada é o mesmo no servidor do governo', async () => {
    bff = await Bff.start();
    const { headers } = await bff.login();
    expect(bff.government.calls('/login')[0]?.headers['x-request-id']).toBe(headers['x-request-id']);
  });

  it('os limites de quem não tem sessão são de cada endereço assim contado', async () => {
    bff = await Bff.start({ proxies: 1, rates: { pessoa: 1e6, integrador: 1e6, endereco: 1 } });
    const ask = async (said: string) =>
      (await bff.call('GET', '/api/openapi.json', { headers: { 'x-forwarded-for': said } })).status;
    // Another claim before the proxy's own does not make the caller somebody else.
    const sameCaller = [await ask('1.1.1.1, 192.0.2.33'), await ask('2.2.2.2, 192.0.2.33'), await ask('192.0.2.33')];
    expect(sameCaller.at(-1)).toBe(429);
    expect(await ask('192.0.2.34')).toBe(200);
  });
});
