import { VisuallyHidden } from '@mantine/core'
import { clock, spokenDuration } from '../lib/measures/format.js'

/** Minutes as `1:15`, read out as 1 hour 15 minutes. */
export function DurationText({ minutes }: { minutes: number }) {
  return (
    <>
      <span aria-hidden>{clock(minutes)}</span>
      <VisuallyHidden>{spokenDuration(minutes)}</VisuallyHidden>
    </>
  )
}
