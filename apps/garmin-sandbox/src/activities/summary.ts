import { hexFrom } from './random.js'

/** One activity as Garmin's Activity API reports it; times are UTC in seconds, distances metres. */
export type Summary = {
  summaryId: string
  activityId: number | string
  activityName: string
  activityType: string
  startTimeInSeconds: number
  /** What the watch showed minus UTC. */
  startTimeOffsetInSeconds: number
  durationInSeconds: number
  distanceInMeters?: number
  averagePaceInMinutesPerKilometer?: number
  averageSpeedInMetersPerSecond?: number
  maxSpeedInMetersPerSecond?: number
  averageHeartRateInBeatsPerMinute?: number
  maxHeartRateInBeatsPerMinute?: number
  averageRunCadenceInStepsPerMinute?: number
  averageBikeCadenceInRoundsPerMinute?: number
  averageSwimCadenceInStrokesPerMinute?: number
  numberOfActiveLengths?: number
  activeKilocalories?: number
  steps?: number
  totalElevationGainInMeters?: number
  totalElevationLossInMeters?: number
  deviceName: string
  manual: boolean
  isWebUpload: boolean
  isParent?: boolean
  parentSummaryId?: string
}

export const endOf = ({ startTimeInSeconds, durationInSeconds }: Summary): number =>
  startTimeInSeconds + durationInSeconds

/** The two ids of an activity: the same for the same athlete and key, and different for every other. */
export const idsOf = (userId: string, key: string): Pick<Summary, 'summaryId' | 'activityId'> => ({
  summaryId: `x${hexFrom(`summary ${userId} ${key}`, 16)}`,
  // Eleven digits, as Garmin's are today; far below 2^53.
  activityId: 20_000_000_000 + Number.parseInt(hexFrom(`activity ${userId} ${key}`, 9), 16),
})
