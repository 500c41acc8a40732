import { SegmentedControl } from '@mantine/core'
import type { Sport } from '@tri/plan-engine'
import type { TextExercise } from '@tri/plan-engine/texts'
import { targetField } from '@tri/plan-engine/zones'
import { useState } from 'react'
import { Dialog } from '../../../ui/dialog/dialog.js'
import classes from './record.module.css'
import { RecordChart } from './record-chart.js'
import { measuresOf } from './record-shape.js'
import { RecordTable } from './record-table.js'
import { complianceText, judgedText, MEASURES, type Measure, shareText } from './record-words.js'
import type { Recorded } from './use-recorded.js'

type Props = { exercise: TextExercise; sport: Sport; recorded: Recorded; onClose: () => void }

/** A session as it was planned and as it was done, over each other and step by step. */
export function RecordDialog({ exercise, sport, recorded: { track, compliance }, onClose }: Props) {
  const measures = measuresOf(track, compliance.by)
  const [measure, setMeasure] = useState<Measure | undefined>(measures[0])
  const hasFigures = targetField(exercise.steps) !== 'effort'
  return (
    <Dialog title={`${exercise.name}: planned and done`} size="lg" isSheet onClose={onClose}>
      <p className={classes.sentence}>
        <strong>{shareText(compliance)}</strong> {complianceText(compliance)}
      </p>
      {measures.length > 1 && (
        <SegmentedControl
          className={classes.measures}
          aria-label="What is drawn"
          value={measure ?? ''}
          onChange={(value) => setMeasure(measures.find((each) => each === value))}
          data={measures.map((value) => ({ value, label: MEASURES[value] }))}
        />
      )}
      {measure && <RecordChart track={track} compliance={compliance} sport={sport} measure={measure} />}
      <RecordTable compliance={compliance} sport={sport} />
      <p className={classes.how}>{judgedText(compliance, hasFigures)}</p>
    </Dialog>
  )
}
