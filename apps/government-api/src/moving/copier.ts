/** One session of a database that also gives and takes rows as COPY text, the same bytes on every version. */
export type Copier = {
  /** Any number of statements. */
  exec(statements: string): Promise<void>;
  query<Row>(statement: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /** The rows of a select, a line each. */
  copyOut(select: string): Promise<Buffer>;
  /** Lines into `table (columns)`. */
  copyIn(into: string, lines: Buffer): Promise<void>;
  close(): Promise<void>;
};

/** What decides how a value is written as text. */
export const SAME_TEXT = {
  TimeZone: 'UTC',
  DateStyle: 'ISO, YMD',
  IntervalStyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: '1',
} as const;

export async function inTransaction<T>(copier: Copier, work: () => Promise<T>): Promise<T> {
  await copier.exec('begin');
  try {
    const result = await work();
    await copier.exec('commit');
    return result;
  } catch (error) {
    await copier.exec('rollback').catch(() => undefined);
    throw error;
  }
}

/** A name or a value as it stands in a statement; values are plain text, so backslashes mean themselves. */
export const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const literal = (value: string): string => `'${value.replaceAll("'", "''")}'`;
