import { SPORTS } from '@tri/plan-engine'
import { SportLabel } from '../../../ui/sport.js'
import classes from './season-key.module.css'

/** What the strip's bars and lines stand for. */
export const SeasonKey = () => (
  <ul className={classes.key} aria-label="Key">
    {SPORTS.map((sport) => (
      <li key={sport} data-sport={sport}>
        <span className={classes.swatch} data-sport={sport} aria-hidden />
        <SportLabel type={sport} size={14} />
      </li>
    ))}
    <li>solid = done, pale = planned</li>
    <li>
      <svg className={classes.line} width={24} height={10} aria-hidden>
        <path d="M0 5H24" />
        <rect x={8.5} y={1.5} width={7} height={7} />
      </svg>
      long ride
    </li>
    <li>
      <svg className={classes.line} width={24} height={10} aria-hidden>
        <path d="M0 5H24" strokeDasharray="4 3" />
        <circle cx={12} cy={5} r={3.5} />
      </svg>
      long run
    </li>
  </ul>
)
