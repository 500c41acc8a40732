import { type ChangeEvent, changeEvent, routes } from '@tri/api-contract'
import { expect } from 'vitest'

/** An open page that listens to the server at `origin` with this cookie, and what it has heard so far. */
export async function openPage(origin: string, cookie = '') {
  const leaving = new AbortController()
  const reply = await fetch(`${origin}${routes.events.listen.path}`, { headers: { cookie }, signal: leaving.signal })
  const heard: { event: string; data: unknown }[] = []
  let text = ''
  let isOver = false
  const reading = (async () => {
    for await (const piece of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += piece
      const messages = text.split('\n\n')
      text = messages.pop() ?? ''
      heard.push(...messages.flatMap(readMessage))
    }
  })()
    .catch(() => undefined)
    .finally(() => {
      isOver = true
    })
  const count = (event: string) => heard.filter((each) => each.event === event).length
  const soon = <T>(look: () => T) => expect.poll(look, { interval: 5 })
  return {
    status: reply.status,
    headers: reply.headers,
    changes: (): ChangeEvent[] =>
      heard.filter(({ event }) => event === 'change').map(({ data }) => changeEvent.parse(data)),
    count,
    /** Waits until it has heard this as often. */
    hears: (event: string, times = 1) => soon(() => count(event)).toBe(times),
    /** Waits until it has heard of these nouns, whatever else it hears. */
    hearsOf: (nouns: readonly string[]) =>
      soon(() =>
        heard.flatMap(({ data }) => {
          const change = changeEvent.safeParse(data)
          return change.success ? [change.data.noun] : []
        }),
      ).toEqual(expect.arrayContaining([...nouns])),
    /** Begins to hear anew, once it has heard of this row. */
    async hearsLast(id: number) {
      await soon(() => heard.some(({ data }) => changeEvent.safeParse(data).data?.id === id)).toBe(true)
      heard.length = 0
    },
    /** Waits until the server has ended it. */
    ends: () => soon(() => isOver).toBe(true),
    async leave() {
      leaving.abort()
      await reading
    },
  }
}

function readMessage(message: string) {
  const fields = new Map(message.split('\n').map((line) => line.split(/: ?(.*)/s, 2) as [string, string]))
  const event = fields.get('event')
  return event === undefined ? [] : [{ event, data: JSON.parse(fields.get('data') ?? 'null') as unknown }]
}
