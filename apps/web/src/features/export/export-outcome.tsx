import { Alert, Loader } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import classes from './export-outcome.module.css'
import type { Wish } from './files/make-file.js'
import type { Outcome } from './use-export.js'

const THINGS: Record<Wish['kind'], string> = {
  pdf: 'PDF',
  calendar: 'calendar',
  watch: 'watch workouts',
  rides: 'rides',
  'plan-file': 'plan file',
  csv: 'table',
}

/** How the last export went: read out as it changes and brought into view, with what the format left out. */
export function ExportOutcome({ outcome }: { outcome: Outcome | undefined }) {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome) region.current?.scrollIntoView({ block: 'nearest' })
  }, [outcome])
  return (
    <div ref={region} role="status" className={classes.outcome} data-empty={!outcome || undefined}>
      {outcome?.state === 'making' && (
        <p className={classes.line}>
          <Loader size={18} aria-hidden /> {`Making the ${THINGS[outcome.kind]}\u2026`}
        </p>
      )}
      {outcome?.state === 'made' && (
        <>
          <p className={classes.line}>
            <IconCircleCheck size={18} className={classes.done} aria-hidden />
            <span>
              <b>{outcome.name}</b> is in your downloads.
            </span>
          </p>
          {outcome.notes.length > 0 && <Notes notes={outcome.notes} />}
        </>
      )}
      {outcome?.state === 'failed' && (
        <Alert color="red" variant="light" icon={<IconAlertTriangle aria-hidden />}>
          {outcome.problem}
        </Alert>
      )}
    </div>
  )
}

function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <div className={classes.notes}>
      <p>Good to know about this file:</p>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  )
}
