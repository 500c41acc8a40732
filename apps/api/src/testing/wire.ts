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

/** The SQL of a Query or a Parse message; `undefined` for every other. */
export function messageText(message: Buffer): string | undefined {
  const kind = String.fromCharCode(message[0] ?? 0)
  if (kind === 'Q') return textAt(message, HEAD)
  if (kind === 'P') return textAt(message, message.indexOf(0, HEAD) + 1)
  return undefined
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
