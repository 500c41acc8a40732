import { useElementSize } from '@mantine/hooks'
import type { Sport } from '@tri/plan-engine'
import type { StepCompliance, Track } from '@tri/plan-engine/compliance'
import { stopwatch } from '../../../lib/measures/format.js'
import { useUnits } from '../../../ui/use-units.js'
import classes from './record-chart.module.css'
import { bandsOf, pathOf, samplesOf, scaleOf, xOf, yOf } from './record-shape.js'
import { levelText, MEASURES, type Measure } from './record-words.js'

type Props = { track: Track; compliance: StepCompliance; sport: Sport; measure: Measure }

const HEIGHT = 180

/** What was asked as bands, and what was done as a line over them; the table below says the same. */
export function RecordChart({ track, compliance, sport, measure }: Props) {
  const { ref, width } = useElementSize()
  const units = useUnits()
  const samples = samplesOf(track, measure)
  const bands = bandsOf(compliance.results, { measure, by: compliance.by, sport })
  const scale = scaleOf(samples, bands)
  const box = { width, height: HEIGHT }
  const end = Math.round(scale.seconds)
  return (
    <figure className={classes.chart} data-sport={sport}>
      <div ref={ref} className={classes.plot}>
        {width > 0 && (
          <svg
            width={width}
            height={HEIGHT}
            viewBox={`0 0 ${width} ${HEIGHT}`}
            role="img"
            aria-label={`${MEASURES[measure]} over time, ${bands.length > 0 ? 'with the planned targets behind it' : 'as it was recorded'}`}
          >
            {scale.ticks.map((tick) => (
              <g key={tick} className={classes.tick}>
                <path d={`M0 ${yOf(tick, scale, box)}H${width}`} />
              </g>
            ))}
            {bands.map(({ from, to, low, high, verdict }) => (
              <rect
                key={from}
                className={classes.band}
                data-verdict={verdict}
                x={xOf(from, scale, box)}
                y={yOf(high, scale, box)}
                width={Math.max(1, xOf(to, scale, box) - xOf(from, scale, box))}
                height={Math.max(3, yOf(low, scale, box) - yOf(high, scale, box))}
              />
            ))}
            <path className={classes.line} d={pathOf(samples, scale, box)} />
            {scale.ticks.map((tick) => (
              <text key={tick} className={classes.level} x={4} y={yOf(tick, scale, box) - 4}>
                {levelText(tick, measure, { sport, units })}
              </text>
            ))}
          </svg>
        )}
      </div>
      <figcaption className={classes.times} aria-hidden>
        {[0, Math.round(end / 2), end].map((seconds) => (
          <span key={seconds}>{stopwatch(seconds)}</span>
        ))}
      </figcaption>
      <p className={classes.key} aria-hidden>
        {bands.length > 0 && (
          <span>
            <i data-key="planned" /> Planned
          </span>
        )}
        <span>
          <i data-key="done" /> Done
        </span>
      </p>
    </figure>
  )
}
