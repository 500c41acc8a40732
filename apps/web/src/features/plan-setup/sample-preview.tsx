import { Title } from '@mantine/core'
import { useIntersection } from '@mantine/hooks'
import type { IsoDay } from '@tri/plan-engine'
import { lazy, memo, Suspense, useEffect, useState } from 'react'
import type { DraftPlan } from '../../lib/draft.js'
import classes from './sample-preview.module.css'

const SampleWeek = lazy(async () => ({ default: (await import('./sample-week.js')).SampleWeek }))

type Props = { draft: DraftPlan; today: IsoDay }

/** What a generated plan will look like. The plan generator is only loaded when the athlete comes near. */
export const SamplePreview = memo(function SamplePreview({ draft, today }: Props) {
  const { ref, entry } = useIntersection({ rootMargin: '300px' })
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (entry?.isIntersecting) setNear(true)
  }, [entry])
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
