import { Button, Card, Text, Title } from '@mantine/core'
import { IconCalendarOff } from '@tabler/icons-react'
import type { NewPlan } from '@tri/api-contract'
import { daysBetween } from '@tri/plan-engine'
import { lazy, Suspense, useState } from 'react'
import row from '../../../ui/row.module.css'

const MissedWeeksSheet = lazy(async () => ({ default: (await import('./missed-weeks-sheet.js')).MissedWeeksSheet }))

/** In a shorter plan there is no way back to show. */
const LEAST_DAYS = 42

/** A way to see how a plan answers what comes between, before it is saved; nothing for a plan of a few weeks. */
export function MissedWeeksCard({ plan }: { plan: NewPlan }) {
  const [isOpen, setOpen] = useState(false)
  if (daysBetween(plan.startDate, plan.raceDate) < LEAST_DAYS) return null
  return (
    <Card component="section" aria-labelledby="missed-weeks">
      <div className={row.apart}>
        <div>
          <Title order={2} size="h3" id="missed-weeks">
            When life comes between
          </Title>
          <Text size="sm" c="dimmed">
            Illness, a holiday, a week at work: your plan proposes a way back, and you decide.
          </Text>
        </div>
        <Button
          variant="default"
          mih={44}
          aria-haspopup="dialog"
          leftSection={<IconCalendarOff size={18} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          What if I miss two weeks?
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <MissedWeeksSheet plan={plan} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  )
}
