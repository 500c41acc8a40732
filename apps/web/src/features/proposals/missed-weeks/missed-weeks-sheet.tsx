import { Button, Text } from '@mantine/core'
import type { NewPlan } from '@tri/api-contract'
import { addDays, weekOf } from '@tri/plan-engine'
import { useState } from 'react'
import { shortDate } from '../../../lib/measures/format.js'
import { Dialog } from '../../../ui/dialog/dialog.js'
import { changesByWeek } from '../changes.js'
import { OutlookFigures } from '../sheet/outlook-figures.js'
import classes from '../sheet/proposal-sheet.module.css'
import { ProposedWeeks } from '../sheet/proposed-weeks.js'
import { twoWeeksMissed } from './two-weeks-missed.js'

/** What becomes of a plan after two weeks without training, before it is anybody's. */
export function MissedWeeksSheet({ plan, onClose }: { plan: NewPlan; onClose: () => void }) {
  const [{ today, proposal }] = useState(() => twoWeeksMissed(plan))
  const { changes } = proposal
  return (
    <Dialog title="Two weeks without training" size="59rem" isSheet onClose={onClose}>
      <div className={classes.sheet}>
        <div className={classes.body}>
          <Text c="dimmed" size="sm">
            Say you do all of it until {shortDate(addDays(today, -15))}, then nothing for two weeks. On{' '}
            {shortDate(today)} your plan would propose {changesByWeek(changes)}: nothing is made up, and you come back
            by steps. Once it is saved, you accept all of that, some of it or nothing.
          </Text>
          <ProposedWeeks {...{ plan, today, proposal }} chosen={changes} />
        </div>
        <div className={classes.end}>
          <OutlookFigures proposal={proposal} chosen={changes} from={weekOf(plan, today)} />
          <div className={classes.acts}>
            <Button variant="default" mih={44} onClick={onClose}>
              Close
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  )
}
