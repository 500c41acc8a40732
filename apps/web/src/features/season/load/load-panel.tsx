import { type LoadLine, type SeasonLoadQuestion, type SeasonWeek, seasonLoad } from '@tri/plan-engine/season'
import { useMemo, useState } from 'react'
import type { ShownSeason } from '../../../lib/shown-plan.js'
import { Choice } from '../../../ui/controls/choice.js'
import { LoadChart } from './load-chart.js'
import { LoadDaysTable } from './load-days-table.js'
import classes from './load-panel.module.css'
import { LoadTable } from './load-table.js'
import { loadFacts } from './load-words.js'

export type LoadPanelProps = ShownSeason & {
  weeks: readonly SeasonWeek[]
  isTable: boolean
  /** What was recorded before the plan, where it is known. */
  before?: SeasonLoadQuestion['before']
}

const LINES: { value: LoadLine; label: string }[] = [
  { value: 'total', label: 'All' },
  { value: 'swim', label: 'Swim' },
  { value: 'bike', label: 'Bike' },
  { value: 'run', label: 'Run' },
]

/** Training load, planned and done, with fitness, fatigue and form and what they mean. */
export function LoadPanel({ plan, workouts, today, week, onWeek, weeks, isTable, before }: LoadPanelProps) {
  const [line, setLine] = useState<LoadLine>('total')
  const { raceType, startDate } = plan
  const load = useMemo(
    () => seasonLoad({ calendar: plan, workouts, raceType, startDate, today, before }),
    [plan, workouts, raceType, startDate, today, before],
  )
  return (
    <>
      <p className={classes.about}>
        100 is one hour as hard as you can hold for an hour. A day without a logged workout counts as rest; days ahead
        count as planned.{before && ' Fitness and fatigue go on from what was recorded before the plan.'}
      </p>
      <Choice className={classes.lines} label="Whose load is shown" options={LINES} value={line} onChange={setLine} />
      <div className={classes.columns}>
        {isTable ? (
          <LoadTable load={load} line={line} selected={week} onSelect={onWeek} />
        ) : (
          <LoadChart load={load} line={line} weeks={weeks} selected={week} onSelect={onWeek} />
        )}
        <dl className={classes.facts}>
          {loadFacts(load, line).map(({ name, title, meaning, now, race }) => (
            <div key={name} data-line={name}>
              <dt>
                <svg className={classes.sample} width={24} height={10} data-line={name} aria-hidden>
                  <path d="M0 5H24" />
                </svg>
                {title} <b>{now}</b> <span>today, {race} on race morning</span>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
      <LoadDaysTable load={load} line={line} week={week} />
    </>
  )
}
