import { Button, Group, TextInput } from '@mantine/core'
import { RACE_STRETCHES, type RaceResult, type RaceStretch } from '@tri/api-contract'
import { useState } from 'react'
import { FeelRow } from '../../../components/log/feel-row.js'
import classes from './race-result.module.css'
import { type ResultDraft, type ResultProblem, readResult } from './result-draft.js'

type Props = {
  initial: ResultDraft
  /** Where the times come from. */
  note: string
  isPending: boolean
  onKeep: (result: RaceResult) => void
  /** Left out where there is nothing to go back to. */
  onCancel: (() => void) | undefined
}

const LABELS: Record<RaceStretch, string> = { swim: 'Swim', t1: 'T1', bike: 'Bike', t2: 'T2', run: 'Run' }

/** The finish time and, where they are known, the stretches; times are typed as a watch shows them. */
export function ResultForm({ initial, note, isPending, onKeep, onCancel }: Props) {
  const [draft, setDraft] = useState(initial)
  const [problems, setProblems] = useState<readonly ResultProblem[]>([])
  const field = (name: 'finish' | RaceStretch) => ({
    name,
    inputMode: 'text' as const,
    autoComplete: 'off',
    maxLength: 8,
    placeholder: name === 'finish' ? 'h:mm:ss' : 'mm:ss',
    value: draft[name],
    error: problems.find((problem) => problem.field === name)?.message,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      setProblems([])
      setDraft((before) => ({ ...before, [name]: value }))
    },
  })
  const keep = () => {
    const read = readResult(draft)
    if ('problems' in read) setProblems(read.problems)
    else onKeep(read.result)
  }
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        keep()
      }}
    >
      <TextInput label="Finish time" className={classes.whole} {...field('finish')} />
      {note && <p className={classes.note}>{note}</p>}
      <fieldset className={classes.stretches}>
        <legend>Its parts (optional)</legend>
        {RACE_STRETCHES.map((stretch) => (
          <TextInput key={stretch} label={LABELS[stretch]} {...field(stretch)} />
        ))}
      </fieldset>
      <FeelRow feel={draft.feel} onChange={(feel) => setDraft((before) => ({ ...before, feel }))} />
      <Group gap="xs">
        <Button type="submit" mih={44} disabled={isPending}>
          {isPending ? 'Keeping...' : 'Keep this result'}
        </Button>
        {onCancel && (
          <Button variant="default" mih={44} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </Group>
    </form>
  )
}
