import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { User } from '@tri/api-contract'
import { type ReactNode, useMemo } from 'react'
import { currentUserQuery, loginMutation, logoutMutation, registerMutation } from '../data/user.js'
import { AuthContext } from './auth-context.js'

export function AuthProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  const { data: user, isLoading, error } = useQuery(currentUserQuery)
  const { mutateAsync: login } = useMutation(loginMutation)
  const { mutateAsync: register } = useMutation(registerMutation)
  const { mutateAsync: logout } = useMutation(logoutMutation)

  const auth = useMemo(() => {
    /** Nothing of one user may be seen by the next. */
    const become = (next: User | null) => {
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserQuery.queryKey[0] })
      client.setQueryData(currentUserQuery.queryKey, next)
    }
    const signIn = (enter: typeof login) => async (credentials: Parameters<typeof login>[0]) => {
      const signedIn = await enter(credentials)
      become(signedIn)
      return signedIn
    }
    const signOut = async () => {
      await logout()
      become(null)
    }
    return { user, isLoading, error, login: signIn(login), register: signIn(register), logout: signOut }
  }, [client, user, isLoading, error, login, register, logout])

  return <AuthContext.Provider value={auth}>{children}</AuthContext.Provider>
}
