import { describe, expect, it } from 'vitest'
import { isWaiting, nextStep, type SaveEvent, type SaveStep } from './save-step.js'

const after = (...events: SaveEvent[]): SaveStep => events.reduce<SaveStep>(nextStep, { kind: 'closed' })

const opened: SaveEvent = { kind: 'opened', isSignedIn: false }
const sent: SaveEvent = { kind: 'credentials-sent', mode: 'login' }
const entered: SaveEvent = { kind: 'entered' }
const failed = (isSessionOver = false): SaveEvent => ({ kind: 'failed', problem: 'The server is away', isSessionOver })

describe('saving a generated plan', () => {
  it('asks a visitor to sign in', () => {
    expect(after(opened)).toEqual({ kind: 'asking' })
  })

  it('starts at once for a signed-in user', () => {
    expect(after({ kind: 'opened', isSignedIn: true })).toEqual({ kind: 'saving' })
  })

  it('saves after signing in, and keeps saying which form was sent', () => {
    expect(after(opened, { kind: 'credentials-sent', mode: 'register' }, entered)).toEqual({
      kind: 'saving',
      mode: 'register',
    })
  })

  it('says why the credentials were refused, and asks again', () => {
    const refused: SaveEvent = { kind: 'refused', problem: 'Invalid email or password' }
    expect(after(opened, sent, refused)).toEqual({
      kind: 'asking',
      problem: 'Invalid email or password',
      mode: 'login',
    })
    expect(after(opened, sent, refused, sent)).toEqual({ kind: 'entering', mode: 'login' })
  })

  it('offers to try again without the password when only the saving failed', () => {
    expect(after(opened, sent, entered, failed())).toEqual({ kind: 'unsaved', problem: 'The server is away' })
    expect(after(opened, sent, entered, failed(), { kind: 'tried-again' })).toEqual({ kind: 'saving' })
  })

  it('asks to sign in again when the session has ended', () => {
    expect(after({ kind: 'opened', isSignedIn: true }, failed(true))).toEqual({
      kind: 'asking',
      problem: 'The server is away',
    })
  })

  it('closes from every step', () => {
    expect(after(opened, sent, entered, { kind: 'closed' })).toEqual({ kind: 'closed' })
  })

  it.each<[string, SaveEvent[], SaveEvent]>([
    ['a second press of the button', [opened, sent], { kind: 'credentials-sent', mode: 'register' }],
    ['a failure nobody waits for', [opened], failed()],
    ['an answer after closing', [opened, sent, { kind: 'closed' }], entered],
    ['a refusal after closing', [opened, sent, { kind: 'closed' }], { kind: 'refused', problem: 'x' }],
    ['trying again while it is being tried', [opened, sent, entered], { kind: 'tried-again' }],
  ])('is not moved by %s', (_, events, late) => {
    expect(after(...events, late)).toEqual(after(...events))
  })
})

it.each<[SaveStep, boolean]>([
  [{ kind: 'asking' }, false],
  [{ kind: 'entering', mode: 'login' }, true],
  [{ kind: 'saving' }, true],
  [{ kind: 'unsaved', problem: 'x' }, false],
  [{ kind: 'closed' }, false],
])('%o waits for an answer: %s', (step, isIt) => {
  expect(isWaiting(step)).toBe(isIt)
})
