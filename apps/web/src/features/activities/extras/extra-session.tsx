import { IconActivity } from '@tabler/icons-react'
import type { GarminActivity } from '@tri/api-contract'
import type { ReactNode } from 'react'
import { StateLabel } from '../../../components/session/session-state.js'
import { sourceText, startText, typeText } from '../../../lib/texts/activity-text.js'
import { SportLabel } from '../../../ui/sport.js'
import { useUnits } from '../../../ui/use-units.js'
import classes from './extra-session.module.css'
import { figuresOf } from './extra-text.js'

type Props = {
  activity: GarminActivity
  /** Among the cards of a week. */
  isSmall?: boolean
  /** What can be done with it. */
  actions?: ReactNode
}

/** Training that nobody planned, on its day: what was recorded, in the look of a session. */
export function ExtraSession({ activity, isSmall = false, actions }: Props) {
  const { sport, activityName, activityType } = activity
  const [time, ...others] = figuresOf(activity, useUnits())
  const Name = isSmall ? 'h4' : 'h3'
  return (
    <article
      className={classes.extra}
      data-sport={sport ?? undefined}
      data-small={isSmall || undefined}
      aria-label={`Extra session: ${activityName}`}
    >
      <div className={classes.top}>
        {sport ? (
          <SportLabel type={sport} />
        ) : (
          <span className={classes.other}>
            <IconActivity size={16} aria-hidden /> {typeText(activityType)}
          </span>
        )}
        <span className={classes.state}>
          <StateLabel state="extra" text={`Extra ${time}`} />
        </span>
      </div>
      <Name className={classes.name}>{activityName}</Name>
      <p className={classes.figures}>
        <strong>{time}</strong>
        {others.map((figure) => (
          <span key={figure}>{figure}</span>
        ))}
      </p>
      {!isSmall && (
        <p className={classes.source}>
          {startText(activity)} <span aria-hidden>{'\u00b7'}</span> {sourceText(activity)}
        </p>
      )}
      {actions && <footer className={classes.actions}>{actions}</footer>}
    </article>
  )
}
