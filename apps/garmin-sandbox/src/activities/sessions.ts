import type { Profile } from './profile.js'
import { between } from './random.js'
import { idsOf, type Summary } from './summary.js'

/** What an athlete sets out to do. */
export type Session = {
  userId: string
  /** Tells this activity from all others of the athlete. */
  key: string
  /** UTC, seconds. */
  start: number
  /** Seconds that the watch is ahead of UTC. */
  offset: number
  minutes: number
  /** 1 is easy; more is faster. */
  effort: number
  profile: Profile
  random: () => number
}

const POOL_METRES = 25
const KCAL_PER_HOUR = 640

/** A run on the road; on the treadmill it has no hills. */
export function run(session: Session, activityType = 'RUNNING', activityName = 'Morning Run'): Summary {
  const seconds = session.minutes * 60 + Math.round(between(session.random, -40, 90))
  const pace = (session.profile.run / session.effort) * between(session.random, 0.97, 1.03)
  const metres = Math.round((seconds / pace) * 100_000) / 100
  const cadence = Math.round(between(session.random, 164, 178))
  return {
    ...common(session, { activityType, activityName, seconds, metres }),
    averagePaceInMinutesPerKilometer: round(pace / 60, 4),
    averageRunCadenceInStepsPerMinute: cadence,
    steps: Math.round((cadence * seconds) / 60),
    ...(activityType === 'TREADMILL_RUNNING' ? {} : hills(session, metres, 7)),
  }
}

export function ride(session: Session, activityType = 'ROAD_BIKING', activityName = 'Morning Ride'): Summary {
  const seconds = session.minutes * 60 + Math.round(between(session.random, -90, 200))
  const speed = session.profile.ride * session.effort * between(session.random, 0.96, 1.04)
  const metres = Math.round(seconds * speed * 100) / 100
  return {
    ...common(session, { activityType, activityName, seconds, metres }),
    averageBikeCadenceInRoundsPerMinute: Math.round(between(session.random, 78, 92)),
    ...(activityType === 'VIRTUAL_RIDE' ? {} : hills(session, metres, 8)),
  }
}

/** A swim in a pool: whole lengths, rests included in the time. */
export function poolSwim(session: Session): Summary {
  const seconds = session.minutes * 60 + Math.round(between(session.random, -60, 60))
  const moving = seconds * between(session.random, 0.84, 0.92)
  const lengths = Math.floor((moving / (session.profile.swim / session.effort)) * (100 / POOL_METRES))
  return {
    ...common(session, {
      activityType: 'LAP_SWIMMING',
      activityName: 'Pool Swim',
      seconds,
      metres: lengths * POOL_METRES,
    }),
    numberOfActiveLengths: lengths,
    averageSwimCadenceInStrokesPerMinute: Math.round(between(session.random, 26, 33)),
  }
}

/** A brick recorded as one multisport activity: the parent, then its legs with a transition between them. */
export function multisport(session: Session): Summary[] {
  const rideMinutes = Math.round(session.minutes * 0.75)
  const first = ride({ ...session, key: `${session.key} ride`, minutes: rideMinutes })
  const transition = {
    ...common(
      { ...session, key: `${session.key} transition`, start: first.startTimeInSeconds + first.durationInSeconds },
      {
        activityType: 'BIKE_TO_RUN_TRANSITION_V2',
        activityName: 'Transition',
        seconds: Math.round(between(session.random, 90, 180)),
        metres: Math.round(between(session.random, 80, 200)),
      },
    ),
  }
  const last = run({
    ...session,
    key: `${session.key} run`,
    start: transition.startTimeInSeconds + transition.durationInSeconds,
    minutes: session.minutes - rideMinutes,
  })
  const legs = [first, transition, last]
  const parent = common(session, {
    activityType: 'MULTI_SPORT',
    activityName: 'Brick',
    seconds: sum(legs.map((leg) => leg.durationInSeconds)),
    metres: round(sum(legs.map((leg) => leg.distanceInMeters ?? 0)), 2),
  })
  return [{ ...parent, isParent: true }, ...legs.map((leg) => ({ ...leg, parentSummaryId: parent.summaryId }))]
}

type Measured = { activityType: string; activityName: string; seconds: number; metres: number }

function common(session: Session, { activityType, activityName, seconds, metres }: Measured): Summary {
  const speed = metres / seconds
  const heartRate = Math.round(session.profile.heartRate * (0.72 + 0.28 * session.effort))
  return {
    ...idsOf(session.userId, session.key),
    activityName,
    activityType,
    startTimeInSeconds: session.start,
    startTimeOffsetInSeconds: session.offset,
    durationInSeconds: seconds,
    distanceInMeters: metres,
    averageSpeedInMetersPerSecond: round(speed, 3),
    maxSpeedInMetersPerSecond: round(speed * between(session.random, 1.2, 1.5), 3),
    averageHeartRateInBeatsPerMinute: heartRate,
    maxHeartRateInBeatsPerMinute: heartRate + Math.round(between(session.random, 9, 26)),
    activeKilocalories: Math.round((seconds / 3600) * KCAL_PER_HOUR * session.effort),
    deviceName: 'Forerunner 965',
    manual: false,
    isWebUpload: false,
  }
}

/** Metres up and down, `perKilometre` on average. */
function hills({ random }: Session, metres: number, perKilometre: number) {
  const gain = Math.round((metres / 1000) * perKilometre * between(random, 0.5, 1.5))
  return {
    totalElevationGainInMeters: gain,
    totalElevationLossInMeters: Math.round(gain * between(random, 0.95, 1.05)),
  }
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)

const round = (value: number, places: number): number => Number(value.toFixed(places))
