import type { Proposal } from '@tri/api-contract'
import { formatFinishTime } from '@tri/plan-engine'
import { clock } from '../../../lib/measures/format.js'
import { type Change, hoursByWeek } from '../changes.js'
import classes from './outlook-figures.module.css'

type Props = {
  proposal: Proposal
  /** The changes that are ticked: the hours follow them. */
  chosen: readonly Change[]
  /** This week. */
  from: number
}

type Figure = { name: string; before: string; after: string }

/** The season in figures before and after. The hours follow the boxes; the rest is computed for all changes together, and says so. */
export function OutlookFigures({ proposal, chosen, from }: Props) {
  const { before, after, changes } = proposal
  if (!before || !after) return null
  const weeks = hoursByWeek(proposal, chosen, from)
  const total = (which: 'before' | 'after') => clock(weeks.reduce((sum, week) => sum + week[which], 0))
  const longest = (season: typeof before) =>
    clock(Math.max(0, ...season.weeks.filter(({ week }) => week >= from).map(({ longestRun }) => longestRun)))
  const figures: Figure[] = [
    { name: 'Hours to race day', before: total('before'), after: total('after') },
    { name: 'Longest run', before: longest(before), after: longest(after) },
    {
      name: 'Fitness on race day',
      before: String(Math.round(before.fitnessOnRaceDay)),
      after: String(Math.round(after.fitnessOnRaceDay)),
    },
    { name: 'Finish forecast', before: formatFinishTime(before.finish), after: formatFinishTime(after.finish) },
    { name: 'Plan check', before: String(before.auditScore), after: String(after.auditScore) },
  ]
  return (
    <>
      <dl className={classes.figures}>
        {figures.map((figure) => (
          <div key={figure.name}>
            <dt>{figure.name}</dt>
            <dd>
              {figure.before !== figure.after && (
                <span>
                  {figure.before} <span aria-hidden>{'\u2192'}</span>{' '}
                </span>
              )}
              <b>{figure.after}</b>
              {figure.before === figure.after && <span> as before</span>}
            </dd>
          </div>
        ))}
      </dl>
      {chosen.length < changes.length && (
        <p className={classes.note}>The hours follow your choice, the other figures are with all changes.</p>
      )}
    </>
  )
}
