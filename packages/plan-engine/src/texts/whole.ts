/** The value under a key of a table's own; codes come from outside. */
export const lookUp = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

/** The sentence, but none that misses a figure: inputs come from outside, too. */
export const whole = (sentence: string | undefined): string | undefined =>
  /undefined|NaN/.test(`${sentence}`) ? undefined : sentence
