import { Button, SegmentedControl, Title } from '@mantine/core'
import { IconBraces, IconDeviceWatch, IconGauge, IconTable } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Dialog } from '../../ui/dialog/dialog.js'
import { ExportOutcome } from './export-outcome.js'
import type { Wish } from './files/make-file.js'
import classes from './more-files.module.css'
import { TrainerFiles } from './trainer-files.js'
import type { Outcome } from './use-export.js'
import { WatchFiles } from './watch-files.js'

type Props = {
  /** The week that the athlete looks at. */
  week: number
  outcome: Outcome | undefined
  onWish: (wish: Wish) => void
  onClose: () => void
}

/** Files for devices, for spreadsheets and for other programs. */
export function MoreFiles({ week, outcome, onWish, onClose }: Props) {
  const [extent, setExtent] = useState('week')
  const part = extent === 'week' ? { week } : {}
  const isMaking = outcome?.state === 'making'
  return (
    <Dialog title="More files" size="lg" isSheet onClose={onClose}>
      <div className={classes.sections}>
        <SegmentedControl
          fullWidth
          aria-label="How much of the plan"
          value={extent}
          onChange={setExtent}
          data={[
            { value: 'week', label: `Week ${week}` },
            { value: 'plan', label: 'Whole plan' },
          ]}
          classNames={{ label: classes.choice ?? '' }}
        />
        <Section icon={<IconDeviceWatch size={20} aria-hidden />} title="For your watch">
          <WatchFiles isMaking={isMaking} onWish={(pool) => onWish({ kind: 'watch', pool, ...part })} />
        </Section>
        <Section icon={<IconGauge size={20} aria-hidden />} title="Rides for your trainer">
          <TrainerFiles isMaking={isMaking} onWish={(format) => onWish({ kind: 'rides', format, ...part })} />
        </Section>
        <Section icon={<IconTable size={20} aria-hidden />} title="The whole plan as data">
          <div className={classes.buttons}>
            <Button
              variant="default"
              mih={44}
              aria-disabled={isMaking}
              leftSection={<IconBraces size={18} aria-hidden />}
              onClick={() => onWish({ kind: 'plan-file' })}
            >
              Plan file (.triplan.json)
            </Button>
            <Button
              variant="default"
              mih={44}
              aria-disabled={isMaking}
              leftSection={<IconTable size={18} aria-hidden />}
              onClick={() => onWish({ kind: 'csv' })}
            >
              Table (.csv)
            </Button>
          </div>
        </Section>
        <ExportOutcome outcome={outcome} />
      </div>
    </Dialog>
  )
}

function Section({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className={classes.section}>
      <Title order={3} size="h5" className={classes.title}>
        {icon} {title}
      </Title>
      {children}
    </section>
  )
}
