import { type BySport, SPORTS } from '@tri/plan-engine'
import { SportLabel, sportName } from './sport.js'
import classes from './stacked-bar.module.css'

type Props = {
  /** Any one unit: only the shares matter. */
  values: BySport<number>
  /** What each part says, e.g. `"1:36"`; also read out. */
  texts: BySport<string>
  /** Icon, word and text under each part. */
  withLabels?: boolean
}

/** How three sports share a whole, as one thin bar; without labels the figures stand beside it. */
export function StackedBar({ values, texts, withLabels = false }: Props) {
  const summary = SPORTS.map((sport) => `${sportName(sport)} ${texts[sport]}`).join(', ')
  return (
    <div>
      <div className={classes.bar} role="img" aria-label={summary}>
        {SPORTS.map((sport) => (
          <span key={sport} data-sport={sport} style={{ '--share': values[sport] }} />
        ))}
      </div>
      {withLabels && (
        <div className={classes.labels} aria-hidden>
          {SPORTS.map((sport) => (
            <span key={sport}>
              <SportLabel type={sport} size={14} /> <b>{texts[sport]}</b>
            </span>
          ))}
        </div>
      )}
    </div>
  )
}
