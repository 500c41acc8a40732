import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Credentials, User } from '@tri/api-contract'
import { type ReactNode, useContext, useEffect, useMemo } from 'react'
import {
  currentUserQuery,
  forgetOthers,
  loginMutation,
  logoutMutation,
  passkeyLoginMutation,
  registerMutation,
} from '../data/account/user.js'
import { knowNoPlans } from '../data/plans/plans.js'
import { hadAccount, rememberAccount } from '../lib/browser/known-here.js'
import { RequestContext } from '../lib/browser/request-context.js'
import { AuthContext, type NewAccount } from './auth-context.js'
import { forgetKept } from './forget-kept.js'
import { guestUnits } from './guest-units.js'
import { tellOtherTabs } from './other-tabs.js'
import { SecondFactorHost } from './second-factor-host.js'
import { forgetTimeZone, tellTimeZone } from './time-zone.js'

export function AuthProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  const { data: user, isLoading, error } = useQuery(currentUserQuery)
  const { mutateAsync: login } = useMutation(loginMutation)
  const { mutateAsync: loginByPasskey } = useMutation(passkeyLoginMutation)
  const { mutateAsync: register } = useMutation(registerMutation)
  const { mutateAsync: logout } = useMutation(logoutMutation)
  const { languages } = useContext(RequestContext)

  useEffect(() => {
    if (user) {
      tellTimeZone()
      rememberAccount()
    }
    if (user === null) {
      forgetTimeZone()
      // Whoever was here before may have left with another page, or by the end of their session.
      if (hadAccount()) void forgetKept()
    }
  }, [user])

  const auth = useMemo(() => {
    const become = (next: User | null) => {
      client.setQueryData(currentUserQuery.queryKey, next)
      tellOtherTabs(next)
    }
    const signInBy = async (act: () => Promise<User>) => {
      const signedIn = await act()
      forgetOthers(client)
      become(signedIn)
      return signedIn
    }
    const signUp = async (credentials: NewAccount) => {
      const signedUp = await register({ ...credentials, ...guestUnits(languages) })
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
    return {
      user,
      isLoading,
      error,
      login: (credentials: Credentials) => signInBy(() => login(credentials)),
      loginByPasskey: () => signInBy(() => loginByPasskey()),
      register: signUp,
      logout: signOut,
    }
  }, [client, user, isLoading, error, login, loginByPasskey, register, logout, languages])

  return (
    <AuthContext.Provider value={auth}>
      {children}
      <SecondFactorHost />
    </AuthContext.Provider>
  )
}
