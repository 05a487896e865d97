import pg from 'pg';

/** Said this often, a statement is worth keeping; what is said once only would fill the server's memory. */
const WORTH_AFTER = 5;
/** Kept a connection, at most. Texts of changing length (one placeholder a row) must not add up for ever. */
const MOST_NAMED = 300;
const MOST_COUNTED = 2_000;
/** `cached plan must not change result type`: somebody migrated the database under us. */
const PLAN_OUTDATED = '0A000';
/** Begins a statement that is worth a name wherever it runs, its plan being the same for any values. */
export const SAME_PLAN = '/* same plan */ ';
/** Begins one that is worth a name wherever it runs; whether to plan it for its values PostgreSQL finds out by itself. */
export const COMES_OFTEN = '/* often */ ';
/** Left to itself PostgreSQL plans it for its values each time, finding that cheaper by a cost that leaves the planning out. */
const ONE_PLAN = 'set plan_cache_mode = force_generic_plan';
const ITS_OWN_PLANS = 'reset plan_cache_mode';

/** Gives the statements that come again and again a name, under which PostgreSQL keeps them parsed and planned. */
export class StatementNames {
  private readonly names = new Map<string, string>();
  private counts = new Map<string, number>();
  private given = 0;

  nameOf(text: string): string | undefined {
    const known = this.names.get(text);
    if (known || this.names.size >= MOST_NAMED) return known;
    const count = (this.counts.get(text) ?? 0) + 1;
    if (count < WORTH_AFTER) {
      if (this.counts.size >= MOST_COUNTED) this.counts = new Map();
      this.counts.set(text, count);
      return undefined;
    }
    this.counts.delete(text);
    const name = `s${++this.given}`;
    this.names.set(text, name);
    return name;
  }

  /** The next time it is another statement, under another name. */
  forget(text: string): void {
    this.names.delete(text);
  }
}

/** What `begin` answers; nobody reads it. */
const BEGUN = { rows: [], rowCount: null };

type Config = { text: string; name?: string };
type Query = (config: unknown, ...rest: unknown[]) => unknown;

/**
 * A client of the pool that names what comes again inside transactions: that is where the same statements run hundreds
 * of times a second. The searches of lists run outside, and are worth a plan for their own values each time, but those that
 * say otherwise (`rowsOfSamePlan`).
 *
 * With the driver's `pipeline` nothing waits for the answer of what was said before it: what is said together is one
 * write, and `begin` travels with the first statement.
 */
export function namingClient(names: StatementNames): new () => pg.Client {
  return class NamingClient extends pg.Client {
    private inTransaction = false;
    private gathering = false;

    override query = ((config: unknown, ...rest: unknown[]) => {
      const send = pg.Client.prototype.query.bind(this) as Query;
      if (!isConfig(config)) return send(config, ...rest);
      const { text } = config;
      const samePlan = text.startsWith(SAME_PLAN);
      this.gatherWrites();
      if (text.startsWith('begin')) {
        this.inTransaction = true;
        return this.begun(send(config, ...rest));
      }
      if (text === 'commit' || text === 'rollback') this.inTransaction = false;
      const hasValues = Array.isArray(rest[0]) && rest[0].length > 0;
      const worth = samePlan || text.startsWith(COMES_OFTEN) || (this.inTransaction && !config.name);
      const name = worth && hasValues ? names.nameOf(text) : undefined;
      if (!name) return send(config, ...rest);
      if (samePlan) aside(send(ONE_PLAN));
      const sent = send({ ...config, name }, ...rest);
      if (samePlan) aside(send(ITS_OWN_PLANS));
      if (sent instanceof Promise) {
        sent.catch((error: { code?: string }) => {
          if (error.code === PLAN_OUTDATED) names.forget(text);
        });
      }
      return sent;
    }) as pg.Client['query'];

    /** Everything said until the code has to wait goes out as one packet. */
    private gatherWrites(): void {
      const { stream } = this.connection;
      if (this.gathering || !stream) return;
      this.gathering = true;
      stream.cork();
      process.nextTick(() => {
        this.gathering = false;
        stream.uncork();
      });
    }

    /** Not waited for: a session that could not begin is closed, so that nothing after it runs outside a transaction. */
    private begun(sent: unknown): Promise<unknown> {
      Promise.resolve(sent).catch(() => this.connection.stream?.destroy());
      return Promise.resolve(BEGUN);
    }
  };
}

/** Said along with another statement, which tells what went wrong. */
const aside = (sent: unknown): void => void Promise.resolve(sent).catch(() => undefined);

const isConfig = (config: unknown): config is Config =>
  typeof config === 'object' && config !== null && typeof (config as Config).text === 'string' && !('submit' in config);
