import type { SQL } from 'drizzle-orm';
import type { Transaction } from './database.ts';
import { COMES_AGAIN, COMES_OFTEN } from './postgres-named-statements.ts';

type Values = Record<string, unknown>;
type Prepared<Rows> = { execute(values?: Values): Promise<Rows> };

/** What drizzle keeps in a transaction, or in the database, of both drivers. */
type Inside = {
  _: {
    session: {
      /** The driver's own client, or the pool. */
      client: object;
      prepareQuery(
        query: unknown,
        fields: undefined,
        name: string | undefined,
        isArray: false,
      ): Prepared<{ rows: unknown[] }>;
    };
  };
  dialect: { sqlToQuery(statement: SQL): unknown };
};
const inside = (tx: Transaction) => tx as unknown as Inside;

/**
 * A select that is built once, with `sql.placeholder` where its values go, and then only sent. Building one of a dozen
 * columns costs drizzle more than reading its answer. drizzle prepares for one connection; here each call has its own.
 * No name is given: the connection names what comes again (postgres-named-statements.ts).
 */
export function kept<Rows>(
  build: (tx: Transaction) => { prepare(name: string): Prepared<Rows> },
): (tx: Transaction, values: Values) => Promise<Rows> {
  let built: Prepared<Rows> | undefined;
  return (tx, values) => {
    built ??= build(tx).prepare('');
    const here: Prepared<Rows> = Object.create(built, { client: { value: inside(tx)._.session.client } });
    return here.execute(values);
  };
}

/** The same for a statement written by hand; the caller says what its rows are, as with `rows`. `name`: `COMES_AGAIN`, `COMES_OFTEN` or none. */
export function keptRows<Row>(statement: SQL, name?: string): (tx: Transaction, values: Values) => Promise<Row[]> {
  const run = kept<{ rows: unknown[] }>(tx => {
    const { _, dialect } = inside(tx);
    return { prepare: () => _.session.prepareQuery(dialect.sqlToQuery(statement), undefined, name, false) };
  });
  return async (tx, values) => (await run(tx, values)).rows as Row[];
}

/**
 * `rows` of a statement whose plan is the same for any values, as one of a single day is: PostgreSQL plans it once a connection.
 * Of a dozen joins, planning costs a quarter of the answer.
 */
export const rowsOfSamePlan = <Row>(tx: Transaction, statement: SQL): Promise<Row[]> =>
  named(tx, statement, COMES_AGAIN);

/** `rows` of a statement that comes often, and whose plan PostgreSQL may keep where it finds another no better. */
export const rowsKept = <Row>(tx: Transaction, statement: SQL): Promise<Row[]> => named(tx, statement, COMES_OFTEN);

async function named<Row>(tx: Transaction, statement: SQL, name: string): Promise<Row[]> {
  const { _, dialect } = inside(tx);
  const query = _.session.prepareQuery(dialect.sqlToQuery(statement), undefined, name, false);
  return (await query.execute()).rows as Row[];
}
