import { gapFindings, gapNotices, hoursFinding } from './findings.js'
import { changesOf, touchedDays } from './proposal/changes.js'
import { hashText, hashWorkouts } from './proposal/hash.js'
import { moveMissedKey } from './rules/missed-key.js'
import { dropTooShort } from './rules/too-short.js'
import { goWayBack } from './rules/way-back.js'
import { gapsOf } from './timeline/gaps.js'
import { readTimeline } from './timeline/timeline.js'
import type { AdaptQuestion, Proposal } from './types.js'

/**
 * What would change in a saved plan after what was missed, and why: it compares what was done with what was planned, from today on, and changes
 * nothing itself. The same question gives the same proposal to the byte, in whatever order workouts and time off stand. Nothing is made
 * up: no session grows. What is past, logged, pinned, made or changed by hand stays, and so does the race. It never throws: dates that do
 * not exist, and a race that is over, have an empty proposal.
 */
export function adaptPlan(question: AdaptQuestion): Proposal {
  const basedOn = hashWorkouts(question.saved)
  const timeline = readTimeline(question)
  if (!timeline) return proposalOf({ basedOn, findings: [], changes: [], notices: [], touched: [] })
  const gaps = gapsOf(timeline)
  for (const gap of gaps) goWayBack(timeline, gap, gaps)
  moveMissedKey(timeline, gaps)
  dropTooShort(timeline)
  const changes = changesOf(timeline)
  const findings = [...gapFindings(timeline, gaps), ...hoursFinding(timeline, gaps)]
  const touched = touchedDays(timeline, changes)
  return proposalOf({ basedOn, findings, changes, notices: gapNotices(timeline, gaps), touched })
}

function proposalOf(content: Omit<Proposal, 'id'>): Proposal {
  const { findings, notices, changes } = content
  const told = changes.map(({ id, kind, to }) => [
    id,
    kind,
    to?.week,
    to?.day,
    to?.exercise.duration,
    to?.exercise.pace,
  ])
  return { id: hashText(JSON.stringify([findings, notices, told])), ...content }
}
