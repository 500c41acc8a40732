import { useQuery } from '@tanstack/react-query'
import { stressBefore } from '@tri/plan-engine/season'
import { useMemo } from 'react'
import { trainingBeforeQuery } from '../../../data/activities/past-training.js'
import { thresholdsQuery } from '../../../data/adapt/thresholds.js'
import { LoadPanel, type LoadPanelProps } from './load-panel.js'

/** Training load of a saved plan: its lines go on from what was recorded before it. */
export function SavedLoadPanel({ planId, ...shown }: LoadPanelProps & { planId: number }) {
  const { data: sessions } = useQuery(trainingBeforeQuery(planId))
  const { data: thresholds } = useQuery(thresholdsQuery)
  const { startDate: first } = shown.plan
  const before = useMemo(
    () => sessions && thresholds && stressBefore(sessions, { first, thresholds }),
    [sessions, thresholds, first],
  )
  return <LoadPanel {...shown} before={before} />
}
