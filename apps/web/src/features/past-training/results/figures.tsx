import { type IsoDay, pastWeeks } from '@tri/plan-engine'
import type { PastActivity } from '@tri/plan-files/archive'
import { useMemo } from 'react'
import { clock, mediumDate } from '../../../lib/measures/format.js'
import { SportLabel } from '../../../ui/sport.js'
import { useUnits } from '../../../ui/use-units.js'
import classes from '../past-training.module.css'
import { asDone, datedBests, type WhatWasRead } from '../what-was-read.js'
import { bestEfforts } from './best-efforts.js'
import { WeeksChart } from './weeks-chart.js'

const WEEKS = 26

type Props = { activities: readonly PastActivity[]; read: WhatWasRead; today: IsoDay }

/** What the files say in figures: hours, the longest sessions, the best efforts, fitness and fatigue. */
export function Figures({ activities, read, today }: Props) {
  const units = useUnits()
  const weeks = useMemo(() => pastWeeks(activities.map(asDone), today, WEEKS), [activities, today])
  const bests = useMemo(() => bestEfforts(datedBests(activities), today, units), [activities, today, units])
  return (
    <>
      <h3 className={classes.title}>Hours of the last half year</h3>
      <WeeksChart weeks={weeks} />
      <div className={classes.tables}>
        {read.longest.length > 0 && (
          <section>
            <h3 className={classes.title}>Longest sessions</h3>
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col">Sport</th>
                  <th scope="col">30 days</th>
                  <th scope="col">Ever</th>
                </tr>
              </thead>
              <tbody>
                {read.longest.map(({ sport, lately, ever }) => (
                  <tr key={sport}>
                    <th scope="row">
                      <SportLabel type={sport} size={16} />
                    </th>
                    <td>{lately ? clock(Math.round(lately.seconds / 60)) : '\u2013'}</td>
                    <td>
                      {clock(Math.round(ever.seconds / 60))} <small>{mediumDate(ever.day)}</small>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            {read.load && (
              <p className={classes.hint}>
                Fitness today {Math.round(read.load.fitness)}, fatigue {Math.round(read.load.fatigue)}: training load of
                six weeks and of one, 100 being an hour as hard as you can hold for an hour.
              </p>
            )}
          </section>
        )}
        {bests.map(({ title, rows, note }) => (
          <section key={title}>
            <h3 className={classes.title}>{title}</h3>
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col">Best</th>
                  <th scope="col">90 days</th>
                  <th scope="col">Ever</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ name, lately, ever }) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td>{lately}</td>
                    <td>{ever}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            {note && <p className={classes.hint}>{note}</p>}
          </section>
        ))}
      </div>
    </>
  )
}
