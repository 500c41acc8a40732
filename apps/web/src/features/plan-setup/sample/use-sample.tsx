import type { IsoDay } from '@tri/plan-engine'
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useUnits } from '../../../ui/use-units.js'
import type { DraftPlan } from '../form/draft-plan.js'
import { readDrawnSample } from './drawn-sample.js'
import classes from './sample-week.module.css'

/** The sample week: what it says of itself, and its days by weekday. */
export type SampleParts = { caption: ReactNode; days: readonly ReactNode[] }

type Maker = typeof import('./sample-week.js')

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6]

let maker: Maker | undefined

/** Loads what makes a sample week: the plan generator and its words. */
export async function loadSample(): Promise<Maker> {
  maker = await import('./sample-week.js')
  return maker
}

/** Whether a sample week can be shown without loading anything. */
export const isSampleThere = (): boolean => maker !== undefined || readDrawnSample() !== undefined

type Question = {
  today: IsoDay
  /** The athlete has entered something. */
  isTouched: boolean
}

/**
 * A week of what is entered. A first visit shows the one that was drawn with the page, until something is changed; from then
 * on each change makes another one.
 */
export function useSample(draft: DraftPlan, { today, isTouched }: Question): SampleParts {
  const units = useUnits()
  const key = `${today} ${units.units} ${units.poolUnits}`
  const [drawn] = useState(readDrawnSample)
  const [made, setMade] = useState(maker)
  const [isMissing, setMissing] = useState(false)
  const latest = useDeferredValue(draft)
  const isAsDrawn = drawn?.key === key && !isTouched
  useEffect(() => {
    if (isAsDrawn || made) return
    loadSample().then(setMade, () => setMissing(true))
  }, [isAsDrawn, made])

  const week = useMemo(
    () => (isAsDrawn ? undefined : made?.sampleWeek({ draft: latest, today, units })),
    [isAsDrawn, made, latest, today, units],
  )
  return useMemo(() => {
    const part = (name: string, content: ReactNode) =>
      week ? (
        <div key="made" className={classes.part} data-sample={name} data-sample-of={key}>
          {content}
        </div>
      ) : (
        <div key="drawn" className={classes.part} data-stale={!isAsDrawn || undefined} ref={drawn?.parts.get(name)} />
      )
    return {
      caption: isMissing ? <NotLoaded /> : part('caption', week?.caption),
      days: WEEKDAYS.map((day) => part(String(day), week?.days[day])),
    }
  }, [week, key, isAsDrawn, isMissing, drawn])
}

/** A browser does not ask again for a chunk that it could not load; the draft is kept over a reload. */
const NotLoaded = () => (
  <p role="alert" className={classes.missing}>
    The sample week could not be loaded. What you entered is kept.{' '}
    <button type="button" onClick={() => window.location.reload()}>
      Reload the page
    </button>
  </p>
)
