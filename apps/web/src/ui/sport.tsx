import {
  createReactComponent,
  type Icon,
  IconBike,
  IconFlag,
  IconRun,
  IconStack2,
  IconSwimming,
} from '@tabler/icons-react'
import type { SessionType, WorkoutType } from '@tri/plan-engine'
import classes from './sport.module.css'

/** In one stroke: the library's own has seven, and every first visit would load them. */
const IconBarbell = createReactComponent('outline', 'barbell', 'IconBarbell', [
  ['path', { d: 'M2 12h2m16 0h2M7 6v12M4 9v6M17 6v12M20 9v6M7 12h10', key: 'bar' }],
])

/** A sport, training beside the sports, or a kind of workout. */
type Kind = WorkoutType | SessionType

const ICONS: Record<Kind, readonly Icon[]> = {
  swim: [IconSwimming],
  bike: [IconBike],
  run: [IconRun],
  brick: [IconBike, IconRun],
  mixed: [IconStack2],
  race: [IconFlag],
  strength: [IconBarbell],
  walk: [IconRun],
  other: [IconStack2],
}

const WORDS: Record<Kind, string> = {
  swim: 'Swim',
  bike: 'Bike',
  run: 'Run',
  brick: 'Brick',
  mixed: 'Mixed',
  race: 'Race',
  strength: 'Strength',
  walk: 'Walk',
  other: 'Other',
}

/** The word for a sport or a kind of workout: `"Swim"`, `"Brick"`. */
export const sportName = (type: Kind): string => WORDS[type]

/** The picture of a sport or a kind of workout; a word stands beside it, so it is silent. */
function SportIcon({ type, size = 16 }: { type: Kind; size?: number }) {
  return (
    <span className={classes.icons} data-sport={type} aria-hidden>
      {ICONS[type].map((Icon, index) => (
        <Icon key={index === 0 ? 'first' : 'second'} size={size} stroke={2} />
      ))}
    </span>
  )
}

/** Icon and word of a sport, in its colour. */
export function SportLabel({ type, size = 16 }: { type: Kind; size?: number }) {
  return (
    <span className={classes.label} data-sport={type}>
      <SportIcon type={type} size={size} />
      {WORDS[type]}
    </span>
  )
}
