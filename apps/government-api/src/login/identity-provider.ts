import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { Clock } from '../clock/clock.ts';
import type { ProviderSettings } from './provider.settings.ts';

const ALGORITHMS = ['RS256', 'PS256', 'ES256'];
/** gov.br's identity tokens live for a minute, and no sign-in takes longer than this to reach us. */
const OLDEST = '5 minutes';
const TIMEOUT_MS = 2_000;
const CANONICAL = /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/;
const HEADER_KEYS = ['jku', 'x5u', 'x5c', 'jwk', 'crit'];
const DISCOVERY = '.well-known/openid-configuration';

/** The provider could not be asked about the token: not the caller's fault, and no reason to refuse them for good. */
export class ProviderAway extends Error {
  override name = 'ProviderAway';
}

/**
 * The provider's keys. The gateway does the code flow; the identity token that reaches us is believed by the provider's signature
 * alone, never because the gateway said so (ADR 59).
 */
export class IdentityProvider {
  private keys: Promise<JWTVerifyGetKey> | undefined;

  constructor(
    readonly settings: ProviderSettings | null,
    private readonly clock: Clock,
  ) {}

  /** The claims of a token that is meant for us, of this sign-in and valid now; undefined when it is not to be believed. */
  async verify(token: string, nonce: string): Promise<JWTPayload | undefined> {
    const { settings } = this;
    if (!settings || !CANONICAL.test(token)) return undefined;
    try {
      const { payload, protectedHeader } = await jwtVerify(token, await this.publishedKeys(settings), {
        algorithms: ALGORITHMS,
        issuer: settings.issuer,
        audience: settings.clientId,
        requiredClaims: ['sub', 'iat', 'exp', 'nonce'],
        maxTokenAge: OLDEST,
        clockTolerance: 30,
        currentDate: this.clock.now(),
      });
      if (HEADER_KEYS.some(name => name in protectedHeader)) return undefined;
      // The token is also meant for another client, or was issued to one (OpenID Connect Core 3.1.3.7).
      if ([payload.aud].flat().length !== 1 || (payload.azp ?? settings.clientId) !== settings.clientId)
        return undefined;
      return payload.nonce === nonce ? payload : undefined;
    } catch (error) {
      if (error instanceof errors.JWKSTimeout || error instanceof ProviderAway) throw new ProviderAway(error.message);
      if (error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC') return undefined;
      throw new ProviderAway('the keys of the provider could not be read', { cause: error });
    }
  }

  private publishedKeys(settings: ProviderSettings): Promise<JWTVerifyGetKey> {
    this.keys ??= discover(settings.issuer).catch(cause => {
      this.keys = undefined;
      throw new ProviderAway('the provider does not say where its keys are', { cause });
    });
    return this.keys;
  }
}

async function discover(issuer: string): Promise<JWTVerifyGetKey> {
  const answer = await fetch(`${issuer.replace(/\/$/, '')}/${DISCOVERY}`, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const document: unknown = await answer.json();
  const said = (name: string): unknown =>
    typeof document === 'object' && document !== null ? Reflect.get(document, name) : undefined;
  // Whoever answers at that address must be who we asked for (OpenID Connect Discovery 4.3).
  if (said('issuer') !== issuer) throw new Error('another issuer answered');
  const keys = new URL(String(said('jwks_uri')));
  if (keys.protocol !== 'https:' && keys.protocol !== new URL(issuer).protocol) throw new Error('keys over http');
  return createRemoteJWKSet(keys, { timeoutDuration: TIMEOUT_MS, cooldownDuration: 30_000, cacheMaxAge: 600_000 });
}
