import { Progress } from '@mantine/core'
import classes from './sport-progress.module.css'

/** How far something of the surrounding sport is done, in percent. */
export const SportProgress = ({ percent, label }: { percent: number; label: string }) => (
  <Progress value={percent} size={8} color="var(--sport)" classNames={{ root: classes.track }} aria-label={label} />
)
