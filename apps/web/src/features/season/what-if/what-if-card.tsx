import { Card, Title } from '@mantine/core'
import { IconGitCompare } from '@tabler/icons-react'
import row from '../../../ui/row.module.css'
import { WhatIfButton, type WhatIfProps } from './what-if-button.js'
import classes from './what-if-card.module.css'

/** The way to try other days, hours, dates and goals without giving up the plan there is. */
export const WhatIfCard = (shown: WhatIfProps) => (
  <Card component="section" aria-labelledby="what-if">
    <div className={`${row.apart} ${classes.row}`}>
      <div>
        <Title order={2} size="h3" id="what-if">
          What if
        </Title>
        <p className={classes.words}>
          Other days, hours, paces, another race date or goal: see both plans side by side before anything changes.
        </p>
      </div>
      <WhatIfButton {...shown} icon={<IconGitCompare size={18} aria-hidden />}>
        Compare another plan
      </WhatIfButton>
    </div>
  </Card>
)
