import { createPublicKey } from 'node:crypto';
import type { JSONWebKeySet, JWTVerifyGetKey } from 'jose';
import type { Logger } from 'pino';
import type { KeySource } from '../configuration.ts';
import { KEYS } from '../government/deadlines.table.ts';
import { readText } from '../government/undici.adapter.ts';
import type { Upstream } from '../government/upstream.service.ts';
import { RemoteKeys } from './remote-keys.ts';

async function fetchKeySet(upstream: Upstream, url: string): Promise<JSONWebKeySet> {
  const { statusCode, body } = await upstream.agent.request({
    origin: new URL(url).origin,
    path: new URL(url).pathname,
    method: 'GET',
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(KEYS),
  });
  const text = await readText(body);
  if (statusCode !== 200) throw new Error(`the key set answered ${statusCode}`);
  return JSON.parse(text);
}

/** How a token's key is found, whatever the configuration says (security.md B4). */
export function tokenKeys(source: KeySource, upstream: Upstream, logger: Logger): JWTVerifyGetKey {
  switch (source.kind) {
    case 'jwks':
      return new RemoteKeys(() => fetchKeySet(upstream, source.url), logger).key;
    case 'public-key': {
      const key = createPublicKey(source.pem);
      return async () => key;
    }
    case 'secret': {
      const key = Buffer.from(source.secret);
      return async () => key;
    }
  }
}
