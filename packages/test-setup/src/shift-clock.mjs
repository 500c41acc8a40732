/**
 * Puts this process or page ahead by so many milliseconds, or back: `Date` only. It stands by itself, so that a page can be
 * given it as text, and may be called again: a window can keep its `Date` for a second document. Timers, and what measures
 * spans, go on as they are.
 * @param {number} ms
 */
export function shiftClock(ms) {
  const mark = Symbol.for('a shifted Date')
  if (Reflect.has(Date, mark)) return
  const Machine = Date
  const now = () => Machine.now() + ms
  const Shifted = new Proxy(Machine, {
    construct: (target, given, as) => Reflect.construct(target, given.length > 0 ? given : [now()], as),
    apply: () => new Machine(now()).toString(),
    has: (target, key) => key === mark || Reflect.has(target, key),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
  Machine.prototype.constructor = Shifted
  globalThis.Date = Shifted
}
