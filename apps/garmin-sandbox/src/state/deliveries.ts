import type { WebhookKind } from './options.js'

/** A call to the partner, made until it is answered 200. Times are milliseconds. */
export type Delivery = {
  number: number
  kind: WebhookKind
  body: unknown
  madeAt: number
  dueAt: number
  attempts: number
  /** What came back last: a status, or why there was none. */
  answer: string | null
  outcome: 'waiting' | 'delivered' | 'given up'
}

const MINUTE = 60_000
const LONGEST_WAIT = 6 * 60 * MINUTE
const KEPT_FOR = 7 * 24 * 60 * MINUTE
const ANSWER_WITHIN = 30_000
const AT_ONCE = 4
const FINISHED_KEPT = 200

type Parts = {
  deliveries: Delivery[]
  clientId: string
  now: () => number
  /** How many times faster than at Garmin everything waits. */
  hurry: number
  /** Where calls of a kind go; undefined while nobody listens. */
  urlOf: (kind: WebhookKind) => string | undefined
  save: () => void
}

/** Works off the calls to the partner, oldest first, with retries that wait longer each time, for seven days. */
export class Courier {
  private timer: NodeJS.Timeout | undefined
  private readonly onTheWay = new Set<number>()
  private isStopped = false

  constructor(private readonly parts: Parts) {
    this.plan()
  }

  /** Takes on a call; it is due `afterMs` from now (at Garmin's pace). */
  add(call: Pick<Delivery, 'number' | 'kind' | 'body'>, afterMs: number): void {
    const madeAt = this.parts.now()
    const dueAt = madeAt + afterMs / this.parts.hurry
    this.parts.deliveries.push({ ...call, madeAt, dueAt, attempts: 0, answer: null, outcome: 'waiting' })
    this.parts.save()
    this.plan()
  }

  /** Turns the clock of what waits forward: what was due within `seconds` is due now. */
  skip(seconds: number): void {
    for (const delivery of this.waiting()) delivery.dueAt -= seconds * 1000
    this.parts.save()
    this.plan()
  }

  waiting(): Delivery[] {
    return this.parts.deliveries.filter(({ outcome }) => outcome === 'waiting')
  }

  stop(): void {
    this.isStopped = true
    clearTimeout(this.timer)
  }

  private plan(): void {
    clearTimeout(this.timer)
    if (this.isStopped || this.onTheWay.size >= AT_ONCE) return
    const next = this.waiting()
      .filter(({ number }) => !this.onTheWay.has(number))
      .sort((a, b) => a.dueAt - b.dueAt || a.number - b.number)[0]
    if (!next) return
    const wait = next.dueAt - this.parts.now()
    if (wait > 0) {
      this.timer = setTimeout(() => this.plan(), Math.min(wait, 10 * MINUTE))
      this.timer.unref()
      return
    }
    this.onTheWay.add(next.number)
    void this.deliver(next)
    this.plan()
  }

  private async deliver(delivery: Delivery): Promise<void> {
    const answer = await this.call(delivery)
    delivery.attempts += 1
    delivery.answer = answer
    if (answer === '200') delivery.outcome = 'delivered'
    else this.postpone(delivery)
    this.onTheWay.delete(delivery.number)
    this.forgetOld()
    this.parts.save()
    this.plan()
  }

  private postpone(delivery: Delivery): void {
    const { now, hurry } = this.parts
    const age = (now() - delivery.madeAt) * hurry
    if (age > KEPT_FOR) delivery.outcome = 'given up'
    else delivery.dueAt = now() + Math.min(MINUTE * 2 ** (delivery.attempts - 1), LONGEST_WAIT) / hurry
  }

  private async call({ kind, body }: Delivery): Promise<string> {
    const url = this.parts.urlOf(kind)
    if (url === undefined) return 'no address to send to'
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'garmin-client-id': this.parts.clientId },
        body: JSON.stringify(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_WITHIN),
      })
      await response.arrayBuffer()
      return String(response.status)
    } catch (error) {
      return reasonOf(error)
    }
  }

  private forgetOld(): void {
    const { deliveries } = this.parts
    const surplus = deliveries.filter(({ outcome }) => outcome !== 'waiting').length - FINISHED_KEPT
    for (let dropped = 0; dropped < surplus; dropped += 1) {
      deliveries.splice(
        deliveries.findIndex(({ outcome }) => outcome !== 'waiting'),
        1,
      )
    }
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  return cause instanceof Error && cause.message ? cause.message : error.message
}
