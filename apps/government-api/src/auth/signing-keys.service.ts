import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { Clock } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { type ChaveAssinatura, SigningKeysRepository } from './signing-keys.repository.ts';

export const ALGORITHM = 'ES256';
export const TOKEN_SECONDS = 86_400;

/**
 * A retired key stays published while its last token lives, and ten minutes more, because other processes reload only
 * once a minute.
 */
const PUBLISHED_SECONDS = TOKEN_SECONDS + 600;
const RELOAD_MS = 60_000;
/** A flood of unknown kids makes one query in this time. Each waits for it, since its key may have been made a moment ago. */
const COOL_DOWN_MS = 1_000;

type CryptoKey = Awaited<ReturnType<typeof importJWK>>;
export type LoadedKeys = {
  readonly signing: { readonly kid: string; readonly key: CryptoKey };
  readonly verifying: ReadonlyMap<string, CryptoKey>;
  readonly jwks: readonly JWK[];
};

/** The keys that sign and verify our tokens. They are in the database so that every process has the same ones. */
@Injectable()
export class SigningKeysService implements OnModuleInit {
  private loaded: { keys: Promise<LoadedKeys>; at: number } | undefined;
  private soon: Promise<LoadedKeys> | undefined;

  constructor(
    private readonly database: Database,
    private readonly repository: SigningKeysRepository,
    private readonly clock: Clock,
  ) {}

  /** The first start makes the first key. A database that cannot give one stops the start, not the first sign-in. */
  async onModuleInit(): Promise<void> {
    await this.current();
  }

  current(): Promise<LoadedKeys> {
    return this.reloadedAfter(RELOAD_MS);
  }

  /** The verifying key of a token. For an unknown kid the keys are read again: another process may have rotated them. */
  async verifying(kid: string): Promise<CryptoKey | undefined> {
    const known = (await this.current()).verifying.get(kid);
    return known ?? (await this.reloadedSoon()).verifying.get(kid);
  }

  /** Makes a new key the active one and returns its kid. The old key stays published until its tokens have expired. */
  async rotate(): Promise<string> {
    const chave = await newKey(this.clock.now());
    await this.database.transaction(async tx => {
      await this.repository.retireActive(tx, this.clock.now());
      await this.repository.insertActive(tx, chave);
    });
    this.loaded = undefined;
    return chave.kid;
  }

  private reloadedSoon(): Promise<LoadedKeys> {
    const age = this.clock.now().getTime() - (this.loaded?.at ?? 0);
    this.soon ??= delay(Math.min(COOL_DOWN_MS, Math.max(0, COOL_DOWN_MS - age))).then(() => {
      this.soon = undefined;
      this.loaded = undefined;
      return this.current();
    });
    return this.soon;
  }

  private reloadedAfter(age: number): Promise<LoadedKeys> {
    const now = this.clock.now().getTime();
    if (!this.loaded || now - this.loaded.at > age || now < this.loaded.at) {
      const keys = this.load(this.database);
      this.loaded = { keys, at: now };
      keys.catch(() => {
        this.loaded = undefined;
      });
    }
    return this.loaded.keys;
  }

  private async load(tx: Transaction): Promise<LoadedKeys> {
    const since = new Date(this.clock.now().getTime() - PUBLISHED_SECONDS * 1000);
    const [first, ...others] = await this.repository.findLiving(tx, since);
    if (first?.ativa) return importKeys(first, [first, ...others]);
    // At the first start two processes may race: the loser reads the winner's key.
    await this.repository.insertActive(tx, await newKey(this.clock.now()));
    return this.load(tx);
  }
}

async function importKeys(active: ChaveAssinatura, living: readonly ChaveAssinatura[]): Promise<LoadedKeys> {
  const verifying = await Promise.all(
    living.map(async ({ kid, publica }) => [kid, await importJWK(publica, ALGORITHM)] as const),
  );
  return {
    signing: { kid: active.kid, key: await importJWK(active.privada, ALGORITHM) },
    verifying: new Map(verifying),
    jwks: living.map(({ publica }) => publica),
  };
}

async function newKey(
  criadaEm: Date,
): Promise<Pick<ChaveAssinatura, 'kid' | 'alg' | 'privada' | 'publica' | 'criadaEm'>> {
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const publica = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(publica);
  const common = { kid, alg: ALGORITHM, use: 'sig' };
  return {
    kid,
    alg: ALGORITHM,
    privada: { ...(await exportJWK(privateKey)), ...common },
    publica: { ...publica, ...common },
    criadaEm,
  };
}
