import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Credentials, User } from '@tri/api-contract'
import { type ReactNode, useEffect, useMemo } from 'react'
import { knowNoPlans } from '../data/plans.js'
import { currentUserQuery, forgetOthers, loginMutation, logoutMutation, registerMutation } from '../data/user.js'
import { rememberAccount } from '../lib/browser/known-here.js'
import { AuthContext } from './auth-context.js'
import { tellOtherTabs } from './other-tabs.js'
import { forgetTimeZone, tellTimeZone } from './time-zone.js'

export function AuthProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  const { data: user, isLoading, error } = useQuery(currentUserQuery)
  const { mutateAsync: login } = useMutation(loginMutation)
  const { mutateAsync: register } = useMutation(registerMutation)
  const { mutateAsync: logout } = useMutation(logoutMutation)

  useEffect(() => {
    if (user) {
      tellTimeZone()
      rememberAccount()
    }
    if (user === null) forgetTimeZone()
  }, [user])

  const auth = useMemo(() => {
    const become = (next: User | null) => {
      client.setQueryData(currentUserQuery.queryKey, next)
      tellOtherTabs(next)
    }
    const signIn = async (credentials: Credentials) => {
      const signedIn = await login(credentials)
      forgetOthers(client)
      become(signedIn)
      return signedIn
    }
    const signUp = async (credentials: Credentials) => {
      const signedUp = await register(credentials)
      forgetOthers(client)
      knowNoPlans(client)
      become(signedUp)
      return signedUp
    }
    const signOut = async () => {
      await logout()
      forgetOthers(client)
      become(null)
    }
    return { user, isLoading, error, login: signIn, register: signUp, logout: signOut }
  }, [client, user, isLoading, error, login, register, logout])

  return <AuthContext.Provider value={auth}>{children}</AuthContext.Provider>
}
