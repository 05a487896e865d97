/** One database session that also reads and writes rows as COPY text, which is the same bytes on every version. */
export type Copier = {
  exec(statements: string): Promise<void>;
  query<Row>(statement: string, parameters?: readonly unknown[]): Promise<Row[]>;
  copyOut(select: string): Promise<Buffer>;
  /** `into` is `table (columns)`; `lines` as `copyOut` gives them. */
  copyIn(into: string, lines: Buffer): Promise<void>;
  close(): Promise<void>;
};

/** Settings that decide how a value is written as text. */
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

/** For a name or a value inside a statement. Literals are standard strings, where backslashes mean themselves. */
export const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const literal = (value: string): string => `'${value.replaceAll("'", "''")}'`;
