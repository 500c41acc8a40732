import { Alert, Button } from '@mantine/core'
import {
  IconCalendarDown,
  IconCalendarRepeat,
  IconFileDownload,
  IconFileTypePdf,
  IconInfoCircle,
  IconShare2,
} from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { ShownPlan } from '../../lib/shown-plan.js'
import classes from './export-card.module.css'
import { ExportOutcome } from './export-outcome.js'
import { ShareOutcome } from './share-outcome.js'
import { useExport } from './use-export.js'
import { useShare } from './use-share.js'

const MoreFiles = lazy(async () => ({ default: (await import('./more-files.js')).MoreFiles }))
const CalendarDialog = lazy(async () => ({ default: (await import('./calendar-dialog.js')).CalendarDialog }))

/** The ways to take a plan away, and what came of the last one. */
export function ExportActions(shown: ShownPlan) {
  const { saved } = shown
  const { outcome, run, forget } = useExport(shown)
  const { sharing, isPending, send, end } = useShare(saved)
  const [opened, setOpened] = useState<'files' | 'calendar' | 'not saved'>()
  const isMaking = outcome?.state === 'making'
  const show = (what: typeof opened) => {
    if (!isMaking) forget()
    setOpened(what)
  }
  return (
    <>
      <div className={classes.buttons}>
        <Action isBusy={isMaking} icon={IconFileTypePdf} onClick={() => run({ kind: 'pdf' })}>
          <span className={classes.verb}>Export </span>PDF
        </Action>
        <Action isBusy={isMaking} icon={IconCalendarDown} onClick={() => run({ kind: 'calendar' })}>
          <span className={classes.verb}>Export </span>Calendar
        </Action>
        <Action icon={IconCalendarRepeat} opensDialog onClick={() => show(saved ? 'calendar' : 'not saved')}>
          Subscribe
        </Action>
        <Action isBusy={isPending} icon={IconShare2} onClick={send}>
          Share
        </Action>
        <Action icon={IconFileDownload} opensDialog onClick={() => show('files')}>
          More files
        </Action>
      </div>
      {opened === 'not saved' && (
        <Alert mt="sm" role="status" variant="light" color="blue" icon={<IconInfoCircle aria-hidden />}>
          Save the plan first: then a calendar can follow it.
        </Alert>
      )}
      <ShareOutcome sharing={sharing} isPending={isPending} onEnd={end} />
      {opened !== 'files' && <ExportOutcome outcome={outcome} />}
      <Suspense fallback={null}>
        {opened === 'files' && (
          <MoreFiles week={shown.week} outcome={outcome} onWish={run} onClose={() => show(undefined)} />
        )}
        {opened === 'calendar' && <CalendarDialog onClose={() => show(undefined)} />}
      </Suspense>
    </>
  )
}

type ActionProps = {
  icon: typeof IconShare2
  /** What it began last is not done yet. */
  isBusy?: boolean
  opensDialog?: boolean
  onClick: () => void
  children: ReactNode
}

const Action = ({ icon: Icon, isBusy = false, opensDialog = false, onClick, children }: ActionProps) => (
  <Button
    variant="default"
    aria-disabled={isBusy}
    leftSection={<Icon size={18} aria-hidden />}
    onClick={onClick}
    {...(opensDialog && { 'aria-haspopup': 'dialog' })}
  >
    {children}
  </Button>
)
