/** Also run inside pages, so it leans on nothing around it. `ahead` says how many milliseconds this `Date` is ahead of `Real`. */
export function shiftedDate(Real, ahead) {
  const machine = Real.now.bind(Real);
  // What somebody puts in the place of `now` for a while is this `Date`'s own, and `Real` stays as it was.
  const own = { now: () => machine() + ahead() };
  const shifted = new Proxy(Real, {
    construct: (target, parts, self) => Reflect.construct(target, parts.length ? parts : [machine() + ahead()], self),
    apply: () => new Real(machine() + ahead()).toString(),
    get: (target, name) => Reflect.get(name in own ? own : target, name),
    // A clock of a spec extends this one, and keeps what it sets to itself.
    set: (_, name, value, of) => Reflect.set(own, name, value, of === shifted ? own : of),
  });
  return shifted;
}
