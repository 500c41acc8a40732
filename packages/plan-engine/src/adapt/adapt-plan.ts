import type { Workout } from '../types.js'
import { gapFindings, gapNotices, hoursFinding } from './findings.js'
import { outlookReader } from './outlook.js'
import { applyProposal, withChanges } from './proposal/apply.js'
import { changesOf, touchedDays } from './proposal/changes.js'
import { soundWorkouts } from './proposal/chosen.js'
import { composed } from './proposal/compose.js'
import { factsOf, goneFact } from './proposal/facts.js'
import { hashText, hashWorkouts } from './proposal/hash.js'
import { together } from './proposal/together.js'
import { keepCapsAfter } from './races/around-goal.js'
import { inDateOrder, isRaceNear, planRaces, raceFindings } from './races/plan-races.js'
import { comeBackFromIllness } from './rules/illness.js'
import { moveMissedKey } from './rules/missed-key.js'
import { easeAfterMuch } from './rules/overdone.js'
import { isUnderAlarm, keepShortDays, keepTimeOff } from './rules/time-off.js'
import { dropTooShort } from './rules/too-short.js'
import { goWayBack } from './rules/way-back.js'
import { dealAnew } from './season-change/deal-anew.js'
import { leadToGoals } from './season-change/goal-seasons.js'
import { type Gap, gapsOf } from './timeline/gaps.js'
import type { Timeline } from './timeline/timeline.js'
import { readTimeline } from './timeline/timeline.js'
import type { AdaptQuestion, Change, Outlook, Proposal } from './types.js'
import { asPutBack, isPutBack, putBack } from './versions/put-back.js'
import { isBetter, swapWishes, type Wish } from './week-swap/find-swaps.js'

/**
 * What would change in a saved plan after what was missed and for time off, and why: it compares what was done with what was planned, from today on, and changes
 * nothing itself. The same question gives the same proposal to the byte, in whatever order workouts and time off stand. Nothing is made
 * up: no session grows, but in weeks that a triathlon told as a goal on the way is planned into. What is past, logged, pinned, made or changed by hand stays, and so does the race. It never throws: dates that do
 * not exist, and a race that is over, have an empty proposal.
 */
export function adaptPlan(question: AdaptQuestion): Proposal {
  const basedOn = hashWorkouts(question.saved)
  const timeline = readTimeline(question)
  if (!timeline) return proposalOf({ basedOn, findings: [], changes: [], notices: [], touched: [], facts: [] })
  const gaps = gapsOf(timeline)
  const outlookOf = outlookReader(timeline)
  const { answer, outlook, gone = [] } = answerTo(question, { timeline, gaps, outlookOf })
  const told = { ...answer, findings: [...raceFindings(timeline, question.input.races), ...answer.findings] }
  const { changes } = told
  const facts = [...factsOf(timeline, gaps, told), ...gone.map(goneFact)]
  const proposal = { basedOn, ...told, facts, touched: touchedDays(timeline, changes) }
  if (changes.length === 0) return proposalOf(proposal)
  const after = outlook ?? outlookOf(withChanges(timeline.saved, changes))
  return proposalOf({ ...proposal, before: outlookOf(timeline.saved), after })
}

/** A season, the gaps in it, and what puts it into figures. */
type Season = { timeline: Timeline; gaps: readonly Gap[]; outlookOf: (workouts: readonly Workout[]) => Outlook }

/** What is answered to all but the races that are found, the season in figures then, and what has come back for what is told no more. */
type Best = { answer: Answer; outlook?: Outlook; gone?: readonly string[] }

/** The answer to what is told: what was taken for what is told no more comes back first. */
function answerTo(question: AdaptQuestion, season: Season): Best {
  const { timeline } = season
  const back = putBack(timeline, question.made)
  if (back.changes.length === 0) return bestAnswer(question, season)
  const saved = withChanges(timeline.saved, back.changes)
  const anew = readTimeline({ ...question, saved })
  if (!anew) return bestAnswer(question, season)
  const gaps = gapsOf(anew)
  const outlookOf = outlookReader(anew)
  const { answer } = bestAnswer({ ...question, saved }, { timeline: anew, gaps, outlookOf })
  const changes = inDateOrder(timeline, asPutBack(timeline, back.changes, answer.changes))
  // What is told now may ask for all of it again.
  if (!changes.some(isPutBack)) return bestAnswer(question, season)
  return { answer: { ...answer, findings: [...answer.findings, ...back.findings], changes }, gone: back.gone }
}

/** The best of what may be answered to a season as it stands. */
function bestAnswer(question: AdaptQuestion, { timeline, gaps, outlookOf }: Season): Best {
  const led = leadToGoals(timeline, question.input.races)
  const then = withFirst(question, timeline, led.changes)
  const dealt = dealAnew(then, gaps)
  const first = composed(soundWorkouts(question.saved), led.changes, dealt.changes)
  const anew = withFirst(question, timeline, first)
  const wishes = swapWishes(anew, gaps)
  const judged = (answer: Answer): Judged => ({
    answer,
    outlook: outlookOf(withChanges(timeline.saved, answer.changes)),
  })
  const asking = { question, timeline, gaps, first, from: Math.min(led.from, dealt.from), judged }
  const plain = answered(anew, asking)
  const best: Best = wishes.length > 0 ? bestOf(wishes, judged(plain), asking) : { answer: plain }
  return { ...best, answer: { ...best.answer, findings: [...best.answer.findings, ...dealt.findings] } }
}

/** What is asked, the gaps in it, changes that are made first, and the first day that they plan anew. */
type Asking = {
  question: AdaptQuestion
  timeline: Timeline
  gaps: readonly Gap[]
  first: readonly Change[]
  from: number
  judged: Judge
}

/** Puts the season with the changes of an answer into figures. */
type Judge = (answer: Answer) => Judged

/** What is noticed, and all that would change. */
type Answer = Pick<Proposal, 'findings' | 'notices' | 'changes'>
type Judged = { answer: Answer; outlook: Outlook }

/** What the rules make of a season, some of whose sessions have moved first. */
function answered(timeline: Timeline, { question, gaps, first, from }: Asking): Answer {
  keepTimeOff(timeline)
  const overdone = easeAfterMuch(timeline)
  const ended = gaps.filter(({ resume }) => !isUnderAlarm(timeline, resume))
  for (const gap of ended) {
    goWayBack(timeline, gap, gaps)
    comeBackFromIllness(timeline, gap)
  }
  keepShortDays(timeline)
  if (overdone.length === 0 && !isRaceNear(timeline, question.input.races)) moveMissedKey(timeline, gaps)
  const { notices, ...raced } = planRaces(timeline, question.input.races)
  dropTooShort(timeline)
  if (overdone.length > 0) easeAfterMuch(timeline)
  keepCapsAfter(timeline, ended, raced, from)
  return {
    findings: [...gapFindings(timeline, gaps), ...overdone, ...hoursFinding(timeline, gaps)],
    notices: [...notices, ...gapNotices(timeline, gaps)],
    changes: inDateOrder(
      timeline,
      together(composed(soundWorkouts(question.saved), first, [...changesOf(timeline), ...raced.legs])),
    ),
  }
}

/** A season some of whose sessions have changed first. */
function withFirst(question: AdaptQuestion, timeline: Timeline, first: readonly Change[]): Timeline {
  if (first.length === 0) return timeline
  return readTimeline({ ...question, saved: withChanges(timeline.saved, first) }) ?? timeline
}

/** The answer in which weeks change places where less is lost by that, and no more of the plan check with it. */
function bestOf(wishes: readonly Wish[], plain: Judged, asking: Asking): Judged {
  const { question, timeline, judged } = asking
  let { first } = asking
  let best = plain
  for (const wish of wishes)
    for (const swap of wish) {
      if (swap.some(({ id }) => first.some((change) => change.id === id))) continue
      const swapped = withFirst(question, timeline, [...first, ...swap])
      const answer = answered(swapped, { ...asking, first: [...first, ...swap] })
      // The plan check takes long: what holds no more is not asked for it.
      if (minutesGained(answer) <= minutesGained(best.answer)) continue
      const tried = judged(answer)
      if (!isBetter(tried.outlook, best.outlook)) continue
      best = tried
      first = [...first, ...swap]
      break
    }
  return best
}

/** Minutes that a plan has more with all that would change. */
function minutesGained({ changes }: Answer): number {
  let gained = 0
  for (const { from, to } of changes) gained += (to?.exercise.duration ?? 0) - (from?.exercise.duration ?? 0)
  return gained
}

/**
 * The season in figures with the changes of these ids, and of their groups, alone; with all of them where none are named. Undefined when the
 * question's workouts are not what the proposal was made for.
 */
export function outlookAfter(
  question: AdaptQuestion,
  proposal: Proposal,
  accepted?: readonly string[],
): Outlook | undefined {
  const timeline = readTimeline(question)
  const workouts = applyProposal(question.saved, proposal, accepted)
  if (!timeline || !workouts) return undefined
  return outlookReader(timeline)(workouts)
}

/** A proposal of this content, named by what it rests on and would change. */
export function proposalOf(content: Omit<Proposal, 'id'>): Proposal {
  const { facts, changes } = content
  const told = changes.map(({ id, kind, to }) => [
    id,
    kind,
    to?.week,
    to?.day,
    to?.exercise.duration,
    to?.exercise.pace,
  ])
  return { id: hashText(JSON.stringify([facts, told])), ...content }
}
