import type { Workout } from '@tri/api-contract'
import { anotherPlan, isOfToday, makeWorld, sampleUser } from './athlete.js'
import { openApp } from './open-app.js'
import { button, dialog, field } from './screen.js'

/** The form that logs what was done, and what opens it. */
export const FORM = dialog('Complete workout')
export const COMPLETE = button('Complete')
export const notes = (scope = FORM) => field('Notes', scope)

/** The day of an athlete who counts in kilometres; its workout is one that no other test has edited. */
export async function openDay() {
  const user = sampleUser({ units: 'metric', poolUnits: 'metres' })
  const app = await openApp({ world: makeWorld({ user, plans: [anotherPlan()] }) })
  const row = (): Workout => {
    const found = app.world.workouts.find(isOfToday)
    if (!found) throw new Error('Nothing is planned for today')
    return found
  }
  return { ...app, row }
}
