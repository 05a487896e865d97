import { createPublicKey } from 'node:crypto';
import type { JWTVerifyGetKey } from 'jose';
import type { SigningKeySource } from '../../configuration.ts';
import { KEYS } from '../../government/deadlines.table.ts';
import type { FirstAnswer } from '../../government/first-answer.ts';
import { readText } from '../../government/undici-adapter.ts';
import type { Upstream } from '../../government/upstream.service.ts';
import { type KeysHeard, RemoteKeys } from './remote-keys.ts';

type Source = { readonly upstream: Upstream; readonly first: FirstAnswer };

async function fetchKeySet({ upstream, first }: Source, url: string): Promise<unknown> {
  const { statusCode, body } = await upstream.agent.request({
    origin: new URL(url).origin,
    path: new URL(url).pathname,
    method: 'GET',
    // A proxy's copy will not do: a key published a moment ago already signs.
    headers: { accept: 'application/json', 'cache-control': 'no-cache' },
    signal: AbortSignal.timeout(KEYS),
  });
  // Keys may be published elsewhere, which says nothing of the government API.
  if (new URL(url).origin === upstream.origin) first.note(statusCode);
  const text = await readText(body);
  if (statusCode !== 200) throw new Error(`the key set answered ${statusCode}`);
  return JSON.parse(text);
}

export type TokenKeys = {
  readonly key: JWTVerifyGetKey;
  /** Grows with each key that is no longer published. */
  readonly epoch: () => number;
  readonly lookAgain: () => Promise<void>;
};

const unchanging = { epoch: () => 0, lookAgain: async () => undefined };

export function tokenKeys(source: SigningKeySource, from: Source, heard: KeysHeard): TokenKeys {
  switch (source.kind) {
    case 'jwks': {
      const remote = new RemoteKeys(() => fetchKeySet(from, source.url), heard);
      return { key: remote.key, epoch: () => remote.epoch(), lookAgain: () => remote.lookAgain() };
    }
    case 'public-key': {
      const key = createPublicKey(source.pem);
      return { key: async () => key, ...unchanging };
    }
    case 'secret': {
      const key = Buffer.from(source.secret);
      return { key: async () => key, ...unchanging };
    }
  }
}
