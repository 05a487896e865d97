import { compactVerify, createLocalJWKSet, importJWK, type JWK, type JWTVerifyGetKey } from 'jose';
import { signatures, type Vector } from '../../test/corpora/corpus.ts';
import { canonicalParts, canonicalToken, verifyToken } from './token/token-verifier.ts';

const PAYLOAD = Buffer.from('{}').toString('base64url');
/** Both are the same text, well formed and rightly signed: the padding they are named for was lost when the set was made. */
const UNUSABLE = ['367 invalidBase64Padding', '370 invalidBase64PaddingInPayload'];
const ALL = signatures.flatMap(({ vectors }) => vectors);

async function keyOf(key: JWK): Promise<JWTVerifyGetKey> {
  if (key.kty !== 'oct') return createLocalJWKSet({ keys: [key] });
  const secret = await importJWK(key, key.alg ?? 'HS256');
  return async () => secret;
}

/** Applies the canonical form and the library, without our claims: what stands between a forged signature and a session. */
async function signatureBelieved({ jws }: Vector, key: JWTVerifyGetKey, algorithms: string[]): Promise<boolean> {
  // The vectors' payloads are not JSON, so their form is judged whole and their header beside a payload that is JSON.
  const [header, , signature] = canonicalParts(jws) ?? [];
  if (!canonicalToken(`${header}.${PAYLOAD}.${signature}`, algorithms)) return false;
  return compactVerify(jws, key as never, { algorithms }).then(
    () => true,
    () => false,
  );
}

describe('as assinaturas forjadas do Wycheproof', () => {
  it('são as 401 do conjunto, 353 delas forjadas e de uso', () => {
    expect([ALL.length, ALL.filter(({ valid }) => !valid).length - UNUSABLE.length]).toEqual([401, 353]);
    expect(new Set(ALL.filter(({ id }) => UNUSABLE.includes(id)).map(({ jws }) => jws)).size).toBe(1);
  });

  it('nenhuma forjada passa pela porta e pela biblioteca, ainda que o algoritmo dela esteja configurado', async () => {
    const wrong: string[] = [];
    let good = 0;
    for (const { key, vectors } of signatures) {
      const getKey = await keyOf(key).catch(() => undefined);
      if (!getKey) continue;
      const algorithms = key.alg ? [key.alg] : ['RS256', 'ES256', 'PS256'];
      for (const vector of vectors) {
        const believed = await signatureBelieved(vector, getKey, algorithms);
        if (believed && vector.valid) good += 1;
        if (believed && !vector.valid && !UNUSABLE.includes(vector.id)) wrong.push(`${vector.id} (${key.alg})`);
      }
    }
    expect(wrong).toEqual([]);
    // Valid vectors that could be ours must pass.
    expect(good).toBeGreaterThan(20);
  });

  it('nenhuma das 401 vira sessão: nem as válidas dizem quem alguém é', async () => {
    let believed = 0;
    for (const { key, vectors } of signatures) {
      const getKey = await keyOf(key).catch(() => undefined);
      if (!getKey) continue;
      for (const { jws } of vectors) {
        const rules = { algorithms: ['RS256', 'ES256', 'HS256', key.alg ?? 'RS256'], issuer: undefined };
        await verifyToken(jws, getKey, rules).then(
          () => {
            believed += 1;
          },
          () => undefined,
        );
      }
    }
    expect(believed).toBe(0);
  });
});
