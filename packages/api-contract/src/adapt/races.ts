import { SPORTS, type Sport } from '@tri/plan-engine'
import { RACE_KINDS, RACE_PRIORITIES, type RaceKind } from '@tri/plan-engine/adapt'
import * as z from 'zod/mini'
import { id, isoDay, line, pathId } from '../base/fields.js'
import { route } from '../base/route.js'

/** Races that a user may have told of. */
export const MAX_RACES = 100

/** Farther than any race. */
const MOST_MILES = 1000

const SPORTS_OF: Partial<Record<RaceKind, readonly Sport[]>> = {
  swim: ['swim'],
  bike: ['bike'],
  run: ['run'],
  duathlon: ['bike', 'run'],
  aquabike: ['swim', 'bike'],
}

/** What is raced in such a race. */
export const sportsOfRace = (kind: RaceKind): readonly Sport[] => SPORTS_OF[kind] ?? SPORTS

const miles = z
  .exactOptional(
    z
      .number('Please enter a distance')
      .check(z.positive('A distance is above 0'), z.maximum(MOST_MILES, `A distance is at most ${MOST_MILES} miles`)),
  )
  .check(z.describe('Miles'))

const fields = {
  date: isoDay.check(z.describe('The day of the race')),
  priority: z
    .enum(RACE_PRIORITIES, 'Please say how much this race matters')
    .check(
      z.describe(
        'A is a goal of its own with its taper, B is raced with a few easy days before it, C is trained through',
      ),
    ),
  kind: z.enum(RACE_KINDS, 'Please choose a kind of race'),
  name: z.exactOptional(line(100)).check(z.describe('What the athlete calls it')),
  distances: z
    .strictObject({ swim: miles, bike: miles, run: miles } satisfies Record<Sport, typeof miles>)
    .check(
      z.describe('Of the sports that are raced; the legs of a triathlon that are left out have their usual length'),
    ),
}

/** A race on the way to the goal of a plan. */
export const newRace = z.strictObject(fields).check(
  z.superRefine(({ kind, distances }, context) => {
    const refuse = (sport: Sport, message: string) =>
      context.addIssue({ code: 'custom', path: ['distances', sport], message })
    const raced = sportsOfRace(kind)
    for (const sport of SPORTS) {
      if (!raced.includes(sport) && distances[sport] !== undefined) refuse(sport, `There is no ${sport} in this race`)
      if (raced !== SPORTS && raced.includes(sport) && distances[sport] === undefined)
        refuse(sport, `Please enter how far the ${sport} is`)
    }
  }),
)
export type NewRace = z.infer<typeof newRace>

export const race = z.object({ id, ...fields }).check(z.meta({ id: 'Race' }))
export type Race = z.infer<typeof race>

const byId = z.object({ id: pathId })

export const raceRoutes = {
  list: route({
    method: 'GET',
    path: '/api/races',
    access: 'user',
    scope: 'plans:read',
    summary: 'Races on the way to a goal, the earliest first',
    answer: z.array(race),
  }),
  add: route({
    method: 'POST',
    path: '/api/races',
    access: 'user',
    changes: ['races'],
    repeatable: true,
    summary: 'Tell of a race; no plan changes by it, see proposals',
    body: newRace,
    answer: race,
    status: 201,
  }),
  change: route({
    method: 'PATCH',
    path: '/api/races/:id',
    access: 'user',
    changes: ['races'],
    summary: 'Tell a race anew; no plan changes by it',
    params: byId,
    body: newRace,
    answer: race,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/races/:id',
    access: 'user',
    changes: ['races'],
    summary: 'Take a race back; no plan changes by it',
    params: byId,
    answer: z.undefined(),
    status: 204,
  }),
}
