import { Title } from '@mantine/core'
import { useIntersection } from '@mantine/hooks'
import type { IsoDay } from '@tri/plan-engine'
import { lazy, memo, Suspense, useEffect } from 'react'
import type { DraftPlan } from '../form/draft-plan.js'
import classes from './sample-preview.module.css'

const SampleWeek = lazy(async () => ({ default: (await import('./sample-week.js')).SampleWeek }))

type Props = {
  draft: DraftPlan
  today: IsoDay
  /** The athlete has come near once. */
  isNear: boolean
  onNear: () => void
}

/** What a generated plan will look like. The plan generator is only loaded when the athlete comes near. */
export const SamplePreview = memo(function SamplePreview({ draft, today, isNear, onNear }: Props) {
  const { ref, entry } = useIntersection({ rootMargin: '300px' })
  useEffect(() => {
    if (entry?.isIntersecting) onNear()
  }, [entry, onNear])
  return (
    <section ref={ref} className={classes.preview} aria-labelledby="sample-title">
      <header>
        <Title order={2} id="sample-title">
          Sample week
        </Title>
        <p className={classes.placeholder}>
          Configure your training parameters and click "Generate Training Plan" to see your personalized schedule. You
          will be prompted to create an account to save the plan.
        </p>
      </header>
      <div className={classes.week}>
        {isNear && (
          <Suspense fallback={null}>
            <SampleWeek draft={draft} today={today} />
          </Suspense>
        )}
      </div>
    </section>
  )
})
