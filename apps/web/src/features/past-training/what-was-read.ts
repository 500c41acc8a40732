import type { KeptActivity, NewThreshold } from '@tri/api-contract'
import {
  addDays,
  type DoneSession,
  type Fitness,
  fitnessOf,
  type IsoDay,
  isSport,
  SPORTS,
  type Sport,
} from '@tri/plan-engine'
import { type RecordedSession, stressBefore, trainingLoad } from '@tri/plan-engine/season'
import { type DatedBests, type Estimate, estimateThresholds, type Threshold, thresholdOn } from '@tri/plan-engine/zones'
import type { PastActivity } from '@tri/plan-files/archive'

export const asDone = ({ day, sport, seconds }: PastActivity): DoneSession => ({
  ...{ date: day, type: sport, duration: seconds / 60 },
})

const asRecorded = ({
  day,
  sport,
  seconds,
  metres,
  averageHeartRate,
  weightedWatts,
}: PastActivity): RecordedSession => ({
  ...{ date: day, type: sport, seconds, metres, averageHeartRate, weightedWatts },
})

/** Bests of a sport, as thresholds are estimated from them. */
export const datedBests = (activities: readonly PastActivity[]): DatedBests[] =>
  activities.flatMap(({ day, sport, bests }) => (isSport(sport) ? [{ day, sport, bests }] : []))

/** A threshold that the files tell, and what was known before. */
export type Offer = { estimate: Estimate; known: Threshold | undefined }

export type WhatWasRead = {
  /** Null where the newest activity is too long ago to tell what somebody trains now. */
  fitness: Fitness | null
  offers: readonly Offer[]
  lacks: ReturnType<typeof estimateThresholds>['lacks']
  /** Undefined where less than two weeks are known. */
  load: { fitness: number; fatigue: number } | undefined
  longest: readonly { sport: Sport; lately: PastActivity | undefined; ever: PastActivity }[]
}

/** What past training tells of an athlete today. */
export function understand(
  activities: readonly PastActivity[],
  { today, thresholds }: { today: IsoDay; thresholds: readonly Threshold[] },
): WhatWasRead {
  const { estimates, lacks } = estimateThresholds(datedBests(activities), today)
  const fitness = fitnessOf(activities.map(asDone), today)
  return {
    fitness: fitness.minutesPerWeek > 0 ? { ...fitness, onlyLowers: true } : null,
    offers: estimates.map((estimate) => ({ estimate, known: thresholdOn(thresholds, { ...estimate, day: today }) })),
    lacks,
    load: loadToday(activities, { today, thresholds: [...estimates, ...thresholds] }),
    longest: longestOf(activities, today),
  }
}

function loadToday(
  activities: readonly PastActivity[],
  { today, thresholds }: { today: IsoDay; thresholds: readonly Threshold[] },
) {
  // A value that was measured later tells more of a session than none.
  const always = thresholds.map((each) => ({ ...each, measuredOn: '1990-01-01' }))
  const days = stressBefore(activities.map(asRecorded), {
    first: addDays(today, 1),
    thresholds: [...always, ...thresholds],
  })
  if (!days) return undefined
  const first = days.slice(0, 42)
  const mean = first.reduce((sum, { total }) => sum + total, 0) / first.length
  return trainingLoad(
    days.map(({ total }) => total),
    { fitness: mean, fatigue: mean },
  ).at(-1)
}

const LATELY = 30

function longestOf(activities: readonly PastActivity[], today: IsoDay): WhatWasRead['longest'] {
  const since = addDays(today, -LATELY)
  return SPORTS.flatMap((sport) => {
    const own = activities.filter((each) => each.sport === sport && each.day <= today)
    const ever = longer(own)
    return ever ? [{ sport, lately: longer(own.filter(({ day }) => day >= since && day < today)), ever }] : []
  })
}

const longer = (activities: readonly PastActivity[]): PastActivity | undefined =>
  activities.reduce<PastActivity | undefined>(
    (best, each) => (best && best.seconds >= each.seconds ? best : each),
    undefined,
  )

/** What the athlete takes of it. */
export type Taken = { fitness: boolean; history: boolean; thresholds: readonly Estimate[] }

/**
 * An estimate is ticked unless something at least as new is known: a test tells more. Never a heart rate: from easy months it would hold all
 * targets down.
 */
export const isOffered = ({ estimate, known }: Offer): boolean =>
  estimate.basis.code !== 'BEATS' &&
  (!known || (known.measuredOn < estimate.measuredOn && Math.abs(known.value - estimate.value) >= 0.5))

/** Rounded as devices are told: whole watts and beats, tenths of a second of pace. */
export const thresholdBody = ({ sport, kind, value, measuredOn, source, joules }: Estimate): NewThreshold => ({
  ...{ sport, kind, measuredOn, source },
  value: kind === 'css' || kind === 'threshold-pace' ? Math.round(value * 10) / 10 : Math.round(value),
  ...(joules !== undefined && { joules: Math.round(joules / 10) * 10 }),
})

/** What is kept of an activity: totals, and nothing of the track. */
export const keptActivity = (activity: PastActivity): KeptActivity => {
  const { sport, name, start, day, seconds, metres, averageHeartRate, maxHeartRate, calories, ascentMetres } = activity
  return {
    sport: sport === 'other' ? null : sport,
    name,
    startTime: start.toISOString(),
    localDay: day,
    duration: seconds,
    distance: metres,
    averageHeartRate,
    maxHeartRate,
    calories,
    elevationGain: ascentMetres,
    weightedWatts: activity.weightedWatts,
  }
}
