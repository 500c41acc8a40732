/** PostgreSQL's wire protocol, as far as telling statements apart needs it: a kind, a length, a body. */

const HEAD = 5

/** Splits what a client sends into whole messages. The first one, which has no kind, opens the connection. */
export function messagesOf(): (piece: Buffer) => Buffer[] {
  let rest = Buffer.alloc(0)
  let isOpen = false
  return (piece) => {
    rest = Buffer.concat([rest, piece])
    const messages: Buffer[] = []
    for (;;) {
      const offset = isOpen ? 1 : 0
      if (rest.length < offset + 4) return messages
      const length = offset + rest.readInt32BE(offset)
      if (rest.length < length) return messages
      messages.push(rest.subarray(0, length))
      rest = rest.subarray(length)
      isOpen = true
    }
  }
}

/**
 * Tells the SQL of the messages of one connection: of a Query, of a Parse, and of a Bind of a statement that was parsed before
 * under a name; `undefined` for every other.
 */
export function messageTexts(): (message: Buffer) => string | undefined {
  const named = new Map<string, string>()
  return (message) => {
    const kind = String.fromCharCode(message[0] ?? 0)
    if (kind === 'Q') return textAt(message, HEAD)
    const next = message.indexOf(0, HEAD) + 1
    if (kind === 'B') return named.get(textAt(message, next))
    if (kind !== 'P') return undefined
    const text = textAt(message, next)
    const name = textAt(message, HEAD)
    if (name !== '') named.set(name, text)
    return text
  }
}

/** A Query that fails with the code; in a transaction it spoils the transaction, as the real failure would. */
export function raise(code: string): Buffer {
  const text = Buffer.from(`do $$ begin raise exception 'a disturbance' using errcode = '${code}'; end $$\0`)
  const head = Buffer.alloc(HEAD)
  head.write('Q')
  head.writeInt32BE(4 + text.length, 1)
  return Buffer.concat([head, text])
}

const textAt = (message: Buffer, start: number) => message.subarray(start, message.indexOf(0, start)).toString()
