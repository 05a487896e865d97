import { finished } from 'node:stream/promises';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';
import { type Copier, SAME_TEXT } from './copier.ts';
import { MovingError } from './moving-error.ts';

const REFUSALS: Readonly<Record<string, (onde: string) => string>> = {
  '28P01': onde => `${onde} recusou a senha. Confira usuário e senha em DATABASE_URL.`,
  '28000': onde => `${onde} não deixa este usuário entrar daqui. Confira o usuário em DATABASE_URL e o pg_hba.conf.`,
  '3D000': onde => `O banco de ${onde} não existe. Crie-o com: createdb NOME`,
  '42501': onde => `O usuário de DATABASE_URL não pode entrar em ${onde}. Faça dele o dono do banco.`,
  ECONNREFUSED: onde =>
    `Ninguém responde em ${onde}. Confira se o PostgreSQL está no ar e se endereço e porta estão certos.`,
  ENOTFOUND: onde => `O endereço de ${onde} não existe. Confira DATABASE_URL.`,
  ETIMEDOUT: onde => `${onde} não respondeu. Confira o endereço em DATABASE_URL e a rede até ele.`,
};

/** A separate connection, without the time limits of a request. */
export async function postgresCopier(url: string): Promise<Copier> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'alipen-mudanca',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // Without a listener, a connection that breaks while idle would end the process.
  client.on('error', () => undefined);
  await client.connect().catch((cause: unknown) => {
    throw refused(url, cause);
  });
  for (const [name, value] of Object.entries(SAME_TEXT)) await client.query(`set ${name} = '${value}'`);
  // Keys are checked and indexes built over millions of rows at once.
  await client.query(`set maintenance_work_mem = '256MB'`);
  return {
    exec: async statements => void (await client.query(statements)),
    query: async <Row>(statement: string, parameters: readonly unknown[] = []) =>
      (await client.query(statement, [...parameters])).rows as Row[],
    async copyOut(select) {
      const pieces: Buffer[] = [];
      for await (const piece of client.query(to(`copy (${select}) to stdout`))) pieces.push(piece as Buffer);
      return Buffer.concat(pieces);
    },
    async copyIn(into, lines) {
      const stream = client.query(from(`copy ${into} from stdin`));
      stream.end(lines);
      await finished(stream);
    },
    close: () => client.end(),
  };
}

function refused(url: string, cause: unknown): Error {
  const { host, pathname } = new URL(url);
  const onde = `${host}${decodeURIComponent(pathname)}`;
  const { code = '', message = '' } = cause as { code?: string; message?: string };
  const words = REFUSALS[/timeout/i.test(message) ? 'ETIMEDOUT' : code];
  return new MovingError(words?.(onde) ?? `Não foi possível entrar em ${onde}: ${message}`, { cause });
}
