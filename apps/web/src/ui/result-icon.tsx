import { IconCircleCheck, IconCircleHalf2, IconCircleMinus } from '@tabler/icons-react'
import type { Result } from '../lib/result.js'

const ICONS = { done: IconCircleCheck, partly: IconCircleHalf2, none: IconCircleMinus } as const satisfies Record<
  Result,
  unknown
>

/** The picture of how much was done; words stand beside it, so it is silent. */
export function ResultIcon({ result, size }: { result: Result; size: number }) {
  const Icon = ICONS[result]
  return <Icon size={size} aria-hidden />
}
