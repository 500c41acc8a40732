import { clampAmount } from '../../clamp-amount.js'
import { floor5 } from '../../season/volume.js'
import { maxOf, minutesIn } from '../../sums.js'
import { found, since } from '../codes.js'
import { atMost, type Card, ease, hasRule, isHard } from '../timeline/cards.js'
import { type Done, type Timeline, weekAt } from '../timeline/timeline.js'
import type { Noticed } from '../types.js'
import { fitWeek } from './fit-week.js'

/** More than these shares of a planned week ask for an easier session, and for no bigger week. */
const OVERDONE = { easier: 1.15, held: 1.3 } as const

/** A run may last so much more than the longest of so many days; beyond that by as much again it holds the runs of so many days back. */
const RUN = { growth: 1.1, step: 5, days: 30, recent: 7, held: 14 } as const

/**
 * Answers more than was planned with a little less; nothing is ever added because much was done. Asked again, the next hard session becomes easy
 * where the first one has gone since.
 */
export function easeAfterMuch(timeline: Timeline): Noticed[] {
  // What was raced is answered by the days after a race.
  const done = timeline.done.filter(({ workout }) => workout.workoutType !== 'race')
  // A run that is held gives its minutes to its week before others do.
  const held = holdLongRuns({ ...timeline, done })
  return [...easeWeek({ ...timeline, done }), ...held]
}

function easeWeek(timeline: Timeline): Noticed[] {
  const { cards, done } = timeline
  const now = weekAt(timeline, 0)
  const week = now - 1
  const planned = plannedIn(cards, week)
  const minutes = minutesIn(done.filter(({ ahead }) => weekAt(timeline, ahead) === week))
  if (planned === 0 || minutes <= OVERDONE.easier * planned) return []
  const percent = Math.round((100 * minutes) / planned)
  const own = cards.filter((card) => card.week === now && card.sport)
  const hard = own.find((card) => isHard(card) || isEasedAfterMuch(card))
  if (hard) ease(hard, since('overdone', { week, percent, planned: hard.planned }, 'convention'))
  if (minutes > OVERDONE.held * planned) {
    const load = timeline.shapes().findLast((shape) => shape.week <= week && shape.kind === 'load')
    const most = load ? plannedIn(cards, load.week) : 0
    if (most > 0)
      fitWeek(timeline, now, {
        most,
        reasonOf: ({ planned }) => since('overdone-week', { week, most, planned }, 'convention'),
      })
  }
  return [found('OVERDONE', { week, done: Math.round(minutes), planned, percent }, 'convention')]
}

/** Whether a session was made easy for this already, and is still to be done. */
const isEasedAfterMuch = (card: Card): boolean =>
  !card.isGone && (hasRule(card, 'overdone') || card.reasons.some(({ rule }) => rule === 'overdone'))

const plannedIn = (cards: readonly Card[], week: number): number =>
  minutesIn(cards.flatMap((card) => (card.week === week && card.sport ? [{ minutes: card.planned }] : [])))

/** Keeps the long runs of the two weeks after one that was far too long at what would have been right for that one. */
function holdLongRuns({ cards, done }: Timeline): Noticed[] {
  const runs = done.filter(({ type }) => type === 'run')
  const recent = runs.filter(({ ahead }) => ahead >= -RUN.recent)
  const far = recent.flatMap((run) => {
    const most = mostOf(run, runs)
    return most > 0 && run.minutes > Math.max(RUN.growth * most, plannedOf(run)) ? [{ run, most }] : []
  })
  const [last] = far.toSorted((one, other) => one.most - other.most)
  if (!last) return []
  const { run, most } = last
  for (const card of cards.filter(
    ({ sport, ahead }) => sport === 'run' && ahead > run.ahead && ahead <= run.ahead + RUN.held,
  ))
    atMost(card, most, since('long-run-held', { most, planned: card.planned }, 'frandsen'))
  return [found('LONG_RUN_OVERDONE', { minutes: Math.round(run.minutes), most }, 'frandsen')]
}

/** Minutes that a run was to have: as long as that is never too much. */
const plannedOf = ({ workout, id }: Done): number =>
  maxOf(workout.exercises.filter((exercise) => exercise.id === id).map(({ duration }) => clampAmount(duration)))

/** Minutes that a run could have had; 0 where nothing is known of the runs before it. */
function mostOf({ ahead }: Done, runs: readonly Done[]): number {
  const before = runs.filter((run) => run.ahead < ahead && run.ahead >= ahead - RUN.days)
  const longest = maxOf(before.map(({ minutes }) => minutes))
  return longest > 0 ? floor5(Math.max(longest * RUN.growth, longest + RUN.step)) : 0
}
