import { useQuery } from '@tanstack/react-query'
import { type StepCompliance, stepCompliance, type Track, unpackTrack } from '@tri/plan-engine/compliance'
import type { TextExercise } from '@tri/plan-engine/texts'
import { useMemo } from 'react'
import { workoutTracksQuery } from '../../../data/activities/tracks.js'

/** How a session went, and what that says of its steps. */
export type Recorded = { track: Track; compliance: StepCompliance }

/** Undefined while it is asked for, and where nothing was recorded that tells of steps. */
export function useRecorded(workoutId: number, exercise: TextExercise): Recorded | undefined {
  const { data } = useQuery(workoutTracksQuery(workoutId))
  const packed = data?.find(({ exerciseId }) => exerciseId === exercise.id)?.track
  return useMemo(() => {
    if (!packed) return undefined
    const track = unpackTrack(packed)
    const compliance = stepCompliance(exercise, track)
    return compliance && { track, compliance }
  }, [packed, exercise])
}
