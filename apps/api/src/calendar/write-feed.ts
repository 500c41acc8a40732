import { createHash } from 'node:crypto'
import { en } from '@tri/plan-engine/texts/en'
import { aimWorkouts } from '@tri/plan-engine/zones'
import { planCalendar, readStoredChoices } from '@tri/plan-files/calendar'
import { inReadersWords } from '@tri/plan-files/words'
import type { Kysely } from 'kysely'
import { now } from '../clock.js'
import { findCurrentPlan } from '../db/owned-plans.js'
import type { Database } from '../db/schema.js'
import { orNotFound } from '../http/errors.js'
import { todayIn } from '../http/own-today.js'
import { hashToken } from '../sharing/link-token.js'
import { readAthlete } from '../thresholds/athlete.js'
import { listPlanWorkouts } from '../workouts/workouts.repository.js'
import { feedChangedAt, findFeedOwner, readCalendar } from './calendar.repository.js'

/** For an athlete who has no current plan: a program that subscribed takes anything but a calendar for a fault. */
const NO_PLAN = {
  name: 'TriPlan',
  raceType: 'olympic',
  calendar: { raceDate: '2000-01-02', totalWeeks: 1 },
  workouts: [],
} as const

/** The host that identities name, and where events lead. */
type Place = { host: string; link: string }

type Feed = {
  text: string
  etag: string
  /** In whole seconds; undefined when it changed while it was written. */
  changedAt: Date | undefined
}

/** The current plan of a token's owner as iCalendar text; a Refusal for a token that opens nothing. */
export async function writeFeed(db: Kysely<Database>, token: string, place: Place): Promise<Feed> {
  const owner = orNotFound(await findFeedOwner(db, hashToken(token)), 'Calendar')
  const text = await writeCalendar(db, owner, place)
  const hash = createHash('sha256').update(text).digest('base64url')
  // Weak: the same calendar, however it is packed for the way.
  return { text, etag: `W/"${hash}"`, changedAt: await feedChangedAt(db, owner.id, hash) }
}

type Owner = NonNullable<Awaited<ReturnType<typeof findFeedOwner>>>

async function writeCalendar(db: Kysely<Database>, owner: Owner, { host, link }: Place): Promise<string> {
  const plan = await findCurrentPlan(db, owner.id)
  if (!plan) return planCalendar(NO_PLAN, { stamp: new Date(0), host })
  const settings = await readCalendar(db, owner.id)
  const workouts = aimWorkouts(await listPlanWorkouts(db, owner.id, plan.id), plan, await readAthlete(db, owner.id))
  const sheet = {
    name: plan.name,
    raceType: plan.raceType,
    calendar: plan,
    revision: plan.version,
    afterRace: plan.afterRace,
    workouts: workouts.map((workout) => ({
      ...workout,
      revision: workout.version,
      changedAt: new Date(workout.changedAt),
    })),
  }
  const today = todayIn(settings.timeZone ?? LATEST_ZONE, now())
  const units = { units: owner.units ?? 'miles', poolUnits: owner.poolUnits ?? 'metres' } as const
  return planCalendar(inReadersWords(sheet, { texts: en, units }), {
    stamp: new Date(plan.createdAt),
    host,
    link,
    ...(today && { today }),
    ...readStoredChoices(settings),
  })
}

/** Where a day ends last: there, nothing was missed before the athlete's own day is over, wherever they are. */
const LATEST_ZONE = 'Etc/GMT+12'
