import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EnvironmentError, readEnvironment } from '@alipen/platform/environment/environment';
import {
  caminhoBase,
  inteiro,
  porta,
  SEGREDO_HELP,
  segredo,
  texto,
  umDe,
  url,
} from '@alipen/platform/environment/parsers';
import { LEVELS, type Level } from '@alipen/platform/logging/logger';
import { type TracingSettings, tracingSettings, tracingVariables } from '@alipen/platform/tracing/tracing';
import type { Rates } from './operations/policies.table.ts';
import { type ProviderSettings, providerSettings, providerVariables } from './provider.settings.ts';

export type KeySource =
  | { readonly kind: 'jwks'; readonly url: string }
  | { readonly kind: 'public-key'; readonly pem: string }
  | { readonly kind: 'secret'; readonly secret: string }
  /** No key is published: the gateway seals the tokens it received at a sign-in. */
  | { readonly kind: 'seal'; readonly secret: string };
export type SigningKeySource = Exclude<KeySource, { kind: 'seal' }>;

export abstract class Configuration {
  abstract readonly host: string;
  abstract readonly port: number;
  abstract readonly managementPort: number;
  /** Origin of the government API and the path its operations hang from, without a trailing slash. */
  abstract readonly upstream: { readonly origin: string; readonly prefix: string };
  abstract readonly cookieName: string;
  abstract readonly keys: KeySource;
  abstract readonly algorithms: readonly string[];
  abstract readonly issuer: string | undefined;
  /** Undefined: people sign in with CPF and password alone. */
  abstract readonly provider: ProviderSettings | undefined;
  abstract readonly publicOrigin: string;
  abstract readonly basePath: string;
  /** Path of the wall screen's page (spec.md section 2), under the origin and not under the base path. */
  abstract readonly painelPath: string;
  abstract readonly webDir: string;
  abstract readonly logLevel: Level;
  abstract readonly menusFile: string | undefined;
  abstract readonly valkeyUrl: string | undefined;
  /** Exact number of proxies in front; the address of the caller is read that many hops back. */
  abstract readonly proxies: number;
  /** Seconds between announcing the end and ending (security.md C8); undefined: as long as somebody calls, eight at most. */
  abstract readonly drainSeconds: number | undefined;
  /** Calls per second of one caller (security.md C6). */
  abstract readonly rates: Rates;
  abstract readonly shedding: { readonly delayMs: number; readonly inFlight: number };
  /** Undefined: no tracing. */
  abstract readonly tracing: TracingSettings | undefined;
  /**
   * Shared with the government API: authenticates the delivery of access events and keys the account marks. Undefined: events stay
   * in the log.
   */
  abstract readonly gatewaySecret: string | undefined;
}

const ASYMMETRIC = ['ES256', 'RS256'];
const MANY = 1_000_000;
const LOOPBACK = /^(127\.\d+\.\d+\.\d+|localhost|\[::1\])$/;

function must<T>(value: T, ok: boolean): T {
  if (!ok) throw new RangeError('unusable value');
  return value;
}

const origin = (text: string): string => must(new URL(text).origin, new URL(text).origin === url(text));
const cookieName = (text: string): string => must(text, /^[A-Za-z0-9_.-]{1,64}$/.test(text));
const pem = (text: string): string => must(text.replaceAll('\\n', '\n'), text.includes('BEGIN PUBLIC KEY'));
const algorithmList = (text: string): string[] => {
  const names = text.split(/[\s,]+/).filter(Boolean);
  return must(names, names.length > 0 && names.every(name => ASYMMETRIC.includes(name) || name === 'HS256'));
};
const painelPath = (text: string): string =>
  must(text, /^(\/[A-Za-z0-9_-]+)+$/.test(text) && !/^\/(api|health)(\/|$)/.test(text));
const valkey = (text: string): string => must(text, /^(redis|valkey)s?:$/.test(new URL(text).protocol));

const table = {
  PORT: { parse: porta, default: 3000, help: 'a free TCP port, such as 3000' },
  HOST: { parse: texto, default: '127.0.0.1', help: 'the address to listen on, such as 127.0.0.1' },
  GOVERNMENT_API_URL: { parse: url, default: 'http://127.0.0.1:3001', help: 'the http address of the government API' },
  SESSION_COOKIE_NAME: {
    parse: cookieName,
    default: 'CONTROLE_DE_ACESSO_TOKEN',
    help: 'a cookie name of letters, digits, _ . and -',
  },
  TOKEN_JWKS_URL: { parse: url, default: '', help: 'the address of the JSON Web Key Set that signs the tokens' },
  TOKEN_PUBLIC_KEY: {
    parse: pem,
    default: '',
    help: 'a PEM public key (BEGIN PUBLIC KEY; \\n stands for a line end)',
    secret: true,
  },
  TOKEN_SECRET: { parse: segredo, default: '', help: SEGREDO_HELP, secret: true },
  TOKEN_SEAL_SECRET: { parse: segredo, default: '', help: SEGREDO_HELP, secret: true },
  TOKEN_ALGORITHMS: { parse: algorithmList, default: [] as string[], help: 'a list out of ES256, RS256 (or HS256)' },
  TOKEN_ISSUER: { parse: texto, default: '', help: 'the iss claim that tokens must carry' },
  PUBLIC_ORIGIN: {
    parse: origin,
    default: '',
    help: 'the exact origin of the web client, such as https://alipen.gov.br',
  },
  BASE_PATH: { parse: caminhoBase, default: '/', help: 'the path of the web client, such as / or /alimentacao/' },
  PAINEL_PATH: {
    parse: painelPath,
    default: '/ciapis/modules/painel',
    help: 'the path of the wall page, such as /ciapis/modules/painel, outside /api and /health',
  },
  MANAGEMENT_PORT: { parse: porta, default: 0, help: 'a free TCP port, such as 4000' },
  WEB_DIR: {
    parse: texto,
    default: resolve(dirname(fileURLToPath(import.meta.url)), '../../web/dist'),
    help: 'the folder of the built web client',
  },
  LOG_LEVEL: { parse: umDe(...LEVELS), default: 'info' as Level, help: `one of ${LEVELS.join(', ')}` },
  MENUS_FILE: { parse: texto, default: '', help: 'a JSON file that overrides menus and access lists' },
  TRUSTED_PROXIES: { parse: inteiro(0, 5), default: 0, help: 'how many proxies stand in front, from 0 to 5' },
  DRAIN_SECONDS: {
    parse: (text: string): number | undefined => inteiro(0, 60)(text),
    default: undefined,
    help: 'whole seconds from 0 to 60; 12 behind a balancer',
  },
  PERSON_CALLS: { parse: inteiro(1, MANY), default: 20, help: 'calls a second of one person, twice as many at once' },
  INTEGRATOR_CALLS: {
    parse: inteiro(1, MANY),
    default: 10,
    help: 'calls a second of one integrator, twice as many at once',
  },
  ADDRESS_CALLS: {
    parse: inteiro(1, MANY),
    default: 100,
    help: 'calls a second without a session from one address, twice as many at once',
  },
  SHED_DELAY_MS: {
    parse: inteiro(20, MANY),
    default: 200,
    help: 'milliseconds the event loop may be late before calls are let go',
  },
  SHED_IN_FLIGHT: { parse: inteiro(16, MANY), default: 256, help: 'calls answered at once before calls are let go' },
  ...tracingVariables(url),
  GATEWAY_SECRET: {
    parse: segredo,
    default: '',
    help: `${SEGREDO_HELP}, the same in the government API, or leave it unset: access events then stay in this log`,
    secret: true,
  },
  VALKEY_URL: {
    parse: valkey,
    default: '',
    help: 'the address of Valkey, such as redis://127.0.0.1:6379',
    secret: true,
  },
  ...providerVariables,
} as const;

type Values = ReturnType<typeof readEnvironment<typeof table>>;

function keySource(env: Values): KeySource {
  const given = [env.TOKEN_JWKS_URL, env.TOKEN_PUBLIC_KEY, env.TOKEN_SECRET, env.TOKEN_SEAL_SECRET].filter(Boolean);
  if (given.length > 1) {
    throw new EnvironmentError(
      'The server did not start.\nTokens are verified in one way only. Keep one of TOKEN_JWKS_URL, TOKEN_PUBLIC_KEY, TOKEN_SECRET and TOKEN_SEAL_SECRET and unset the others.',
    );
  }
  if (env.TOKEN_PUBLIC_KEY) return { kind: 'public-key', pem: env.TOKEN_PUBLIC_KEY };
  if (env.TOKEN_SECRET) return { kind: 'secret', secret: env.TOKEN_SECRET };
  if (env.TOKEN_SEAL_SECRET) return { kind: 'seal', secret: env.TOKEN_SEAL_SECRET };
  return { kind: 'jwks', url: env.TOKEN_JWKS_URL || `${env.GOVERNMENT_API_URL}/.well-known/jwks.json` };
}

// A shared secret and a public key must never meet in one list: that is the algorithm confusion (RFC 8725 2.1).
function algorithms(env: Values, keys: KeySource): readonly string[] {
  const possible = keys.kind === 'secret' ? ['HS256'] : ASYMMETRIC;
  const wanted = env.TOKEN_ALGORITHMS.length ? env.TOKEN_ALGORITHMS : possible;
  if (wanted.every(name => possible.includes(name))) return wanted;
  throw new EnvironmentError(
    `The server did not start.\nTOKEN_ALGORITHMS does not fit the key. Set TOKEN_ALGORITHMS to a list out of ${possible.join(', ')}, or unset it.`,
  );
}

function publicOrigin(env: Values, production: boolean): string {
  const value = env.PUBLIC_ORIGIN || `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${env.PORT}`;
  if (!production || value.startsWith('https:')) return value;
  throw new EnvironmentError(
    'The server did not start.\nIn production the session cookie travels over https only. Set PUBLIC_ORIGIN to the https origin of the web client, such as https://alipen.gov.br.',
  );
}

export function readConfiguration(environment: NodeJS.ProcessEnv): Configuration {
  const env = readEnvironment(table, environment);
  const keys = keySource(env);
  const production = environment.NODE_ENV === 'production';
  const upstream = new URL(env.GOVERNMENT_API_URL);
  return {
    host: env.HOST,
    port: env.PORT,
    managementPort: env.MANAGEMENT_PORT || env.PORT + 1000,
    upstream: { origin: upstream.origin, prefix: upstream.pathname.replace(/\/+$/, '') },
    cookieName: env.SESSION_COOKIE_NAME,
    keys,
    algorithms: algorithms(env, keys),
    issuer: env.TOKEN_ISSUER || undefined,
    provider: providerSettings(env, production),
    publicOrigin: publicOrigin(env, production),
    basePath: env.BASE_PATH,
    painelPath: env.PAINEL_PATH,
    webDir: resolve(env.WEB_DIR),
    logLevel: env.LOG_LEVEL,
    menusFile: env.MENUS_FILE || undefined,
    valkeyUrl: env.VALKEY_URL || undefined,
    proxies: env.TRUSTED_PROXIES,
    drainSeconds: env.DRAIN_SECONDS,
    rates: { pessoa: env.PERSON_CALLS, integrador: env.INTEGRATOR_CALLS, endereco: env.ADDRESS_CALLS },
    shedding: { delayMs: env.SHED_DELAY_MS, inFlight: env.SHED_IN_FLIGHT },
    tracing: tracingSettings(env),
    gatewaySecret: env.GATEWAY_SECRET || undefined,
  };
}

/** Plain http is for the person's own machine; anywhere else the cookie is Secure (security.md B1). */
export function plainHttpOnLoopback(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'http:' && LOOPBACK.test(hostname);
}
