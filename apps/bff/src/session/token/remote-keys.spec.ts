import { errors, exportJWK, generateKeyPair, type JSONWebKeySet } from 'jose';
import { KeysUnavailable, RemoteKeys } from './remote-keys.ts';

const quiet = () => undefined;
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

async function published(kid: string): Promise<JSONWebKeySet> {
  const { publicKey } = await generateKeyPair('ES256', { extractable: true });
  return { keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' }] };
}

function setUp(answer: () => Promise<JSONWebKeySet>) {
  const state = { now: 1_000_000, fetches: 0 };
  const count = () => {
    state.fetches += 1;
    return answer();
  };
  const remote = new RemoteKeys(count, quiet, () => state.now);
  const find = (kid: string, signedAt?: number) => {
    const claims = signedAt === undefined ? '' : JSON.stringify({ iat: signedAt / 1000 });
    return remote.key({ alg: 'ES256', kid }, { payload: Buffer.from(claims).toString('base64url'), signature: '' });
  };
  return { state, find, remote };
}

describe('as chaves publicadas', () => {
  it('são buscadas uma vez, mesmo com muitas chamadas juntas', async () => {
    const set = await published('a');
    const { state, find } = setUp(async () => set);
    await Promise.all(Array.from({ length: 20 }, () => find('a')));
    expect(state.fetches).toBe(1);
    state.now += 9 * MINUTE;
    await find('a');
    expect(state.fetches).toBe(1);
    state.now += 2 * MINUTE;
    await find('a');
    expect(state.fetches).toBe(2);
  });

  it('uma enxurrada de kids inventados custa no máximo duas buscas por minuto', async () => {
    const set = await published('a');
    const { state, find } = setUp(async () => set);
    await find('a');
    for (let call = 0; call < 120; call++) {
      state.now += SECOND / 2;
      await expect(find(`inventado-${call}`)).rejects.toThrow();
    }
    expect(state.fetches).toBeLessThanOrEqual(1 + 2);
  });

  it('uma chave nova é encontrada', async () => {
    let set = await published('a');
    const { find } = setUp(async () => set);
    await find('a');
    set = await published('b');
    await expect(find('b')).resolves.toBeDefined();
  });

  it('quem é mais novo que o conjunto não é dado por falso; quem é mais velho, sim', async () => {
    const set = await published('a');
    const { state, find } = setUp(async () => set);
    await find('a');
    await expect(find('inventado')).rejects.toThrow(errors.JWKSNoMatchingKey);
    state.now += 2 * SECOND;
    await expect(find('b', state.now)).rejects.toThrow(KeysUnavailable);
    state.now += 2 * MINUTE;
    await expect(find('c', state.now - 5 * MINUTE)).rejects.toThrow(errors.JWKSNoMatchingKey);
    expect(state.fetches).toBe(2);
  });

  it('uma chave retirada é notada, também por quem só tem tokens lembrados', async () => {
    let set = await published('a');
    const { state, find, remote } = setUp(async () => set);
    await find('a');
    const before = remote.epoch();
    set = await published('b');
    state.now += 11 * MINUTE;
    remote.epoch();
    await new Promise(setImmediate);
    expect(remote.epoch()).toBeGreaterThan(before);
  });

  it('o último conjunto bom vale por um dia quando o servidor some', async () => {
    const set = await published('a');
    let down = false;
    const { state, find } = setUp(async () => (down ? Promise.reject(new Error('down')) : set));
    await find('a');
    down = true;
    state.now += 20 * 60 * MINUTE;
    await expect(find('a')).resolves.toBeDefined();
    state.now += 5 * 60 * MINUTE;
    await expect(find('a')).rejects.toThrow(KeysUnavailable);
  });

  it('sem nenhuma chave ninguém é dado por falso, e a próxima tentativa não demora', async () => {
    const set = await published('a');
    let down = true;
    const { state, find } = setUp(async () => (down ? Promise.reject(new Error('down')) : set));
    await expect(find('a')).rejects.toThrow(KeysUnavailable);
    down = false;
    state.now += 1_100;
    await expect(find('a')).resolves.toBeDefined();
  });
});
