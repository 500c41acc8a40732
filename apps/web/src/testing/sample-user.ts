import type { User } from '@tri/api-contract'
import { NOTHING_CHOSEN } from '@tri/test-setup/samples'

/** Who has just made an account and chosen nothing. */
export const newcomer: User = {
  id: 1,
  username: 'ann@example.org',
  ...NOTHING_CHOSEN,
}
