import { IconPlayerPlay } from '@tabler/icons-react'
import type { TextExercise } from '@tri/plan-engine/texts'
import { LinkButton } from '../../ui/controls/button.js'
import { useStartPath } from './start-context.js'
import classes from './start-link.module.css'

/** Leads to the steps of a session, one at a time and large; nothing where there are none to follow. */
export function StartLink({ exercise }: { exercise: Pick<TextExercise, 'id' | 'name' | 'type' | 'steps'> }) {
  const pathOf = useStartPath()
  if (!pathOf || exercise.steps.length === 0) return null
  return (
    <LinkButton
      to={pathOf(exercise.id)}
      variant="default"
      className={classes.start}
      icon={<IconPlayerPlay size={18} aria-hidden />}
      aria-label={`${WORDS[exercise.type] ?? 'Step by step'}: ${exercise.name}`}
    >
      {WORDS[exercise.type] ?? 'Step by step'}
    </LinkButton>
  )
}

const WORDS: Readonly<Partial<Record<string, string>>> = { swim: 'At the pool' }
