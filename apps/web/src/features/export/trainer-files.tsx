import { Button, SegmentedControl, TextInput } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { powerOn } from '@tri/plan-engine/zones'
import type { RideFormat } from '@tri/plan-files/ride-zip'
import { useRef, useState } from 'react'
import { thresholdsQuery } from '../../data/adapt/thresholds.js'
import { useToday } from '../../lib/dates/use-today.js'
import { FORMATS, ftpProblem, isFormat } from './files/ride-formats.js'
import classes from './more-files.module.css'

type Props = { isMaking: boolean; onWish: (format: RideFormat) => void }

/** What the athlete told of their threshold power, in whole watts. */
function useKnownFtp(): number | undefined {
  const day = useToday()
  const thresholds = useQueryClient().getQueryData(thresholdsQuery.queryKey) ?? []
  const known = powerOn(thresholds, { sport: 'bike', day })
  return known && Math.round(known.value)
}

/** The rides for a trainer app, in one file; where the app wants watts, from the athlete's own FTP. */
export function TrainerFiles({ isMaking, onWish }: Props) {
  const [kind, setKind] = useState<RideFormat['kind']>('zwo')
  const known = useKnownFtp()
  const [ftp, setFtp] = useState(known === undefined ? '' : String(known))
  const [isAsked, setAsked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const problem = ftpProblem(ftp)
  const send = () => {
    if (kind !== 'erg') return onWish({ kind })
    setAsked(true)
    if (problem === undefined) return onWish({ kind, ftp: Number(ftp) })
    field.current?.focus()
  }
  return (
    <>
      <p className={classes.words}>{FORMATS[kind].words}</p>
      <div className={classes.fields}>
        <SegmentedControl
          aria-label="Format"
          value={kind}
          onChange={(value) => isFormat(value) && setKind(value)}
          data={Object.entries(FORMATS).map(([value, { label }]) => ({ value, label }))}
          classNames={{ label: classes.choice ?? '' }}
        />
        {kind === 'erg' && (
          <TextInput
            ref={field}
            className={classes.own}
            label="Your FTP, in watts"
            description="The power you can hold for about an hour. It goes into the file and nowhere else."
            size="md"
            required
            inputMode="numeric"
            value={ftp}
            onChange={(event) => setFtp(event.currentTarget.value)}
            error={isAsked && problem}
          />
        )}
        <Button
          variant="default"
          mih={44}
          aria-disabled={isMaking}
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={send}
        >
          Trainer rides
        </Button>
      </div>
    </>
  )
}
