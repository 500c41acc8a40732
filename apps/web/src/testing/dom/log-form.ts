import type { Workout } from '@tri/api-contract'
import { storedName } from '../../lib/words.js'
import { anotherPlan, isOfToday, makeWorld, sampleUser } from './athlete.js'
import { openApp } from './open-app.js'
import { button, dialog, field } from './screen.js'

/** What opens the form that logs a session with changes. */
export const CHANGES = button('Done, with changes')
export const AS_PLANNED = button('Done as planned')

/** The day of an athlete who counts in kilometres; its workout is one that no other test has edited. */
export async function openDay() {
  const user = sampleUser({ units: 'metric', poolUnits: 'metres' })
  const app = await openApp({ world: makeWorld({ user, plans: [anotherPlan()] }) })
  const row = (): Workout => {
    const found = app.world.workouts.find(isOfToday)
    if (!found) throw new Error('Nothing is planned for today')
    return found
  }
  const [first] = row().exercises
  if (!first) throw new Error('No session is planned for today')
  const form = dialog(storedName(first))
  const logged = () => row().actualExercises?.find(({ id, loggedAt }) => id === first.id && loggedAt !== undefined)
  return { ...app, row, first, form, logged, note: () => field('Note, optional', form) }
}
