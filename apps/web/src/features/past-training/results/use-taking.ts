import { MAX_PAST_ACTIVITIES } from '@tri/api-contract'
import type { Fitness } from '@tri/plan-engine'
import type { PastActivity } from '@tri/plan-files/archive'
import { useCallback, useRef, useState } from 'react'
import { useKeepPastTraining } from '../../../data/activities/past-training.js'
import { useAddThreshold } from '../../../data/adapt/thresholds.js'
import { keptActivity, type Taken, thresholdBody } from '../what-was-read.js'

/** What came of it. */
export type Outcome = { kept: { added: number; known: number } | undefined; thresholds: number; fitness: boolean }

type Question = {
  name: string
  activities: readonly PastActivity[]
  fitness: Fitness | null
  onTakeFitness: (fitness: Fitness) => Promise<void>
  onDone: (outcome: Outcome) => void
}

/** Takes over what is ticked, one part after the other: what is done stays done where a later part fails, and is not done again. */
export function useTaking({ name, activities, fitness, onTakeFitness, onDone }: Question) {
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { mutateAsync: keep } = useKeepPastTraining()
  const { mutateAsync: addThreshold } = useAddThreshold()
  const done = useRef<{ kept: Outcome['kept']; thresholds: Set<string> }>({ kept: undefined, thresholds: new Set() })
  const take = useCallback(
    async (taken: Taken) => {
      setPending(true)
      setProblem(undefined)
      try {
        const { current } = done
        if (taken.history && !current.kept)
          current.kept = await keep({ name, activities: activities.slice(-MAX_PAST_ACTIVITIES).map(keptActivity) })
        for (const estimate of taken.thresholds) {
          const which = `${estimate.sport} ${estimate.kind}`
          if (current.thresholds.has(which)) continue
          await addThreshold(thresholdBody(estimate))
          current.thresholds.add(which)
        }
        if (taken.fitness && fitness) await onTakeFitness(fitness)
        onDone({ kept: current.kept, thresholds: current.thresholds.size, fitness: taken.fitness })
      } catch (error) {
        setProblem(error instanceof Error ? error.message : String(error))
      } finally {
        setPending(false)
      }
    },
    [name, activities, fitness, keep, addThreshold, onTakeFitness, onDone],
  )
  return { take, isPending, problem }
}
