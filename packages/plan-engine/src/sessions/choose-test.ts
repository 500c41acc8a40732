import type { MainSet } from '../codes/rules.js'
import type { Slot } from '../season/session-slot.js'
import type { Sport, Step } from '../types.js'
import { TESTS } from './library/tests.js'
import type { Chooser, Content } from './session-content.js'
import {
  type Draft,
  EASY_BREAK,
  newDraft,
  swum,
  timed,
  write,
  writeRepeat,
  writeRest,
  writeWarmUp,
} from './step-writer.js'
import { writeSwim } from './swim-writer.js'

/** Seconds of the ride's and the run's test, and of the quick touches before it. */
const SECONDS = { bike: 1200, run: 1800, touch: 30 } as const

/** The swim's test: two stretches all out, and an easy one between them. */
const METRES = { first: 400, easy: 300, second: 200 } as const

/** A test of one sport. What it costs is no part of the week's budget of hard time. */
export function chooseTest({ zones, needs, memory }: Chooser, { sport, minutes }: Slot): Content {
  const draft = newDraft(sport, zones[sport], minutes)
  if (sport === 'swim') {
    needs.spent += writeSwimTest(draft)
    memory.isSwimTested = true
  } else needs.spent += writeTimedTest(draft, sport)
  return {
    spec: TESTS[sport],
    intensity: 'hard',
    source: 'myProCoach',
    draft,
    main: mainSetOf(sport),
    before: undefined,
  }
}

const mainSetOf = (sport: Sport): MainSet =>
  sport === 'swim' ? { metres: METRES.first, metres2: METRES.second } : { rounds: 1, seconds: SECONDS[sport] }

/** Warm-up with two quick touches, then the test in one piece. Returns its seconds. */
function writeTimedTest(draft: Draft, sport: Exclude<Sport, 'swim'>): number {
  const { touch } = SECONDS
  const quick = timed(draft, { kind: 'work', zone: 'tempo', cue: 'touch' }, touch)
  writeWarmUp(draft)
  writeRepeat(draft, 2, [quick, timed(draft, EASY_BREAK, 60 - touch)])
  write(draft, timed(draft, { kind: 'work', zone: 'threshold', cue: 'test' }, SECONDS[sport]))
  writeRest(draft)
  return SECONDS[sport] + 2 * touch
}

function writeSwimTest(draft: Draft): number {
  const hard = (metres: number): Step => swum(draft, { zone: 'interval', cue: 'swim-test' }, metres)
  const easy = swum(draft, { kind: 'recover', zone: 'easy', cue: 'swim-easy' }, METRES.easy)
  const [first, second] = [hard(METRES.first), hard(METRES.second)]
  writeSwim(
    draft,
    [first, easy, second].map((step) => ({ repeat: 1, steps: [step] })),
  )
  return first.seconds + second.seconds
}
