import type { Phase } from '@tri/plan-engine'

/** What a lighter week says about its volume; undefined for the others. */
export function volumeBadge(phase: Phase): string | undefined {
  if (phase === 'Recovery Week') return '65% Volume'
  return phase === 'Race Week' ? 'Light Taper' : undefined
}
