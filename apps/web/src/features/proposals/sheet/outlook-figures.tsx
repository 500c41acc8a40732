import type { Outlook, Proposal } from '@tri/api-contract'
import { formatFinishTime } from '@tri/plan-engine'
import { clock } from '../../../lib/measures/format.js'
import { type Change, hoursByWeek } from '../changes.js'
import classes from './outlook-figures.module.css'

type Props = {
  proposal: Proposal
  /** The changes that are ticked: the hours follow them at once. */
  chosen: readonly Change[]
  /** What they come to; undefined until it is known. */
  outlook?: Outlook | undefined
  /** This week. */
  from: number
}

type Figure = { name: string; before: string; after: string }

const UNKNOWN = '\u2026'

/** The season in figures before and after, as the boxes are ticked. */
export function OutlookFigures({ proposal, chosen, outlook, from }: Props) {
  const { before, after: all, changes } = proposal
  if (!before || !all) return null
  const after = chosen.length < changes.length ? outlook : all
  const weeks = hoursByWeek(proposal, chosen, from)
  const total = (which: 'before' | 'after') => clock(weeks.reduce((sum, week) => sum + week[which], 0))
  const figure = (name: string, of: (season: Outlook) => string): Figure => ({
    name,
    before: of(before),
    after: after ? of(after) : UNKNOWN,
  })
  const figures: Figure[] = [
    { name: 'Hours to race day', before: total('before'), after: total('after') },
    figure('Longest run', (season) => clock(longestRun(season, from))),
    figure('Fitness on race day', ({ fitnessOnRaceDay }) => String(Math.round(fitnessOnRaceDay))),
    figure('Finish forecast', ({ finish }) => formatFinishTime(finish)),
    figure('Plan check', ({ auditScore }) => String(auditScore)),
  ]
  return (
    <dl className={classes.figures} aria-busy={!after}>
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
  )
}

const longestRun = ({ weeks }: Outlook, from: number): number =>
  Math.max(0, ...weeks.filter(({ week }) => week >= from).map((week) => week.longestRun))
