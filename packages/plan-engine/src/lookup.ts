/** What a table holds for a word, or for `fallback` when the word is no key of its own. */
export const lookup = <K extends string, V>(table: Readonly<Record<K, V>>, word: string, fallback: NoInfer<K>): V =>
  table[isKey(table, word) ? word : fallback]

/** A table with an entry for each key, in their order. */
export function tableOf<K extends string, V>(keys: readonly K[], entryOf: (key: K) => V): Record<K, V> {
  const table = {} as Record<K, V>
  for (const key of keys) table[key] = entryOf(key)
  return table
}

const isKey = <K extends string>(table: Readonly<Record<K, unknown>>, word: string): word is K =>
  Object.hasOwn(table, word)

/** A list as it is; an empty one for anything else. */
export const listOf = <T>(list: readonly T[] | null | undefined): readonly T[] => (Array.isArray(list) ? list : [])
