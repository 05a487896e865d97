import { setTimeout as wait } from 'node:timers/promises';
import { Caller, steadily, type Told } from '../../faults/kit/load.ts';
import { Manager } from '../../faults/kit/product.ts';
import type { Fleet } from './fleet.ts';

const COOKIE = 'CONTROLE_DE_ACESSO_TOKEN';
/** What a caller may be told while something is away; anything else is a decision, and decisions are judged. */
const PASSING = [0, 502, 503, 504];
const PATIENCE_MS = 90_000;
/** Nothing failed for this long: it has recovered. */
const CALM_MS = 3_000;

/** A sign-out holds on every replica after this (docs/operations/replicas.md). */
const HEARD_MS = 1_000;

type Expected = 200 | 401;

const begun = new Set<Traffic>();
// A spec that failed midway leaves nobody calling.
afterAll(() => Promise.all([...begun].map(traffic => traffic.abandon())));

/**
 * People who write and read through the balancer at a steady rate, and what they were told. Each write is asked again with its key
 * until it is acknowledged, as the client does; reads are asked once. Whoever signed out is asked for too.
 */
export class Traffic {
  readonly acknowledged: string[] = [];
  /** Answers that nobody should have been given. */
  readonly wrong: string[] = [];
  calls = 0;
  /** Every call that was not answered, asked again or not. */
  readonly failures: { readonly at: number; readonly why: string }[] = [];
  private abandoned = false;
  private readonly ending = new AbortController();
  private readonly left: string[] = [];
  private readonly running: Promise<unknown>[] = [];

  private constructor(
    private readonly fleet: Fleet,
    private readonly manager: Manager,
    private readonly caller: Caller,
    private readonly prefix: string,
  ) {}

  static async begin(
    fleet: Fleet,
    { prefix, writes = 4, reads = 16 }: { prefix: string; writes?: number; reads?: number },
  ) {
    const traffic = new Traffic(fleet, await Manager.enter(fleet.origin), new Caller(fleet.origin), prefix);
    begun.add(traffic);
    await traffic.signOutSomebody();
    const { signal } = traffic.ending;
    traffic.running.push(
      steadily(writes, n => traffic.write(n), signal),
      steadily(reads, n => traffic.read(n), signal),
    );
    return traffic;
  }

  get authorization(): string {
    return this.manager.authorization;
  }

  /** Signed out through one replica: a second later refused by all, and from then on for ever. */
  async signOutSomebody(): Promise<void> {
    const somebody = await Manager.enter(this.fleet.origin);
    await somebody.leave();
    const { status } = await this.caller.ask('/api/logout', { method: 'POST', headers: this.browser(somebody.token) });
    if (status !== 204) throw new Error(`the sign-out was refused: ${status}`);
    await wait(HEARD_MS);
    this.left.push(somebody.token);
  }

  /** Milliseconds from the fault until the last call that failed of it; waits until calls have gone well for three seconds. */
  async recovery(fault: () => Promise<unknown>): Promise<number> {
    const began = performance.now();
    await fault();
    const last = (): number => this.failures.findLast(({ at }) => at >= began)?.at ?? began;
    for (const done = performance.now(); performance.now() - Math.max(last(), done) < CALM_MS; await wait(50)) {
      if (performance.now() - began > PATIENCE_MS) return Number.POSITIVE_INFINITY;
    }
    return last() - began;
  }

  /** No more calls; those under way are waited for. What must hold after any fault is compared here. */
  async end(): Promise<void> {
    this.ending.abort();
    await Promise.all(this.running);
    await Promise.all([this.caller.close(), this.manager.leave()]);
    expect(this.wrong).toEqual([]);
    const of = (column: string, rest: string): string[] =>
      this.fleet.postgres
        .sql(`select ${column} from ${rest} like '${this.prefix} %'`)
        .split('\n')
        .filter(Boolean)
        .sort();
    // Each acknowledged write is there, and its record in the trail: once.
    const kept = of('nome', 'lotacoes where nome');
    expect(kept).toEqual([...this.acknowledged].sort());
    const told = of(
      'l.nome',
      `eventos e join lotacoes l on e.entidade_id = l.id::text where e.acao = 'criarLotacao' and l.nome`,
    );
    expect(told).toEqual(kept);
  }

  /** Whatever becomes of the calls under way. */
  async abandon(): Promise<void> {
    this.abandoned = true;
    this.ending.abort();
    await Promise.all([this.caller.close(), this.manager.leave()]);
  }

  private async write(n: number): Promise<void> {
    const nome = `${this.prefix} ${n}`;
    const key = { 'idempotency-key': crypto.randomUUID() };
    const dados = { nome, tipo: 'ABRIGO', municipio: 'Tabatinga', uf: 'AM' };
    for (const began = Date.now(); Date.now() - began < PATIENCE_MS; await wait(300)) {
      if (this.abandoned) return;
      const told = await this.manager.write('POST', 'lotacoes', dados, key);
      if (told.status === 201) {
        this.calls += 1;
        return void this.acknowledged.push(nome);
      }
      this.judge('a write', told, 201);
      if (!PASSING.includes(told.status)) return;
    }
    this.wrong.push(`${nome} was never answered`);
  }

  private async read(n: number): Promise<void> {
    const { token, authorization } = this.manager;
    const gone = this.left[Math.floor(n / 4) % this.left.length] ?? '';
    const asked: readonly [string, string, Record<string, string>, Expected][] = [
      ['a session', '/api/sessao', this.browser(token), 200],
      ['a list', '/api/ms-alipen/motivos', { authorization }, 200],
      ['somebody who left', '/api/sessao', this.browser(gone), 401],
      ['a forged token', '/api/acessos', this.browser(`${token.slice(0, -4)}AAAA`), 401],
    ];
    const [what, path, headers, expected] = asked[n % asked.length] ?? asked[0] ?? [];
    if (!what || !path) return;
    this.judge(what, await this.caller.ask(path, { headers: headers ?? {} }), expected);
  }

  private judge(what: string, { status, text }: Told, expected: number | undefined): void {
    this.calls += 1;
    if (status === expected) return;
    const why = `${what}: ${status} ${text.slice(0, 160)}`;
    if (PASSING.includes(status)) this.failures.push({ at: performance.now(), why });
    else this.wrong.push(why);
  }

  private browser(token: string): Record<string, string> {
    return { cookie: `${COOKIE}=${token}`, 'x-csrf': '1', origin: this.fleet.origin };
  }
}
