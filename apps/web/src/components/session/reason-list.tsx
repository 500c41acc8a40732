import { useMounted } from '@mantine/hooks'
import type { TextReason } from '@tri/plan-engine/texts'
import { lazy, Suspense } from 'react'
import classes from './reason-list.module.css'

const ChangeReasons = lazy(async () => ({ default: (await import('../../ui/change-reasons.js')).ChangeReasons }))

/** Reasons as the athlete reads them: a sentence and where the rule comes from. Those of a changed session bring their words when they are there. */
export function ReasonList({ reasons }: { reasons: readonly TextReason[] }) {
  // The server draws nothing that is loaded later.
  const isMounted = useMounted()
  const told = reasons.filter(({ sentence }) => sentence)
  const ofChanges = reasons.filter(({ sentence }) => !sentence)
  return (
    <ul className={classes.reasons}>
      {told.map(({ rule, sentence, source }) => (
        <li key={`${rule} ${sentence}`}>
          {sentence} <small>{source}</small>
        </li>
      ))}
      {isMounted && ofChanges.length > 0 && (
        <Suspense fallback={null}>
          <ChangeReasons reasons={ofChanges} />
        </Suspense>
      )}
    </ul>
  )
}
