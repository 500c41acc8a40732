/** A value kept in the browser; undefined when absent, unreadable, or storage is switched off. */
export function readStored(key: string): unknown {
  try {
    const text = localStorage.getItem(key)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Keeps a value as JSON; a browser that refuses (private mode, full disk) loses only the convenience. */
export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    return
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    return
  }
}
