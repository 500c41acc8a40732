import { setTimeout as sleep } from 'node:timers/promises'
import { type AnswerOf, type BodyOf, fillPath, type ParamsOf, type Route, routes } from '@tri/api-contract'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.js'
import { shortPlan } from './samples.js'
import { PASSWORD } from './test-app.js'

const { users, plans, workouts } = routes
const MOST_PLANS = 45
const PAUSE_MS = 20

/** What the server said yes to, and what it said otherwise. */
export type Ledger = {
  plans: Set<number>
  /** For each workout the last note that was acknowledged: a number that grows. */
  notes: Map<number, number>
  /** Successes, of writes and of the read that goes with the first. */
  acknowledged: number
  /** Answers 503 and broken connections: allowed while something is away. */
  refused: number
  /** Any other failure. */
  problems: string[]
}

type Sent<R extends Route> = { params?: ParamsOf<R>; body?: BodyOf<R> }

/** An athlete at work over HTTP, wherever the server is at the moment. */
export class Writer {
  cookie = ''
  private workout: number | undefined
  private created = 0
  private works = 0
  private note = 0

  constructor(
    private readonly address: () => string,
    readonly username: string,
  ) {}

  /** Calls a route; `undefined` when no answer came. */
  async call<R extends Route>(route: R, { params, body }: Sent<R> = {}) {
    const headers = { cookie: this.cookie, ...(body !== undefined && { 'content-type': 'application/json' }) }
    const url = `${this.address()}${fillPath(route.path, params as Record<string, string>)}`
    const sent = { method: route.method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
    try {
      const reply = await fetch(url, sent)
      const text = await reply.text()
      const [cookie] = reply.headers.getSetCookie()
      if (cookie) this.cookie = cookie.split(';')[0] ?? ''
      return { status: reply.status, retryAfter: reply.headers.get('retry-after'), text }
    } catch {
      return undefined
    }
  }

  async register(): Promise<void> {
    const reply = await this.call(users.register, { body: { username: this.username, password: PASSWORD } })
    if (reply?.status !== 201) throw new Error(`Signing up was answered ${reply?.status}: ${reply?.text}`)
  }

  /** Saves a plan or the next note, and writes into the ledger what came of it. */
  async work(ledger: Ledger): Promise<void> {
    if (this.workout === undefined || (this.created < MOST_PLANS && this.works++ % 5 < 2)) await this.savePlan(ledger)
    else await this.saveNote(ledger, this.workout)
  }

  private async savePlan(ledger: Ledger) {
    const reply = await this.call(plans.create, { body: shortPlan() })
    if (!accepted(reply, ledger, 201)) return
    const { id }: AnswerOf<typeof plans.create> = JSON.parse(reply.text)
    this.created++
    ledger.plans.add(id)
    if (this.workout !== undefined) return
    const list = await this.call(workouts.listForPlan, { params: { id: String(id) } })
    if (accepted(list, ledger, 200)) this.workout = JSON.parse(list.text)[0].id
  }

  private async saveNote(ledger: Ledger, id: number) {
    const body = { completed: true as const, notes: String(++this.note) }
    const reply = await this.call(workouts.complete, { params: { id: String(id) }, body })
    if (accepted(reply, ledger, 200)) ledger.notes.set(id, this.note)
  }
}

export const newLedger = (): Ledger => ({
  plans: new Set(),
  notes: new Map(),
  acknowledged: 0,
  refused: 0,
  problems: [],
})

/** Lets writers work, all at once, until told to stop. */
export function keepWriting(writers: readonly Writer[], ledger: Ledger): () => Promise<void> {
  let isOver = false
  const loops = writers.map(async (writer) => {
    while (!isOver) {
      const refusedBefore = ledger.refused
      await writer.work(ledger)
      if (ledger.refused > refusedBefore) await sleep(PAUSE_MS)
    }
  })
  return async () => {
    isOver = true
    await Promise.all(loops)
  }
}

/** How many acknowledged writes are missing or older than acknowledged, and how many plans are not whole. */
export async function holdAgainst(db: Kysely<Database>, ledger: Ledger) {
  const stored = await db.selectFrom('training_plans').select('id').execute()
  const ids = new Set(stored.map(({ id }) => id))
  const counts = await sql<{ count: number }>`select count(workouts.id) as count from training_plans
    left join workouts on training_plan_id = training_plans.id group by training_plans.id`.execute(db)
  const notes = await db.selectFrom('workouts').select(['id', 'notes']).where('notes', 'is not', null).execute()
  const written = new Map(notes.map(({ id, notes: note }) => [id, Number(note)]))
  const whole = Math.max(...counts.rows.map(({ count }) => count))
  return {
    lost: [...ledger.plans].filter((id) => !ids.has(id)).length,
    half: counts.rows.filter(({ count }) => count !== whole).length,
    older: [...ledger.notes].filter(([id, note]) => (written.get(id) ?? 0) < note).length,
  }
}

type Reply = Awaited<ReturnType<Writer['call']>>

function accepted(reply: Reply, ledger: Ledger, status: number): reply is NonNullable<Reply> {
  if (reply?.status === status) {
    ledger.acknowledged++
    return true
  }
  if (reply === undefined || (reply.status === 503 && reply.retryAfter)) ledger.refused++
  else ledger.problems.push(`${reply.status}: ${reply.text}`)
  return false
}
