/** The browser's locks as far as they are used: held by name, waited for in turn. */
export function fakeLocks() {
  const held = new Set<string>()
  const waiting: (() => void)[] = []
  const release = (name: string) => {
    held.delete(name)
    for (const look of waiting.splice(0)) look()
  }
  const free = async (name: string) => {
    while (held.has(name)) await new Promise<void>((resolve) => waiting.push(resolve))
  }
  return {
    held,
    release,
    locks: {
      query: async () => ({ held: [...held].map((name) => ({ name })) }),
      async request(name: string, ...rest: unknown[]) {
        await free(name)
        held.add(name)
        const act = rest.at(-1)
        try {
          return typeof act === 'function' ? await act() : undefined
        } finally {
          release(name)
        }
      },
    },
  }
}
