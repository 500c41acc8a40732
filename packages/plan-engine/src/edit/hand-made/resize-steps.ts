import { secondsOf } from '../../sessions/step-writer.js'
import type { SessionStep, Step } from '../../types.js'

/** An easy stretch that gives time away keeps this many seconds. Design choice. */
const LEAST_EASY = 300

const EASY_ZONES: readonly string[] = ['recovery', 'easy']

/**
 * The same session in another time: its easy stretches grow and shrink first, the longest before the others, then its sets lose
 * rounds. Undefined where that does not come out, or where its steps do not end by the clock.
 */
export function resizeSteps(given: readonly SessionStep[], seconds: number): SessionStep[] | undefined {
  const steps = given.slice()
  if (steps.length === 0 || steps.some(isMeasured)) return undefined
  for (let over = secondsIn(steps) - seconds; over !== 0; over = secondsIn(steps) - seconds) {
    const place = longestEasy(steps, over > 0 ? LEAST_EASY : 0)
    const easy = steps[place]
    if (easy && !('repeat' in easy)) {
      steps[place] = { ...easy, seconds: Math.max(over > 0 ? LEAST_EASY : 0, easy.seconds - over) }
    } else if (over < 0 || !loseRound(steps)) return undefined
  }
  return steps
}

/** The longest single easy step above a length; -1 for none. */
function longestEasy(steps: readonly SessionStep[], above: number): number {
  const lengths = steps.map((step) => (!('repeat' in step) && EASY_ZONES.includes(step.zone) ? step.seconds : 0))
  const longest = Math.max(...lengths)
  return longest > above ? lengths.indexOf(longest) : -1
}

/** Takes a round off the set that has most; false when none can give one. */
function loseRound(steps: SessionStep[]): boolean {
  const rounds = steps.map((step) => ('repeat' in step ? step.repeat : 0))
  const place = rounds.indexOf(Math.max(...rounds))
  const set = steps[place]
  if (!set || !('repeat' in set) || set.repeat < 2) return false
  steps[place] = { ...set, repeat: set.repeat - 1 }
  return true
}

const isMeasured = (step: SessionStep): boolean =>
  ('repeat' in step ? step.steps : [step]).some(({ metres }: Step) => metres !== undefined)

const secondsIn = (steps: readonly SessionStep[]): number =>
  steps.reduce((sum, step) => sum + ('repeat' in step ? step.repeat * secondsOf(step.steps) : step.seconds), 0)
