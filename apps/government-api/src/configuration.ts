import { resolve } from 'node:path';
import { EnvironmentError, readEnvironment } from '@alipen/platform/environment/environment';
import { booleano, porta, texto, umDe } from '@alipen/platform/environment/parsers';
import { LEVELS } from '@alipen/platform/logging/logger';

const postgresUrl = (text: string): string => {
  const { protocol, pathname } = new URL(text);
  if (!/^postgres(ql)?:$/.test(protocol) || pathname.length < 2) throw new RangeError('unusable value');
  return text;
};

const table = {
  GOVERNMENT_API_PORT: { parse: porta, default: 3001, help: 'a port number from 1 to 65535' },
  HOST: { parse: texto, default: '127.0.0.1', help: 'the address to listen on' },
  DATABASE_URL: {
    parse: (text: string): string | undefined => postgresUrl(text),
    default: undefined,
    help: 'a PostgreSQL address such as postgres://user:password@host:5432/alipen, or leave it unset for the embedded database',
  },
  DATA_DIR: {
    parse: (text: string) => resolve(text),
    default: resolve('.data'),
    help: 'a folder this process may write to',
  },
  DEMO: {
    parse: (text: string): boolean | undefined => booleano(text),
    default: undefined,
    help: 'true (demonstration data in an empty database) or false',
  },
  TOKEN_ISSUER: { parse: texto, default: 'alipen-government-api', help: 'the name tokens carry as their issuer' },
  LOG_LEVEL: { parse: umDe(...LEVELS), default: 'info' as const, help: `one of ${LEVELS.join(', ')}` },
  NODE_ENV: { parse: texto, default: 'development', help: 'production, development or test' },
};

export type Configuration = ReturnType<typeof readConfiguration>;

/** The only place that reads the environment; refuses a bad value with a sentence that says what to set. */
export function readConfiguration(env: NodeJS.ProcessEnv) {
  const values = readEnvironment(table, env);
  const production = values.NODE_ENV === 'production';
  if (values.DEMO && production) {
    throw new EnvironmentError(
      'The server did not start.\nDEMO is true and NODE_ENV is production: the demonstration users have a published password. ' +
        'Set DEMO to false, or NODE_ENV to development.',
    );
  }
  return {
    port: values.GOVERNMENT_API_PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    dataDir: values.DATA_DIR,
    demo: values.DEMO ?? (!values.DATABASE_URL && !production),
    tokenIssuer: values.TOKEN_ISSUER,
    logLevel: values.LOG_LEVEL,
  };
}
