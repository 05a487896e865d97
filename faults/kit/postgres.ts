import { type ChildProcess, execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { programs } from '../../scripts/steps/programs.mjs';
import { freePort, launch, stopProcess } from './processes.ts';
import { type Service, skipped } from './services.ts';

type User = { readonly uid?: number; readonly gid?: number };

/** PostgreSQL refuses to run as root: it then runs as the user its package made, or not at all. */
function postgresUser(): User | undefined {
  if (userInfo().uid !== 0) return {};
  try {
    const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

const trusting = ['-U', 'alipen', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];

/** A cluster of the test's own in a folder of its own. */
export class Postgres implements Service {
  private child: ChildProcess | undefined;

  private constructor(
    private readonly program: (name: string) => string,
    private readonly user: User,
    private readonly folder: string,
    private readonly port: number,
  ) {}

  /** Empty, with one database named alipen. Undefined, and said, where PostgreSQL is not installed. */
  static async start(): Promise<Postgres | undefined> {
    const postgres = await Postgres.make((its, data) => its.run('initdb', '-D', data, ...trusting));
    postgres?.sql('create database alipen', 'postgres');
    return postgres;
  }

  get url(): string {
    return `postgres://alipen@127.0.0.1:${this.port}/alipen`;
  }

  /** The postmaster takes its children with it: what was not written to its log is gone. */
  async kill(): Promise<void> {
    if (this.child) await stopProcess(this.child, 'SIGQUIT');
  }

  async again(): Promise<void> {
    const args = ['-D', this.data, '-p', String(this.port), '-k', this.folder];
    const settings = ['listen_addresses=127.0.0.1', 'max_connections=150', 'max_wal_senders=5'];
    const ready = async (): Promise<boolean> => this.sql('select 1', 'postgres') === '1';
    this.child = await launch(
      this.program('postgres'),
      [...args, ...settings.flatMap(setting => ['-c', setting])],
      ready,
      this.user,
    );
  }

  /** As an operator restarts it: sessions are cut, what was committed is written down first. */
  async restart(): Promise<void> {
    if (this.child) await stopProcess(this.child, 'SIGINT');
    await this.again();
  }

  async stop(): Promise<void> {
    if (this.child) await stopProcess(this.child, 'SIGINT');
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** A copy that follows this one by streaming and may only be read. */
  async standby(): Promise<Postgres> {
    const from = ['-h', '127.0.0.1', '-p', String(this.port), '-U', 'alipen'];
    const copy = await Postgres.make((its, data) =>
      its.run('pg_basebackup', '-D', data, ...from, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'),
    );
    if (!copy) throw new Error('PostgreSQL went away');
    return copy;
  }

  /** From here on what is done is also kept outside, as docs/operations/restaurar.md says. */
  async keepLog(): Promise<void> {
    this.shell(`mkdir -m 700 ${this.log}`);
    this.sql(`alter system set archive_mode = 'on'`);
    this.sql(`alter system set archive_command = 'test ! -f ${this.log}/%f && cp %p ${this.log}/%f'`);
    await this.restart();
  }

  /** A copy of this moment to begin from. */
  base(): string {
    const folder = join(this.folder, 'base');
    this.run(
      'pg_basebackup',
      '-D',
      folder,
      '-h',
      '127.0.0.1',
      '-p',
      String(this.port),
      '-U',
      'alipen',
      '-X',
      'stream',
      '-c',
      'fast',
    );
    return folder;
  }

  /** Stopped as it was found; its folder stays. */
  async halt(): Promise<void> {
    if (this.child) await stopProcess(this.child, 'SIGINT');
  }

  /** Another server, of a base and of what was kept since, as things stood at a moment. */
  async recovered(base: string, moment: string): Promise<Postgres> {
    const settings = [
      `restore_command = 'cp ${this.log}/%f %p'`,
      `recovery_target_time = '${moment}'`,
      `recovery_target_action = 'promote'`,
    ];
    const server = await Postgres.make((its, data) => {
      its.shell(`cp -a ${base} ${data} && touch ${data}/recovery.signal`);
      its.shell(`cat >> ${data}/postgresql.auto.conf <<'FIM'\n${settings.join('\n')}\nFIM`);
    });
    if (!server) throw new Error('PostgreSQL went away');
    while (server.sql('select pg_is_in_recovery()') !== 'f') await new Promise(resolve => setTimeout(resolve, 100));
    return server;
  }

  /** What psql answers, a line a row, columns with a bar between them. */
  sql(statement: string, database = 'alipen'): string {
    const to = ['-h', '127.0.0.1', '-p', String(this.port), '-U', 'alipen', '-d', database];
    return execFileSync(this.program('psql'), [...to, '-X', '-A', '-t', '-q', '-c', statement], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  }

  private get data(): string {
    return join(this.folder, 'dados');
  }

  private get log(): string {
    return join(this.folder, 'registro');
  }

  private shell(command: string): void {
    execFileSync('sh', ['-ec', command], { ...this.user, cwd: '/', stdio: 'ignore' });
  }

  private run(name: string, ...args: string[]): void {
    execFileSync(this.program(name), args, { ...this.user, cwd: '/', stdio: 'ignore' });
  }

  private static async make(fill: (its: Postgres, data: string) => void): Promise<Postgres | undefined> {
    const user = postgresUser();
    if (!programs.postgres || !user) {
      skipped('não há PostgreSQL instalado nesta máquina, ou não há usuário para ele');
      return undefined;
    }
    const folder = mkdtempSync(join(tmpdir(), 'alipen-falhas-pg-'));
    if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
    const postgres = new Postgres(programs.postgres, user, folder, await freePort());
    fill(postgres, postgres.data);
    await postgres.again();
    return postgres;
  }
}

export const ownPostgres = (): Promise<Postgres | undefined> => Postgres.start();
