import type { QueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '../data/user.js'

/** Nothing of one user may be seen by the next. */
export const forgetOthers = (client: QueryClient): void =>
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserQuery.queryKey[0] })
