import { OneAtATime } from './one-at-a-time.ts';

function work() {
  const goOn: (() => void)[] = [];
  let runs = 0;
  return {
    runs: () => runs,
    finish: () => goOn.shift()?.(),
    run: () => {
      runs += 1;
      return new Promise<number>(resolve => goOn.push(() => resolve(runs)));
    },
  };
}
const turn = () => new Promise(resolve => setImmediate(resolve));

describe('one run at a time', () => {
  it('asked while one is under way, goes round once more, however often it was asked', async () => {
    const one = new OneAtATime();
    const { run, runs, finish } = work();
    const first = one.run(run);
    let answered = false;
    const others = Promise.all([one.run(run), one.run(run)]).finally(() => {
      answered = true;
    });
    await turn();
    expect(runs()).toBe(1);
    finish();
    await turn();
    expect([runs(), answered]).toEqual([2, false]);
    finish();
    // Those who asked meanwhile learn that it is done, but get no count.
    expect(await others).toEqual([undefined, undefined]);
    // The sum of both rounds.
    expect(await first).toBe(1 + 2);
    expect(runs()).toBe(2);
  });

  it('begins anew after the last, also where it failed', async () => {
    const one = new OneAtATime();
    await expect(one.run(() => Promise.reject<number>(new Error('no')))).rejects.toThrow('no');
    expect(await one.run(async () => 7)).toBe(7);
  });

  it('a round that fails does not take along the one that was asked for meanwhile', async () => {
    const one = new OneAtATime();
    let rounds = 0;
    const work = async () => {
      rounds += 1;
      if (rounds === 1) throw new Error('the connection broke');
      return 5;
    };
    const first = one.run(work);
    const second = one.run(work);
    expect([await first, await second, rounds]).toEqual([5, undefined, 2]);
  });

  it('closing waits for what is under way and begins nothing more', async () => {
    const one = new OneAtATime();
    const { run, runs, finish } = work();
    void one.run(run);
    void one.run(run);
    const closed = one.close();
    expect(one.signal.aborted).toBe(true);
    finish();
    await closed;
    expect([runs(), await one.run(run)]).toEqual([1, undefined]);
  });
});
