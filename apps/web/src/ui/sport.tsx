import { type Icon, IconBike, IconFlag, IconRun, IconStack2, IconSwimming } from '@tabler/icons-react'
import type { WorkoutType } from '@tri/plan-engine'
import classes from './sport.module.css'

const ICONS: Record<WorkoutType, readonly Icon[]> = {
  swim: [IconSwimming],
  bike: [IconBike],
  run: [IconRun],
  brick: [IconBike, IconRun],
  mixed: [IconStack2],
  race: [IconFlag],
}

const WORDS: Record<WorkoutType, string> = {
  swim: 'Swim',
  bike: 'Bike',
  run: 'Run',
  brick: 'Brick',
  mixed: 'Mixed',
  race: 'Race',
}

/** The word for a sport or a kind of workout: `"Swim"`, `"Brick"`. */
export const sportName = (type: WorkoutType): string => WORDS[type]

/** The picture of a sport or a kind of workout; a word stands beside it, so it is silent. */
function SportIcon({ type, size = 16 }: { type: WorkoutType; size?: number }) {
  return (
    <span className={classes.icons} data-sport={type} aria-hidden>
      {ICONS[type].map((Icon, index) => (
        <Icon key={index === 0 ? 'first' : 'second'} size={size} stroke={2} />
      ))}
    </span>
  )
}

/** Icon and word of a sport, in its colour. */
export function SportLabel({ type, size = 16 }: { type: WorkoutType; size?: number }) {
  return (
    <span className={classes.label} data-sport={type}>
      <SportIcon type={type} size={size} />
      {WORDS[type]}
    </span>
  )
}
