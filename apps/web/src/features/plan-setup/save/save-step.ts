/** Which of the two forms the credentials came from. */
export type Mode = 'login' | 'register'

/** Where saving a generated plan stands. */
export type SaveStep =
  | { kind: 'closed' }
  /** The two forms are shown; `problem` is why the last attempt was refused, `mode` the form it concerns. */
  | { kind: 'asking'; problem?: string | undefined; mode?: Mode }
  | { kind: 'entering'; mode: Mode }
  /** The plan is on its way; without a mode nobody had to sign in for it. */
  | { kind: 'saving'; mode?: Mode }
  /** Signed in, but the plan could not be saved: it can be tried again. */
  | { kind: 'unsaved'; problem: string }

export type SaveEvent =
  | { kind: 'opened'; isSignedIn: boolean }
  | { kind: 'credentials-sent'; mode: Mode }
  /** Without a problem, the fields say it. */
  | { kind: 'refused'; problem?: string | undefined }
  | { kind: 'entered' }
  | { kind: 'failed'; problem: string; isSessionOver: boolean }
  | { kind: 'tried-again' }
  | { kind: 'closed' }

/** Nothing may be sent twice, and nothing closed, while an answer is awaited. */
export const isWaiting = ({ kind }: SaveStep): boolean => kind === 'entering' || kind === 'saving'

/** The step after an event; an event that does not fit changes nothing. */
export function nextStep(step: SaveStep, event: SaveEvent): SaveStep {
  switch (event.kind) {
    case 'opened':
      return event.isSignedIn ? { kind: 'saving' } : { kind: 'asking' }
    case 'credentials-sent':
      return step.kind === 'asking' ? { kind: 'entering', mode: event.mode } : step
    case 'refused':
      return step.kind === 'entering' ? { kind: 'asking', problem: event.problem, mode: step.mode } : step
    case 'entered':
      return step.kind === 'entering' ? { kind: 'saving', mode: step.mode } : step
    case 'failed':
      if (step.kind !== 'saving') return step
      return { kind: event.isSessionOver ? 'asking' : 'unsaved', problem: event.problem }
    case 'tried-again':
      return step.kind === 'unsaved' ? { kind: 'saving' } : step
    case 'closed':
      return { kind: 'closed' }
  }
}
