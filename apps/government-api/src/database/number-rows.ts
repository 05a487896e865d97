import { type SQL, sql } from 'drizzle-orm';

/** What `NumberRows` of these fields wrote: row after row, each number at its field's place. */
export type Numbers<F extends string> = readonly number[] & { readonly fields?: F };

/** Stands on one row at a time, and is that row: no object is made of any. */
export type Cursor<F extends string> = Readonly<Record<F, number>> & { next(): boolean };

/**
 * Rows of whole numbers that PostgreSQL writes into one text a group and that are read by name: a tenth of what JSON objects cost, on
 * both sides. The one list of fields says what is written and what is found.
 */
export class NumberRows<const F extends string> {
  private readonly stepper: new (
    numbers: readonly number[],
  ) => Cursor<F>;

  constructor(readonly fields: readonly F[]) {
    this.stepper = stepperOf(fields);
  }

  /** One row, of what each field is; none may be null: the rest would move up. */
  row(of: Readonly<Record<F, SQL>>): SQL {
    const each = this.fields.map(field => of[field]);
    return sql`concat_ws(',', ${sql.join(each, sql`, `)})`;
  }

  /** The rows of a group, as an aggregate of it. */
  list(of: Readonly<Record<F, SQL>>, order: SQL = sql``): SQL {
    return listOf(this.row(of), order);
  }

  /** What `list` wrote; nothing for a group without rows. */
  read(text: string | null): Numbers<F> {
    const numbers: number[] = text ? JSON.parse(text) : [];
    if (numbers.length % this.fields.length) {
      throw new Error(`${numbers.length} numbers are no rows of ${this.fields.length}`);
    }
    return numbers;
  }

  over(numbers: Numbers<F>): Cursor<F> {
    return new this.stepper(numbers);
  }

  /** The same as `list` and `read`, of rows that are here. */
  of(rows: readonly Readonly<Record<F, number>>[]): Numbers<F> {
    return rows.flatMap(row => this.fields.map(field => row[field]));
  }

  /** These fields, in this order, of the rows that `keep` says yes of. */
  pick<G extends string>(
    numbers: Numbers<F>,
    fields: readonly F[],
    keep: (row: Readonly<Record<F, number>>) => boolean = () => true,
  ): Numbers<G> {
    const places = fields.map(field => this.fields.indexOf(field));
    const picked: number[] = [];
    const row = this.over(numbers);
    for (let from = 0; row.next(); from += this.fields.length) {
      if (keep(row)) for (const place of places) picked.push(numbers[from + place] ?? 0);
    }
    return picked;
  }
}

/** Rows written one by one, as one list. */
export const listOf = (row: SQL, order: SQL = sql``): SQL => sql`'[' || string_agg(${row}, ',' ${order}) || ']'`;

/** A class of its own for each list of fields, so that reading a field is reading an index. */
function stepperOf<F extends string>(fields: readonly F[]): new (numbers: readonly number[]) => Cursor<F> {
  class Stepper {
    private from = -fields.length;
    constructor(private readonly numbers: readonly number[]) {}
    next(): boolean {
      this.from += fields.length;
      return this.from < this.numbers.length;
    }
    static at(place: number) {
      return {
        get(this: Stepper) {
          return this.numbers[this.from + place];
        },
      };
    }
  }
  for (const [place, field] of fields.entries()) Object.defineProperty(Stepper.prototype, field, Stepper.at(place));
  return Stepper as unknown as new (
    numbers: readonly number[],
  ) => Cursor<F>;
}
