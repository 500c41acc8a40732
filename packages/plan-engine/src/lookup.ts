/** What a table holds for a word, or for `fallback` when the word is no key of its own. */
export const lookup = <K extends string, V>(table: Readonly<Record<K, V>>, word: string, fallback: NoInfer<K>): V =>
  table[isKey(table, word) ? word : fallback]

/** A table with an entry for each key, in their order. */
export const tableOf = <K extends string, V>(keys: readonly K[], entryOf: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, entryOf(key)])) as Record<K, V>

const isKey = <K extends string>(table: Readonly<Record<K, unknown>>, word: string): word is K =>
  Object.hasOwn(table, word)
