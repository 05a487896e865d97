import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type S3DeMentira, s3DeMentira } from '../../apps/government-api/src/storage/s3.spec-kit.ts';
import { ownPostgres, type Postgres } from '../../faults/kit/postgres.ts';
import { freePort, type Running, startBff, startGovernment, stopProcess } from '../../faults/kit/processes.ts';
import { firstManager } from '../../faults/kit/product.ts';
import { ownValkey, type Service } from '../../faults/kit/services.ts';
import { type Haproxy, haproxyBefore } from './haproxy.ts';

type Env = Readonly<Record<string, string>>;
export type Build = { readonly root?: string | undefined; readonly env?: Env };

export class Member {
  private running: Running | undefined;

  constructor(
    readonly name: string,
    readonly port: number,
    private readonly open: (build: Build) => Promise<Running>,
  ) {}

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number | undefined {
    return this.running?.child.pid;
  }

  async start(build: Build = {}): Promise<void> {
    this.running = await this.open(build);
    for (;;) {
      const { status } = await fetch(`${this.origin}/health/ready`).catch(() => ({ status: 0 }));
      if (status === 200) return;
      await new Promise(resolve => setTimeout(resolve, 50));
    }
  }

  async kill(): Promise<void> {
    if (this.running) await stopProcess(this.running.child, 'SIGKILL');
  }

  async stop(): Promise<void> {
    await this.running?.stop();
  }
}

/** Time in which a replica finishes its calls before it ends: more than twice the balancer's half second. */
const DRAIN_SECONDS = '2';
/** Limits are tested elsewhere. */
const UNLIMITED = {
  PERSON_CALLS: '5000',
  INTEGRATOR_CALLS: '5000',
  ADDRESS_CALLS: '5000',
  SHED_DELAY_MS: '60000',
};

/**
 * Two (or `each`) of each server, each kind behind an HAProxy, on one PostgreSQL, one Valkey and one bucket of their own. No two share a
 * folder: what one keeps and another reads came through one of those three.
 */
export class Fleet {
  readonly folder = mkdtempSync(join(tmpdir(), 'alipen-topologia-'));
  governments: readonly Member[] = [];
  bffs: readonly Member[] = [];
  private balancers: Haproxy[] = [];

  private constructor(
    readonly postgres: Postgres,
    readonly valkey: Service,
    readonly bucket: S3DeMentira,
    private readonly env: Env,
  ) {}

  /** `postgres`: one that is there already; the fleet stops it with itself. */
  static async start({
    each = 2,
    env = {},
    build = {} as Build,
    postgres: given = undefined as Postgres | undefined,
  } = {}) {
    const [postgres, valkey] = [given ?? (await ownPostgres()), await ownValkey()];
    const fleet = new Fleet(postgres, valkey, await s3DeMentira(), env);
    firstManager(fleet.folder, { DATABASE_URL: postgres.url }, build.root);
    const ports = async () => Promise.all(Array.from({ length: each }, freePort));
    fleet.governments = (await ports()).map((port, n) => fleet.government(`government-api ${n + 1}`, port));
    const behind = await haproxyBefore(fleet.governments.map(({ port }) => port));
    const front = await ports();
    const before = await haproxyBefore(front);
    fleet.bffs = front.map((port, n) => fleet.bff(`bff ${n + 1}`, port, behind.origin, before.origin));
    fleet.balancers = [before, behind];
    await Promise.all(fleet.governments.map(member => member.start(build)));
    await Promise.all(fleet.bffs.map(member => member.start(build)));
    return fleet;
  }

  get origin(): string {
    return this.balancers[0]?.origin ?? '';
  }

  get members(): readonly Member[] {
    return [...this.governments, ...this.bffs];
  }

  async stop(): Promise<void> {
    await Promise.all(this.bffs.map(member => member.kill()));
    await Promise.all(this.governments.map(member => member.kill()));
    await Promise.all(this.balancers.map(balancer => balancer.stop()));
    await Promise.all([this.postgres.stop(), this.valkey.stop(), this.bucket.fechar()]);
    rmSync(this.folder, { recursive: true, force: true });
  }

  private government(name: string, port: number): Member {
    const own = { GOVERNMENT_API_PORT: String(port), DATABASE_URL: this.postgres.url, ...this.storage, DRAIN_SECONDS };
    const folder = join(this.folder, name.replace(' ', '-'));
    return new Member(name, port, ({ root, env }) => startGovernment(folder, { ...own, ...this.env, ...env }, root));
  }

  private get storage(): Env {
    return { S3_URL: this.bucket.endereco, S3_ACCESS_KEY_ID: 'chave', S3_SECRET_ACCESS_KEY: 'segredo' };
  }

  private bff(name: string, port: number, government: string, origin: string): Member {
    const own = { PORT: String(port), PUBLIC_ORIGIN: origin, VALKEY_URL: this.valkey.url, TRUSTED_PROXIES: '1' };
    return new Member(name, port, ({ root, env }) =>
      startBff(government, { ...own, ...UNLIMITED, DRAIN_SECONDS, ...this.env, ...env }, root),
    );
  }
}
