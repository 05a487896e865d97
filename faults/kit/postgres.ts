import { chown, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layoutOf, makeFolders, secretOf } from '@alipen/own-postgres/layout';
import { DATABASE, type Means, OWNER } from '@alipen/own-postgres/means';
import { prepare } from '@alipen/own-postgres/prepare';
import { begin, end, type Server } from '@alipen/own-postgres/server';
import pg from 'pg';
import { copyWhileItWorks } from './base-backup.ts';
import { freePort } from './processes.ts';
import type { Service } from './services.ts';

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  max_connections: '150',
  wal_level: 'replica',
  max_wal_senders: '5',
  // Keeps the log written during a copy until the standby asks for it.
  wal_keep_size: '256MB',
};
/** Reached over the network, as an agency's PostgreSQL is. */
const ACCESS = ['host all all 127.0.0.1/32 scram-sha-256', `host replication ${OWNER} 127.0.0.1/32 scram-sha-256`];
const AS_TEXT = { getTypeParser: () => (text: string) => text };

/** What another server begins from: `fill` writes its data folder, `secret` is the password in that data. */
type Beginning = {
  readonly fill: (data: string) => Promise<unknown>;
  readonly secret: string;
  readonly settings: Readonly<Record<string, string>>;
};

const begun = new Set<Postgres>();
// Ends what a test that failed midway left running.
afterAll(async () => {
  for (const postgres of begun) await postgres.stop();
});

export class Postgres implements Service {
  private server: Server | undefined;

  private constructor(
    private means: Means,
    private readonly secret: string,
    private readonly port: number,
  ) {}

  /** Without `from`: empty, with one database named alipen. */
  static async start(from?: Beginning): Promise<Postgres> {
    const layout = layoutOf(await mkdtemp(join(tmpdir(), 'alipen-falhas-pg-')));
    await makeFolders(layout);
    if (from) await writeFile(layout.secret, from.secret, { mode: 0o600 });
    await from?.fill(layout.data);
    const port = await freePort();
    const secret = await secretOf(layout);
    const settings = { ...SETTINGS, ...from?.settings, port: String(port) };
    const how = { durable: true, say: () => undefined, access: ACCESS, settings };
    const postgres = new Postgres(await prepare(layout, how), secret, port);
    begun.add(postgres);
    await postgres.again();
    return postgres;
  }

  get url(): string {
    return this.urlOf(DATABASE);
  }

  urlOf(database: string): string {
    return `postgres://${OWNER}:${this.secret}@127.0.0.1:${this.port}/${database}`;
  }

  /** The postmaster ends its children at once: what was not written to its log is gone. */
  async kill(): Promise<void> {
    this.server?.child.kill('SIGQUIT');
    await this.server?.ended;
  }

  async again(): Promise<void> {
    this.server = await begin(this.means, this.port);
  }

  /** As an operator restarts it: sessions are cut, but what was committed is written down first. */
  async restart(): Promise<void> {
    await this.halt();
    await this.again();
  }

  async halt(): Promise<void> {
    const { server } = this;
    if (server?.child.exitCode === null && server.child.signalCode === null) await end(server, this.means);
  }

  async stop(): Promise<void> {
    begun.delete(this);
    await this.halt();
    await rm(this.means.layout.folder, { recursive: true, force: true });
  }

  standby(): Promise<Postgres> {
    return Postgres.start({
      secret: this.secret,
      settings: {
        primary_conninfo: `host=127.0.0.1 port=${this.port} user=${OWNER} password=${this.secret}`,
      },
      fill: async data => {
        await this.copyTo(data);
        await writeFile(join(data, 'standby.signal'), '');
      },
    });
  }

  /** From here on the log is also archived outside, as docs/operations/restaurar.md says. */
  async keepLog(): Promise<void> {
    const { account } = this.means;
    await mkdir(this.log, { mode: 0o700 });
    if (account.as) await chown(this.log, account.as.uid, account.as.gid);
    const archive = { archive_mode: 'on', archive_command: `test ! -f ${this.log}/%f && cp %p ${this.log}/%f` };
    this.means = { ...this.means, settings: { ...this.means.settings, ...archive } };
    await this.restart();
  }

  async base(): Promise<string> {
    const folder = join(this.means.layout.folder, 'base');
    await this.copyTo(folder);
    return folder;
  }

  /** Another server, recovered from a base and the log kept since, as things stood at `moment`. */
  async recovered(base: string, moment: string): Promise<Postgres> {
    const server = await Postgres.start({
      secret: this.secret,
      settings: {
        restore_command: `cp ${this.log}/%f %p`,
        recovery_target_time: moment,
        recovery_target_action: 'promote',
      },
      fill: async data => {
        await cp(base, data, { recursive: true });
        await writeFile(join(data, 'recovery.signal'), '');
      },
    });
    while ((await server.sql('select pg_is_in_recovery()')) !== 'f')
      await new Promise(resolve => setTimeout(resolve, 100));
    return server;
  }

  /** One line a row, with a bar between columns, as psql -At prints them. */
  sql(statement: string, database = DATABASE): Promise<string> {
    return this.connected(database, async client => {
      // Several statements give an array of answers.
      const answers = [await client.query<string[]>({ text: statement, rowMode: 'array', types: AS_TEXT })].flat();
      return answers.flatMap(({ rows }) => rows.map(row => row.join('|'))).join('\n');
    });
  }

  private copyTo(folder: string): Promise<void> {
    return this.connected(DATABASE, client => copyWhileItWorks(client, this.means.layout.data, folder));
  }

  private async connected<T>(database: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: this.urlOf(database) });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  private get log(): string {
    return join(this.means.layout.folder, 'registro');
  }
}

export const ownPostgres = (): Promise<Postgres> => Postgres.start();
