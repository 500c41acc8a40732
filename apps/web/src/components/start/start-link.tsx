import { Button } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import type { TextExercise } from '@tri/plan-engine/texts'
import { Link } from 'react-router-dom'
import { useStartPath } from './start-context.js'

/** Leads to the steps of a session, one at a time and large; nothing where there are none to follow. */
export function StartLink({ exercise }: { exercise: Pick<TextExercise, 'id' | 'name' | 'type' | 'steps'> }) {
  const pathOf = useStartPath()
  if (!pathOf || exercise.steps.length === 0) return null
  return (
    <Button
      component={Link}
      to={pathOf(exercise.id)}
      variant="default"
      mih={44}
      leftSection={<IconPlayerPlay size={18} aria-hidden />}
      aria-label={`${WORDS[exercise.type] ?? 'Step by step'}: ${exercise.name}`}
    >
      {WORDS[exercise.type] ?? 'Step by step'}
    </Button>
  )
}

const WORDS: Readonly<Partial<Record<string, string>>> = { swim: 'At the pool' }
