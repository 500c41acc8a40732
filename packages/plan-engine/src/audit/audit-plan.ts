import { bricks, fill, linkedRuns, sportShares } from './balance-rules.js'
import type { AuditedPlan, AuditInput } from './facts/audited-plan.js'
import type { Facts } from './facts/facts.js'
import { gatherFacts } from './facts/gather-facts.js'
import { easierWeeks, firstWeek, fitnessRamp, recoveryDepth, weeklyGrowth } from './growth-rules.js'
import { easyShare, easyShareWeekly, hardDaysApart, monotony, warmUps, weeklyRest } from './intensity-rules.js'
import { jumps, longestRide, longestRun, longRunShare, runSpikes } from './long-session-rules.js'
import { pacesTowardsGoal } from './pace-rules.js'
import { raceEffort } from './race-effort-rules.js'
import { raceSkills } from './race-skill-rules.js'
import { recovery, timeOffKept, wayBack } from './recovery-rules.js'
import { judge, type Rule, type RuleOutcome, type RuleResult, type Severity } from './rule.js'
import { addsUp, everyDayUsed, oneRace, ownIds, withinHours } from './schedule-rules.js'
import { longestSwim, swimFrequency, technique } from './swim-rules.js'
import { lateLongSessions, taperCut, taperLength, taperSharpness } from './taper-rules.js'
import { tests } from './test-rules.js'
import { filler, variety } from './variety-rules.js'

const RULES: readonly Rule[] = [
  withinHours,
  addsUp,
  everyDayUsed,
  oneRace,
  weeklyGrowth,
  fitnessRamp,
  recoveryDepth,
  easierWeeks,
  taperCut,
  taperSharpness,
  easyShare,
  easyShareWeekly,
  hardDaysApart,
  weeklyRest,
  monotony,
  runSpikes,
  longRunShare,
  longestRide,
  longestRun,
  sportShares,
  swimFrequency,
  bricks,
  lateLongSessions,
  fill,
  pacesTowardsGoal,
  longestSwim,
  firstWeek,
  wayBack,
  recovery,
  timeOffKept,
  linkedRuns,
  taperLength,
  raceEffort,
  tests,
  variety,
  raceSkills,
  technique,
  ownIds,
  warmUps,
  jumps,
  filler,
]

/** Points a failed rule costs; a warning costs half, a fatal one that counts a quarter for each. Design choice. */
const COST: Record<Severity, number> = { fatal: 40, major: 8, minor: 3, info: 0 }

/** `score` runs from 0 to 100; `rules` are all of them, in order of their ids. */
export type PlanAudit = { score: number; rules: RuleResult[] }

/**
 * Holds a plan against 41 rules from published evidence and practice. Takes generated plans, edited ones, and plans
 * from elsewhere: without steps the labels count, several workouts may share a day, missing fields count as nothing.
 * Rules that the schedule limits compare with what it allows. A plan whose dates do not exist fails every rule.
 */
export function auditPlan(plan: AuditedPlan, input: AuditInput): PlanAudit {
  return auditFacts(gatherFacts(plan, input))
}

/** The same for a plan whose facts are gathered. */
export function auditFacts(facts: Facts | undefined): PlanAudit {
  const rules = RULES.map((rule) => judge(rule, facts))
  const lost = rules.reduce((sum, rule) => sum + COST[rule.severity] * shareLost(rule), 0)
  return { score: Math.max(0, 100 - lost), rules }
}

/** So many of a kind lose all that a fatal rule costs: one day that is too full is no broken plan. */
const WHOLLY_BROKEN = 4

const SHARE_LOST: Record<RuleOutcome, number> = { pass: 0, warn: 0.5, fail: 1 }

const shareLost = ({ severity, result, value, limit }: RuleResult): number =>
  severity === 'fatal' && result === 'fail' && limit.max === 0 ? Math.min(1, value / WHOLLY_BROKEN) : SHARE_LOST[result]
