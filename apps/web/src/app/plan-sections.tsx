import { Stack } from '@mantine/core'
import { AfterRace } from '../components/week/after-race.js'
import { ActivityFiles } from '../features/activities/activity-files.js'
import { ExportCard } from '../features/export/export-card.js'
import { MissedWeeksCard } from '../features/proposals/missed-weeks/missed-weeks-card.js'
import { ForecastCard } from '../features/season/forecast/forecast-card.js'
import { PrintWeek } from '../features/season/print/print-week.js'
import { ProgressCard } from '../features/season/progress/progress-card.js'
import { WhatIfCard } from '../features/season/what-if/what-if-card.js'
import type { ShownPlan } from '../lib/shown-plan.js'
import { useOneByOne } from '../lib/use-one-by-one.js'

/** What stands below a plan. The cards come one by one, so that nobody who scrolls or types waits for all of them. */
export function PlanSections(shown: ShownPlan) {
  const { plan, saved, workouts, afterRace } = shown
  const cards = [
    saved && <ActivityFiles key="files" plan={saved} />,
    saved && <ProgressCard key="progress" plan={saved} workouts={workouts} />,
    <ForecastCard key="forecast" plan={plan} />,
    afterRace?.length && <AfterRace key="after-race" sessions={afterRace} />,
    !saved && <MissedWeeksCard key="missed-weeks" plan={plan} />,
    <WhatIfCard key="what-if" {...shown} />,
    <ExportCard key="export" {...shown} />,
  ].filter(Boolean)
  const count = useOneByOne(cards.length)
  return (
    // As long as there are more to come, the page's end stays out of sight, and cannot be seen to jump.
    <Stack gap="lg" mih={count < cards.length ? '100vh' : undefined}>
      {cards.slice(0, count)}
      <PrintWeek {...shown} />
    </Stack>
  )
}
