import type { QueryClient } from '@tanstack/react-query'
import type { User } from '@tri/api-contract'
import { currentUserQuery, forgetOthers } from '../data/account/user.js'
import { CONNECTION } from '../http/send-with-retry.js'

/** Another user, or nobody, takes the page over: nothing of the user before is shown, or sent in the new one's name. */
export function becomeUser(client: QueryClient, next: User | null): void {
  CONNECTION.session.giveUp()
  CONNECTION.network.giveUp()
  CONNECTION.server.giveUp()
  forgetOthers(client)
  client.setQueryData(currentUserQuery.queryKey, next)
}
