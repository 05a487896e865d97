import { errors, exportJWK, generateKeyPair, type JSONWebKeySet, type JWK } from 'jose';
import { type KeysHeard, KeysUnavailable, RemoteKeys } from './remote-keys.ts';

const quiet: KeysHeard = { changed: () => undefined, away: () => undefined, leftOut: () => undefined };
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

async function published(kid: string): Promise<JSONWebKeySet> {
  const { publicKey } = await generateKeyPair('ES256', { extractable: true });
  return { keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' }] };
}

function setUp(answer: () => Promise<JSONWebKeySet>, heard = quiet) {
  const state = { now: 1_000_000, fetches: 0 };
  const count = () => {
    state.fetches += 1;
    return answer();
  };
  const remote = new RemoteKeys(count, heard, () => state.now);
  const find = async (kid: string, signedAt?: number) => {
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
    // It is looked for all the same, since a key may be published late; the next one within half a minute is not.
    expect(state.fetches).toBe(3);
    state.now += 29 * SECOND;
    await expect(find('d', state.now - 5 * MINUTE)).rejects.toThrow(errors.JWKSNoMatchingKey);
    expect(state.fetches).toBe(3);
  });

  const ages: [string, (now: number) => number | undefined][] = [
    ['de agora', now => now],
    ['de há cinco minutos', now => now - 5 * MINUTE],
    ['de um relógio adiantado', now => now + 5 * MINUTE],
    ['sem hora', () => undefined],
  ];
  type At = (now: number) => number | undefined;
  const forgers: [string, At | undefined][] = [
    ['nada', undefined],
    ...ages.map(([name, at]): [string, At] => [`token ${name}`, at]),
  ];
  const mixed = forgers.flatMap(([forged, at]) =>
    ages.map(([own, of]): [string, string, At | undefined, At] => [forged, own, at, of]),
  );
  it.each(mixed)(
    'com %s forjado sem parar, a chave de um token %s é aprendida em um minuto, a duas buscas por minuto',
    async (_forged, _own, forgedAt, signedAt) => {
      let set = await published('a');
      const { state, find } = setUp(async () => set);
      const forge = async (): Promise<void> => {
        if (forgedAt) await find(`inventado-${state.now}`, forgedAt(state.now)).catch(() => undefined);
      };
      await find('a');
      const signed = signedAt(state.now + 10 * SECOND);
      for (let at = 0; at < 100; at++, state.now += 100) await forge();
      set = await published('b');
      const began = state.now;
      const learnt = async (): Promise<boolean> =>
        find('b', signed).then(
          () => true,
          () => false,
        );
      while (state.now - began < 5 * MINUTE && !(await learnt()))
        for (let at = 0; at < 10; at++, state.now += 100) await forge();
      expect(state.now - began).toBeLessThanOrEqual(MINUTE);
      expect(state.fetches).toBeLessThanOrEqual(1 + 3);
    },
  );

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

  it.each(['', '\0', 'a\nb', 'k\u0085', '\ud800', 'x'.repeat(257), 'x'.repeat(5_000)])(
    'o kid %j não pode ser de chave nenhuma: é recusado na hora, sem busca',
    async kid => {
      const set = await published('a');
      const { state, find } = setUp(async () => set);
      await find('a');
      await expect(find('novo')).rejects.toThrow(errors.JWKSNoMatchingKey);
      // The set has just been asked, so a name that could be a key's would be told to come back.
      state.now += SECOND;
      await expect(find('outro')).rejects.toThrow(KeysUnavailable);
      for (let call = 0; call < 3; call++) await expect(find(kid)).rejects.toThrow(errors.JWKSNoMatchingKey);
      expect(state.fetches).toBe(2);
    },
  );

  it('nem o que não é texto', async () => {
    const set = await published('a');
    const { state, find } = setUp(async () => set);
    for (const kid of [1, null, {}, ['a'], true] as unknown as string[])
      await expect(find(kid)).rejects.toThrow(errors.JWKSNoMatchingKey);
    expect(state.fetches).toBe(0);
  });

  it('uma chave que não serve fica de fora e é dita uma vez; as outras valem, e quem a nomeia é recusado', async () => {
    const good = await published('a');
    const keys = [...good.keys, { ...good.keys[0], kid: 'quebrada', y: good.keys[0]?.x } as JWK];
    const left: unknown[] = [];
    const { state, find } = setUp(async () => ({ keys }), { ...quiet, leftOut: key => void left.push(key) });
    await expect(find('a')).resolves.toBeDefined();
    for (let call = 0; call < 40; call++) {
      await expect(find('quebrada', state.now)).rejects.toThrow(errors.JWKSNoMatchingKey);
      state.now += 2 * SECOND;
    }
    expect(left).toEqual([{ kid: 'quebrada', why: expect.any(String) }]);
    expect(state.fetches).toBeLessThanOrEqual(1 + 3);
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
