import { Button, Card, Title } from '@mantine/core'
import { IconCalendarDown, IconFileDownload, IconFileTypePdf } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { ShownPlan } from '../../lib/shown-plan.js'
import classes from './export-card.module.css'
import { ExportOutcome } from './export-outcome.js'
import { useExport } from './use-export.js'

const MoreFiles = lazy(async () => ({ default: (await import('./more-files.js')).MoreFiles }))

/** The plan to take away: on paper, in a calendar, on a watch or a trainer. Every file is made in the browser. */
export function ExportCard(shown: ShownPlan) {
  const { outcome, run, forget } = useExport(shown)
  const [isOpen, setOpen] = useState(false)
  const isMaking = outcome?.state === 'making'
  const show = (open: boolean) => {
    if (!isMaking) forget()
    setOpen(open)
  }
  return (
    <Card component="section" aria-labelledby="export">
      <Title order={2} size="h3" id="export">
        Export
      </Title>
      <p className={classes.words}>Take the plan with you. Every file is made on this device.</p>
      <div className={classes.buttons}>
        <Button
          variant="default"
          mih={44}
          aria-disabled={isMaking}
          leftSection={<IconFileTypePdf size={18} aria-hidden />}
          onClick={() => run({ kind: 'pdf' })}
        >
          Export PDF
        </Button>
        <Button
          variant="default"
          mih={44}
          aria-disabled={isMaking}
          leftSection={<IconCalendarDown size={18} aria-hidden />}
          onClick={() => run({ kind: 'calendar' })}
        >
          Export Calendar
        </Button>
        <Button
          variant="default"
          mih={44}
          aria-haspopup="dialog"
          leftSection={<IconFileDownload size={18} aria-hidden />}
          onClick={() => show(true)}
        >
          More files
        </Button>
      </div>
      {!isOpen && <ExportOutcome outcome={outcome} />}
      {isOpen && (
        <Suspense fallback={null}>
          <MoreFiles week={shown.week} outcome={outcome} onWish={run} onClose={() => show(false)} />
        </Suspense>
      )}
    </Card>
  )
}
