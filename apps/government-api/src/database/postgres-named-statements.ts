import pg from 'pg';

/** A statement sent this often is worth keeping; keeping every single one would fill the server's memory. */
const WORTH_AFTER = 5;
/**
 * The most statements kept on each connection. Texts of changing length (one placeholder for each row) must not add up
 * for ever.
 */
const MOST_NAMED = 300;
const MOST_COUNTED = 2_000;
/** `cached plan must not change result type`: somebody migrated the database while we run. */
const PLAN_OUTDATED = '0A000';
/** Starts a statement that gets a name in and out of transactions, because its plan is the same for any values. */
export const SAME_PLAN = '/* same plan */ ';
/** Starts a statement that gets a name in and out of transactions; PostgreSQL decides whether to plan it for its values. */
export const COMES_OFTEN = '/* often */ ';
/** By itself PostgreSQL would plan the statement for its values each time: its cost comparison leaves out the planning. */
const ONE_PLAN = 'set plan_cache_mode = force_generic_plan';
const ITS_OWN_PLANS = 'reset plan_cache_mode';

/** Names the statements that repeat, so that PostgreSQL keeps them parsed and planned. */
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

  /** The next time the text is sent, it gets another name. */
  forget(text: string): void {
    this.names.delete(text);
  }
}

const BEGUN = { rows: [], rowCount: null };

type Config = { text: string; name?: string };
type Query = (config: unknown, ...rest: unknown[]) => unknown;

/**
 * A client of the pool that names statements repeated inside transactions, where the same ones run hundreds of times a
 * second. The searches of lists run outside and are worth a plan for their own values, except those marked
 * (`rowsOfSamePlan`). With the driver's `pipeline` no statement waits for the previous answer: statements sent together
 * are one write, and `begin` travels with the first of them.
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

    /** Everything sent until the code has to wait goes out as one packet. */
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

    /** `begin` is not waited for. When it fails the session is closed, so that nothing after it runs outside a transaction. */
    private begun(sent: unknown): Promise<unknown> {
      Promise.resolve(sent).catch(() => this.connection.stream?.destroy());
      return Promise.resolve(BEGUN);
    }
  };
}

/** Its error is ignored: the statement sent with it reports what went wrong. */
const aside = (sent: unknown): void => void Promise.resolve(sent).catch(() => undefined);

const isConfig = (config: unknown): config is Config =>
  typeof config === 'object' && config !== null && typeof (config as Config).text === 'string' && !('submit' in config);
