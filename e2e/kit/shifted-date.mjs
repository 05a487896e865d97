/** Its source also runs inside pages, so it uses nothing from outside. `ahead` returns milliseconds. */
export function shiftedDate(Real, ahead) {
  const machine = Real.now.bind(Real);
  // A spec that replaces `now` for a while replaces it here; `Real` is not changed.
  const own = { now: () => machine() + ahead() };
  const shifted = new Proxy(Real, {
    construct: (target, parts, self) => Reflect.construct(target, parts.length ? parts : [machine() + ahead()], self),
    apply: () => new Real(machine() + ahead()).toString(),
    get: (target, name) => Reflect.get(name in own ? own : target, name),
    // A spec's clock may extend this `Date`: what is set on the extension stays there.
    set: (_, name, value, of) => Reflect.set(own, name, value, of === shifted ? own : of),
  });
  return shifted;
}
