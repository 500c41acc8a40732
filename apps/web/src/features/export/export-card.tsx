import { Card, Title } from '@mantine/core'
import type { ShownPlan } from '../../lib/shown-plan.js'
import { ExportActions } from './export-actions.js'
import classes from './export-card.module.css'

/** The plan to take away and to show around: on paper, in a calendar, on a watch or a trainer, by a link. */
export const ExportCard = (shown: ShownPlan) => (
  <Card component="section" aria-labelledby="export">
    <Title order={2} size="h3" id="export">
      Export
    </Title>
    <p className={classes.words}>Take the plan with you. Every file is made on this device.</p>
    <ExportActions {...shown} />
  </Card>
)
