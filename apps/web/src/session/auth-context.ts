import type { Credentials, User } from '@tri/api-contract'
import { createContext, useContext } from 'react'

/** With the token of the invite, where one was opened. */
export type NewAccount = Credentials & { invite?: string }

export type Auth = {
  /** Undefined while loading, null for a visitor. */
  user: User | null | undefined
  isLoading: boolean
  /** The error that kept the user from being known, e.g. the server is away. */
  error: Error | null
  /** Each rejects with an `ApiError`; the toast has then been shown. */
  login: (credentials: Credentials) => Promise<User>
  loginByPasskey: () => Promise<User>
  register: (credentials: NewAccount) => Promise<User>
  logout: () => Promise<void>
}

export const AuthContext = createContext<Auth | undefined>(undefined)

export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
