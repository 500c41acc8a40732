import { clampAmount } from '../../clamp-amount.js'
import { isDrill } from '../../steps.js'
import type { Exercise, SessionStep, Step, Zone } from '../../types.js'

/** What the pace of a session stands for: its work where it is one of intervals, else the effort that most of its minutes have. */
export type MainPart = {
  zone: Zone
  /** The longest step of it. */
  step: Step
  /** What is done at it of a session above easy; undefined where the pace stands for most of the session. */
  work: MainWork | undefined
}

/** How often, and how long each time; all of it at once where the times differ. `metres` where it is swum by them. */
export type MainWork = { rounds: number; seconds: number; metres: number | undefined }

const EASY: readonly string[] = ['recovery', 'easy']

/** Labels of sessions that are done for their work above easy, and codes of those that are for a few minutes of it. */
const OF_WORK: readonly string[] = ['tempo', 'hard', 'interval']
const OF_FEW_MINUTES = /^X-(BRICK|REHEARSAL-[BR])$|-PRIME$/

/** The main part of a session; undefined without a step that is done. */
export function mainPart(session: Pick<Exercise, 'steps' | 'intensity' | 'code'>): MainPart | undefined {
  const main = mainEffort(session)
  if (!main) return undefined
  const { zone, step, isWork } = main
  const bouts = session.steps.flatMap(boutsOf)
  const isAll = bouts.every((bout) => bout.zone === zone)
  return { zone, step, work: isWork && !isAll ? workOf(bouts.filter((bout) => bout.zone === zone)) : undefined }
}

/** The effort of the main part, its longest step, and whether the session is done for it. In one pass: a plan has a thousand steps. */
export function mainEffort({ steps, intensity, code = '' }: Pick<Exercise, 'steps' | 'intensity' | 'code'>) {
  const efforts: Effort[] = []
  for (const step of steps)
    if ('repeat' in step) for (const part of step.steps) count(efforts, part, clampAmount(step.repeat))
    else count(efforts, step, 1)
  let [work, going, easy]: (Effort | undefined)[] = []
  let easySeconds = 0
  for (const effort of efforts) {
    if (!EASY.includes(effort.zone)) {
      if (!work || effort.seconds > work.seconds) work = effort
      continue
    }
    easySeconds += effort.seconds
    if (effort.going > (going?.going ?? 0)) going = effort
    if (!easy || effort.seconds > easy.seconds) easy = effort
  }
  const isWork = work !== undefined && (OF_WORK.includes(intensity) || OF_FEW_MINUTES.test(code))
  // What is easy is one: how much of it is slower yet does not make the rest the main part.
  const isMost = work && (isWork || work.seconds > easySeconds)
  const main = isMost ? work : (going ?? easy ?? work)
  return main && { zone: main.zone, step: main.step, isWork }
}

/** All of a session in one zone: its longest step, all seconds, and those neither between two other steps nor at the end, nor of drills. */
type Effort = { zone: Zone; step: Step; seconds: number; going: number }

function count(efforts: Effort[], step: Step, times: number) {
  const { kind, zone } = step
  if (kind === 'rest') return
  const known = efforts.find((each) => each.zone === zone)
  const effort = known ?? { zone, step, seconds: 0, going: 0 }
  if (!known) efforts.push(effort)
  const seconds = times * clampAmount(step.seconds)
  effort.seconds += seconds
  if ((kind === 'warmup' || kind === 'work') && !isDrill(step)) effort.going += seconds
  if (step.seconds > effort.step.seconds) effort.step = step
}

/** What is done in one go, without another effort or a rest in between, and how often. */
type Bout = { zone: Zone; times: number; seconds: number; metres: number | undefined }

function boutsOf(step: SessionStep): Bout[] {
  const [times, parts] = 'repeat' in step ? [clampAmount(step.repeat), step.steps] : [1, [step]]
  const bouts: Bout[] = []
  let before: Bout | undefined
  for (const part of parts) {
    const { kind, zone, metres } = part
    const seconds = clampAmount(part.seconds)
    if (kind === 'rest') before = undefined
    else if (before?.zone === zone) {
      before.seconds += seconds
      before.metres = before.metres === undefined || metres === undefined ? undefined : before.metres + metres
    } else {
      before = { zone, times, seconds, metres }
      bouts.push(before)
    }
  }
  return bouts
}

function workOf(bouts: readonly Bout[]): MainWork {
  const [first] = bouts
  const sum = (of: (bout: Bout) => number) => bouts.reduce((total, bout) => total + bout.times * of(bout), 0)
  const isEven = bouts.every(({ seconds, metres }) => seconds === first?.seconds && metres === first.metres)
  if (first && isEven) return { rounds: sum(() => 1), seconds: first.seconds, metres: first.metres }
  const isSwum = bouts.every(({ metres }) => metres !== undefined)
  return {
    rounds: 1,
    seconds: sum(({ seconds }) => seconds),
    metres: isSwum ? sum(({ metres = 0 }) => metres) : undefined,
  }
}
