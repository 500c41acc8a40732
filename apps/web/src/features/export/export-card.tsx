import { Card, Title } from '@mantine/core'
import type { ShownPlan } from '../../lib/shown-plan.js'
import { ExportActions } from './export-actions.js'
import classes from './export-card.module.css'

/** The plan to take away and to show around: on paper, in a calendar, on a watch or a trainer, by a link; slim in one row. */
export const ExportCard = ({ isSlim = false, ...shown }: ShownPlan & { isSlim?: boolean }) => (
  <Card component="section" aria-labelledby="export" {...(isSlim && { className: classes.slim, px: 'md', py: 'sm' })}>
    <Title order={2} size="h3" id="export">
      Export
    </Title>
    {!isSlim && <p className={classes.words}>Take the plan with you. Every file is made on this device.</p>}
    <ExportActions {...shown} />
  </Card>
)
