import type { User } from '@tri/api-contract'
import type { Athlete } from '@tri/plan-engine/zones'

/** What targets are made from beside a plan: what the athlete told of their limits, and how they want them. */
export const athleteOf = (
  user: Pick<User, 'targetMethods' | 'ownZones'> | null | undefined,
  thresholds: Athlete['thresholds'],
): Athlete => ({
  thresholds,
  methods: user?.targetMethods ?? undefined,
  bounds: user?.ownZones ?? undefined,
})
