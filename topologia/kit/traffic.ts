import { setTimeout as wait } from 'node:timers/promises';
import { jpeg, sha256De } from '../../apps/government-api/test/fotos.cenario.ts';
import { Caller, steadily, type Told } from '../../faults/kit/load.ts';
import { Manager } from '../../faults/kit/product.ts';
import type { Fleet } from './fleet.ts';
import { Supply } from './supply.ts';

const COOKIE = 'CONTROLE_DE_ACESSO_TOKEN';
/** Statuses a caller may get while something is away. Any other is a decision, and decisions are judged. */
const PASSING = [0, 502, 503, 504];
const PATIENCE_MS = 90_000;
const CALM_MS = 3_000;

/** A sign-out holds on every replica after this (docs/operations/replicas.md). */
const HEARD_MS = 1_000;

type Expected = 200 | 401;
/** Calls a second. */
const RATES = { units: 3, orders: 1, photos: 0.5, reads: 16 } as const;

const begun = new Set<Traffic>();
// Ends the calls of a spec that failed midway.
afterAll(() => Promise.all([...begun].map(traffic => traffic.abandon())));

/**
 * People who write units, orders and photos and read through the balancer at a steady rate, and what they were told. Each write is asked
 * again with its key until it is acknowledged, as the client does; reads, the last photo's among them, are asked once of whatever replica.
 * People who signed out are asked for too.
 */
export class Traffic {
  /** Acknowledged writes: names of units, ids of orders, names of photos. */
  private readonly kept = { units: [] as string[], orders: [] as string[], photos: [] as string[] };
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
    private readonly supply: Supply,
    private readonly prefix: string,
  ) {}

  static async begin(fleet: Fleet, { prefix }: { prefix: string }) {
    const manager = await Manager.enter(fleet.origin);
    const supply = await Supply.arrange(manager, prefix);
    const traffic = new Traffic(fleet, manager, new Caller(fleet.origin), supply, prefix);
    begun.add(traffic);
    await traffic.signOutSomebody();
    const { signal } = traffic.ending;
    traffic.running.push(
      steadily(RATES.units, n => traffic.unit(n), signal),
      steadily(RATES.orders, n => traffic.order(n), signal),
      steadily(RATES.photos, n => traffic.photo(n), signal),
      steadily(RATES.reads, n => traffic.read(n), signal),
    );
    return traffic;
  }

  get authorization(): string {
    return this.manager.authorization;
  }

  /** Signs somebody out through one replica: from a second later every replica refuses them, for ever. */
  async signOutSomebody(): Promise<void> {
    const somebody = await Manager.enter(this.fleet.origin);
    await somebody.leave();
    const { status } = await this.caller.ask('/api/logout', { method: 'POST', headers: this.browser(somebody.token) });
    if (status !== 204) throw new Error(`the sign-out was refused: ${status}`);
    await wait(HEARD_MS);
    this.left.push(somebody.token);
  }

  /** Milliseconds from the fault to the last call that failed because of it; waits until calls have gone well for three seconds. */
  async recovery(fault: () => Promise<unknown>): Promise<number> {
    const began = performance.now();
    await fault();
    const last = (): number => this.failures.findLast(({ at }) => at >= began)?.at ?? began;
    for (const done = performance.now(); performance.now() - Math.max(last(), done) < CALM_MS; await wait(50)) {
      if (performance.now() - began > PATIENCE_MS) return Number.POSITIVE_INFINITY;
    }
    return last() - began;
  }

  /** Stops calling, waits for the calls under way, and compares what must hold after any fault. */
  async end(): Promise<void> {
    this.ending.abort();
    await Promise.all(this.running);
    await Promise.all([this.caller.close(), this.manager.leave()]);
    expect(this.wrong).toEqual([]);
    const { units, orders, photos } = this.kept;
    for (const many of [units, orders, photos]) expect(many.length).toBeGreaterThan(0);
    const names = `select nome from lotacoes where nome like '${this.prefix} %'`;
    expect(await this.rows(names)).toEqual([...units].sort());
    const told = `select l.nome from eventos e join lotacoes l on e.entidade_id = l.id::text where e.acao = 'criarLotacao'
      and l.nome like '${this.prefix} %'`;
    expect(await this.rows(told)).toEqual([...units].sort());
    expect(await this.rows('select id from pedidos')).toEqual([...orders].sort());
    expect(await this.rows(`select entidade_id from eventos where acao = 'criarPedido'`)).toEqual([...orders].sort());
    // A photo is a row and a file in the bucket that all replicas share.
    expect(await this.rows('select nome from fotos')).toEqual([...photos].sort());
    const files = [...this.fleet.bucket.guardados.keys()];
    expect(photos.filter(name => !files.includes(`/fotos/${name}`))).toEqual([]);
  }

  private async rows(statement: string): Promise<string[]> {
    return (await this.fleet.postgres.sql(statement)).split('\n').filter(Boolean).sort();
  }

  async abandon(): Promise<void> {
    this.abandoned = true;
    this.ending.abort();
    await Promise.all([this.caller.close(), this.manager.leave()]);
  }

  private async unit(n: number): Promise<void> {
    const nome = `${this.prefix} ${n}`;
    const key = { 'idempotency-key': crypto.randomUUID() };
    const dados = { nome, tipo: 'ABRIGO', municipio: 'Tabatinga', uf: 'AM' };
    if (await this.insist(nome, 201, () => this.manager.write('POST', 'lotacoes', dados, key)))
      this.kept.units.push(nome);
  }

  private async order(n: number): Promise<void> {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const body = this.supply.order(n);
    const text = await this.insist(`order ${n}`, 201, () => this.manager.write('POST', 'pedidos', body, key));
    if (text) this.kept.orders.push(String(JSON.parse(text).id));
  }

  /** As a phone sends it: under its own name, with a checksum of its bytes. */
  private async photo(n: number): Promise<void> {
    const bytes = await jpeg(320, 240);
    const query = new URLSearchParams({
      lotacaoId: String(this.supply.unit(n)),
      contexto: 'MARMITA',
      sha256: sha256De(bytes),
    });
    const path = `/api/ms-alipen/fotos/${crypto.randomUUID()}?${query}`;
    const headers = { authorization: this.authorization, 'content-type': 'image/jpeg' };
    const text = await this.insist(`photo ${n}`, 200, () =>
      this.caller.ask(path, { method: 'PUT', headers, body: bytes }),
    );
    if (text) this.kept.photos.push(JSON.parse(text).foto);
  }

  /** Undefined when refused, abandoned or never answered. */
  private async insist(what: string, expected: number, ask: () => Promise<Told>): Promise<string | undefined> {
    let last = '';
    for (const began = Date.now(); Date.now() - began < PATIENCE_MS; await wait(300)) {
      if (this.abandoned) return undefined;
      const told = await ask();
      last = `${told.status} ${told.text.slice(0, 160)}`;
      this.judge(what, told, expected);
      if (told.status === expected) return told.text;
      if (!PASSING.includes(told.status)) return undefined;
    }
    this.wrong.push(`${what} was never answered: ${last}`);
    return undefined;
  }

  private async read(n: number): Promise<void> {
    const { token, authorization } = this.manager;
    const gone = this.left[Math.floor(n / 4) % this.left.length] ?? '';
    const asked: [string, string, Record<string, string>, Expected][] = [
      ['a session', '/api/sessao', this.browser(token), 200],
      ['a list', '/api/ms-alipen/motivos', { authorization }, 200],
      ['somebody who left', '/api/sessao', this.browser(gone), 401],
      ['a forged token', '/api/acessos', this.browser(`${token.slice(0, -4)}AAAA`), 401],
    ];
    const photo = this.kept.photos.at(-1);
    if (photo) asked.push(['a photo', `/api/ms-alipen/foto-refeicao?foto=${photo}`, { authorization }, 200]);
    const [what, path, headers, expected] = asked[n % asked.length] as (typeof asked)[number];
    this.judge(what, await this.caller.ask(path, { headers }), expected);
  }

  private judge(what: string, { status, text }: Told, expected: number): void {
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
