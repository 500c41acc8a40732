import { page } from 'vitest/browser'
import { makeWorld, PASSWORD } from './athlete.js'
import { button, field } from './screen.js'

export const EMAIL = 'ann@example.org'

/** An athlete with a plan who is signed out. */
export function signedOut() {
  const world = makeWorld()
  world.session = null
  return world
}

/** The password of the form that is shown: the other one waits in a tab of its own. */
export const password = () => page.getByRole('tabpanel').getByLabelText('Password').first()

export async function logIn() {
  await field('Email').fill(EMAIL)
  await password().fill(PASSWORD)
  await button('Login').click()
}
