/** The browser's storage as far as it is used: what it holds are its own properties. */
export const fakeStorage = (stored: Record<string, string>) =>
  new Proxy(
    {
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, text: string) => {
        stored[key] = text
      },
      removeItem: (key: string) => delete stored[key],
    },
    {
      ownKeys: () => Object.keys(stored),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  )
