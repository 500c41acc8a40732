import { useQuery } from '@tanstack/react-query'
import type { User } from '@tri/api-contract'
import type { IsoDay, Sport } from '@tri/plan-engine'
import { unpackTrack } from '@tri/plan-engine/compliance'
import { useMemo } from 'react'
import { workoutTracksQuery } from '../../data/activities/tracks.js'
import { useUnits } from '../../ui/use-units.js'
import { readingsOf, type TestReadings } from './test-readings.js'
import { ThresholdDialog } from './threshold-dialog.js'

type Props = {
  user: User
  sport: Sport
  measuredOn: IsoDay
  /** The session that was the test. */
  workoutId: number
  exerciseId: string
  onClose: () => void
}

/** Asks for the figures of a test that was done, and proposes those that its recording tells. */
export function TestResultDialog({ workoutId, exerciseId, ...dialog }: Props) {
  return <ThresholdDialog {...dialog} readings={useReadings(workoutId, exerciseId, dialog.sport)} />
}

/** Undefined while they are asked for, and where nothing was recorded that tells them. */
function useReadings(workoutId: number, exerciseId: string, sport: Sport): TestReadings | undefined {
  const units = useUnits()
  const { data } = useQuery(workoutTracksQuery(workoutId))
  const recorded = data?.find((each) => each.exerciseId === exerciseId)
  return useMemo(
    () =>
      recorded && {
        activityName: recorded.activityName,
        figures: readingsOf(unpackTrack(recorded.track), sport, units),
      },
    [recorded, sport, units],
  )
}
