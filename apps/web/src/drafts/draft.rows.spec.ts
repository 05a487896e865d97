import { jest } from '@jest/globals';
import { ProblemError } from '../base/problem.error.ts';
import { isDirty, type Rules } from './draft.model.ts';
import { DraftRows, type RowOutcome, RowRefused, type RowToSave } from './draft.rows.ts';
import { type Fields, merge } from './merge.ts';

type Numbers = Fields<number>;
interface Version {
  versao: number;
  numbers: Numbers;
}

const rules: Rules<Version, Numbers> = {
  pause: 2_000,
  fieldsOf: ({ numbers }) => numbers,
  isNewer: () => true,
  editable: () => true,
  sendable: () => false,
  isOutrun: () => false,
  blank: 0,
  merge,
};

type Saved = RowToSave<Version, Numbers>;
type Answer = (row: Saved) => RowOutcome<Version>;

const saved: Answer = ({ key, fields }) => ({ key, saved: { versao: 2, numbers: fields } });

function sheet(answer: Answer = saved) {
  const seen = { calls: [] as string[][], kept: {} as Record<string, unknown>, shown: {} as Record<string, Numbers> };
  const server = { network: true };
  const rows = new DraftRows<Version, Numbers>(
    ['a', 'b', 'c'].map(key => [key, { versao: 1, numbers: { x: 1, y: 2 } }] as const),
    rules,
    {
      save: async (toSave, done) => {
        seen.calls.push(toSave.map(({ key }) => key));
        if (!server.network) throw new ProblemError(0, {});
        done(toSave.map(answer));
      },
      keep: kept => Object.assign(seen.kept, kept),
      apply: applied => Object.assign(seen.shown, Object.fromEntries(applied)),
    },
  );
  const type = (key: string, fields: Numbers) =>
    rows.dispatch([[key, { type: 'typed', fields: { x: 1, y: 2, ...fields } }]]);
  const row = (key: string) => {
    const draft = rows.all.get(key);
    if (!draft) throw new Error(`there is no row ${key}`);
    return draft;
  };
  return { ...seen, server, rows, type, row };
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('many drafts, a row each', () => {
  it('are kept at once, row by row, and saved together a while after the last key', async () => {
    const { type, calls, kept, row } = sheet();
    type('a', { x: 5 });
    await pass(1_500);
    type('b', { y: 7 });
    expect(kept).toMatchObject({ a: { mine: { x: 5 }, base: { x: 1 } }, b: { mine: { y: 7 } } });
    expect(calls).toEqual([]);
    await pass(2_000);
    expect(calls).toEqual([['a', 'b']]);
    expect([isDirty(row('a')), kept.a, kept.b]).toEqual([false, null, null]);
  });

  it('wait while a cell is open', async () => {
    const { rows, type, calls } = sheet();
    rows.hold(true);
    type('a', { x: 5 });
    await pass(60_000);
    expect(calls).toEqual([]);
    rows.hold(false);
    await pass(2_000);
    expect(calls).toEqual([['a']]);
  });

  it('without a network are tried again by themselves, and a save by hand says that it failed', async () => {
    const { rows, type, calls, server, row } = sheet();
    server.network = false;
    type('a', { x: 5 });
    expect(await rows.save()).toBe(false);
    expect(row('a').phase).toBe('offline');
    server.network = true;
    await pass(30_000);
    expect([calls.length, isDirty(row('a')), await rows.save()]).toEqual([2, false, true]);
  });

  it('that a rule refuses say so, hold nobody up, and are tried again once typed on', async () => {
    const refusing: Answer = each =>
      each.key === 'a' && each.fields.x === 5 ? { key: 'a', refused: 'Não.' } : saved(each);
    const { rows, type, calls, row } = sheet(refusing);
    type('a', { x: 5 });
    type('b', { x: 5 });
    expect(await rows.save()).toBe(true);
    expect(row('a').error).toBeInstanceOf(RowRefused);
    await pass(60_000);
    expect([calls.length, isDirty(row('b'))]).toEqual([1, false]);
    type('a', { x: 6 });
    expect(row('a').error).toBeNull();
    await pass(2_000);
    expect(isDirty(row('a'))).toBe(false);
  });
});

describe('one row that two people changed', () => {
  const theirs = (numbers: Numbers) => {
    let first = true;
    const outrun: Answer = row => {
      if (!first) return saved(row);
      first = false;
      return { key: row.key, outrun: { versao: 2, numbers: { x: 1, y: 2, ...numbers } }, author: 'Rui' };
    };
    return outrun;
  };

  it('keeps what each of them changed, and goes on by itself', async () => {
    const { type, calls, shown, row } = sheet(theirs({ y: 9 }));
    type('a', { x: 5 });
    await pass(2_000);
    expect([shown.a, row('a').base, calls.length]).toEqual([{ x: 5, y: 9 }, { x: 5, y: 9 }, 2]);
  });

  it('asks about the number both changed, about no other, and saves what was chosen', async () => {
    const { rows, type, calls, row } = sheet(theirs({ x: 8 }));
    type('a', { x: 5 });
    await pass(20_000);
    expect(row('a').conflict).toMatchObject({ keys: ['x'], mine: { x: 5 }, theirs: { x: 8 } });
    expect(calls).toHaveLength(1);
    rows.dispatch([['a', { type: 'resolved', fields: { x: 8 } }]]);
    type('a', { x: 8, y: 3 });
    await pass(2_000);
    expect(row('a').base).toEqual({ x: 8, y: 3 });
  });

  it('asks nothing when both typed the same', async () => {
    const { type, row } = sheet(theirs({ x: 5 }));
    type('a', { x: 5 });
    await pass(2_000);
    expect([row('a').conflict, isDirty(row('a'))]).toEqual([null, false]);
  });
});

it('numbers of an earlier visit come back over the version they were typed on', async () => {
  const { rows, row } = sheet();
  const back: Record<string, Numbers> = {};
  const kept = { mine: { x: 5, y: 2 }, base: { x: 1, y: 1 }, inFlight: [], intent: null, leftover: null };
  rows.dispatch([['a', { type: 'resumed', kept, sameVersion: false }]], all =>
    Object.assign(back, Object.fromEntries(all)),
  );
  expect([back.a, isDirty(row('a'))]).toEqual([{ x: 5, y: 2 }, true]);
  await pass(2_000);
  expect(isDirty(row('a'))).toBe(false);
});
