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

/** What several servers and a standby ask of it, beyond what one product does. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  max_connections: '150',
  wal_level: 'replica',
  max_wal_senders: '5',
  // What was written during a copy is still there when the standby asks for it.
  wal_keep_size: '256MB',
};
/** Over the network, as an agency's is reached. */
const ACCESS = ['host all all 127.0.0.1/32 scram-sha-256', `host replication ${OWNER} 127.0.0.1/32 scram-sha-256`];
const AS_TEXT = { getTypeParser: () => (text: string) => text };

/** What another server begins from: its tables' folder, the password in it, and what it is told. */
type Beginning = {
  readonly fill: (data: string) => Promise<unknown>;
  readonly secret: string;
  readonly settings: Readonly<Record<string, string>>;
};

const begun = new Set<Postgres>();
// A test that failed midway leaves nothing running.
afterAll(async () => {
  for (const postgres of begun) await postgres.stop();
});

/** A PostgreSQL of the test's own, with the product's programs, in a folder of its own and on a port of its own. */
export class Postgres implements Service {
  private server: Server | undefined;

  private constructor(
    private means: Means,
    private readonly secret: string,
    private readonly port: number,
  ) {}

  /** Empty, with one database named alipen, where nothing else is said. */
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

  /** The postmaster takes its children with it: what was not written to its log is gone. */
  async kill(): Promise<void> {
    this.server?.child.kill('SIGQUIT');
    await this.server?.ended;
  }

  async again(): Promise<void> {
    this.server = await begin(this.means, this.port);
  }

  /** As an operator restarts it: sessions are cut, what was committed is written down first. */
  async restart(): Promise<void> {
    await this.halt();
    await this.again();
  }

  /** Stopped as it was found; its folder stays. */
  async halt(): Promise<void> {
    const { server } = this;
    if (server?.child.exitCode === null && server.child.signalCode === null) await end(server, this.means);
  }

  async stop(): Promise<void> {
    begun.delete(this);
    await this.halt();
    await rm(this.means.layout.folder, { recursive: true, force: true });
  }

  /** A copy that follows this one by streaming and may only be read. */
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

  /** From here on what is done is also kept outside, as docs/operations/restaurar.md says. */
  async keepLog(): Promise<void> {
    const { account } = this.means;
    await mkdir(this.log, { mode: 0o700 });
    if (account.as) await chown(this.log, account.as.uid, account.as.gid);
    const archive = { archive_mode: 'on', archive_command: `test ! -f ${this.log}/%f && cp %p ${this.log}/%f` };
    this.means = { ...this.means, settings: { ...this.means.settings, ...archive } };
    await this.restart();
  }

  /** A copy of this moment to begin from. */
  async base(): Promise<string> {
    const folder = join(this.means.layout.folder, 'base');
    await this.copyTo(folder);
    return folder;
  }

  /** Another server, of a base and of what was kept since, as things stood at a moment. */
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

  /** A line a row, columns with a bar between them, as psql prints them with -At. */
  sql(statement: string, database = DATABASE): Promise<string> {
    return this.connected(database, async client => {
      // Several statements have several answers.
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
