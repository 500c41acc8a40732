import { Button, Card, Title } from '@mantine/core'
import { IconChartBar, IconTable } from '@tabler/icons-react'
import { seasonWeeks } from '@tri/plan-engine/season'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { ShownSeason } from '../../../lib/shown-plan.js'
import { Choice } from '../../../ui/controls/choice.js'
import row from '../../../ui/row.module.css'
import classes from './season-card.module.css'
import { SeasonKey } from './season-key.js'
import { SeasonStrip } from './season-strip.js'
import { SeasonTable } from './season-table.js'

const LoadPanel = lazy(async () => ({ default: (await import('../load/load-panel.js')).LoadPanel }))

const SavedLoadPanel = lazy(async () => ({
  default: (await import('../load/saved-load-panel.js')).SavedLoadPanel,
}))

const MEASURES = [
  { value: 'hours', label: 'Hours' },
  { value: 'load', label: 'Load' },
] as const

/** `savedId`: of a plan that is kept, whose load goes on from what was recorded before. */
type Props = ShownSeason & { savedId?: number }

/** The season at a glance, as hours or as training load, drawn or as a table. */
export function SeasonCard({ plan, workouts, today, week, onWeek, savedId }: Props) {
  const [measure, setMeasure] = useState<'hours' | 'load'>('hours')
  const [isTable, setTable] = useState(false)
  const weeks = useMemo(() => seasonWeeks(plan, workouts, today), [plan, workouts, today])
  const load = { plan, workouts, today, week, onWeek, weeks, isTable }
  return (
    <Card component="section" className={classes.card} aria-labelledby="season">
      <header className={`${row.apart} ${classes.head}`}>
        <Title order={2} size="h3" id="season">
          Season
        </Title>
        <div className={classes.choices}>
          <Choice label="What the season shows" options={MEASURES} value={measure} onChange={setMeasure} />
          <Button
            variant="default"
            mih={{ base: 44, sm: 36 }}
            size="sm"
            leftSection={isTable ? <IconChartBar size={16} aria-hidden /> : <IconTable size={16} aria-hidden />}
            onClick={() => setTable(!isTable)}
          >
            {isTable ? 'Show as chart' : 'Show as table'}
          </Button>
        </div>
      </header>
      <div className={classes.body}>
        {measure === 'load' ? (
          <Suspense fallback={null}>
            {savedId === undefined ? <LoadPanel {...load} /> : <SavedLoadPanel {...load} planId={savedId} />}
          </Suspense>
        ) : isTable ? (
          <SeasonTable weeks={weeks} selected={week} onSelect={onWeek} />
        ) : (
          <>
            <SeasonKey />
            <SeasonStrip weeks={weeks} selected={week} onSelect={onWeek} />
          </>
        )}
      </div>
    </Card>
  )
}
