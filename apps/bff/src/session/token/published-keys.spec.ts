import { compactVerify, errors, type JWTVerifyGetKey } from 'jose';
import { keySets } from '../../../test/corpora/corpus.ts';
import { readPublishedKeys } from './published-keys.ts';
import { RemoteKeys } from './remote-keys.ts';

const ALGORITHMS = ['RS256', 'ES256'];
/** A key of a weak generator, which only its factors tell: no library here looks for it. */
const NOT_SEEN = '7 rejectsKeyWithRocaVulnerability';
const quiet = { changed: () => undefined, away: () => undefined, leftOut: () => undefined };

const verdict = (jws: string, key: JWTVerifyGetKey): Promise<string> =>
  compactVerify(jws, key as never, { algorithms: ALGORITHMS }).then(
    () => 'believed',
    // What SignatureAuthenticator takes for a refusal; anything else would be an error of ours.
    error => (error instanceof errors.JOSEError || error instanceof TypeError ? 'refused' : `broke: ${error}`),
  );

describe('os conjuntos de chaves do Wycheproof', () => {
  it.each(keySets)('$id ($group): só vale o que deve, e nada vira erro nosso', async ({ id, valid, jws, keys }) => {
    const remote = new RemoteKeys(async () => ({ keys }), quiet);
    const ours = keys.every(({ kty }) => kty !== 'oct');
    expect(await verdict(jws, remote.key)).toBe((valid && ours) || id === NOT_SEEN ? 'believed' : 'refused');
    // The second time the set has just been asked, and the answer is the same: a published key is not waited for.
    expect(await verdict(jws, remote.key)).toBe((valid && ours) || id === NOT_SEEN ? 'believed' : 'refused');
  });

  it('diz de cada chave que fica de fora por quê, sem nada do que ela guarda', async () => {
    const why = async (id: string) =>
      (await readPublishedKeys({ keys: keySets.find(set => set.id.startsWith(`${id} `))?.keys })).leftOut;
    expect(await why('1')).toEqual([{ kid: 'kid-aes-sign', why: 'it is not public' }]);
    expect(await why('8')).toEqual([{ kid: 'RS256_1024', why: 'an RSA key of 1024 bits' }]);
    expect(await why('9')).toEqual([{ kid: 'RS256_2048', why: 'an RSA key of exponent 1' }]);
    expect(await why('21')).toEqual([{ kid: 'kid-ec-sign', why: 'it is not for signatures' }]);
    expect(await why('22')).toEqual([{ kid: 'kid-ec-sign', why: expect.stringMatching(/^\w+$/) }]);
  });
});

describe('um conjunto de chaves', () => {
  it.each([[null], [[]], ['texto'], [{}], [{ keys: {} }]])('que não é conjunto, %j, não vale', async document => {
    await expect(readPublishedKeys(document)).rejects.toThrow('no key set');
  });

  it('com o que não é chave no meio perde só isso', async () => {
    const { keys } = keySets.find(({ id }) => id === '5 acceptsValid') ?? { keys: [] };
    const read = await readPublishedKeys({ keys: [null, 7, ...keys, { kty: 'EC' }, { kid: '' }] });
    expect([read.keys, read.leftOut.length]).toEqual([keys, 4]);
  });
});
