import { useAuth } from '../../session/auth-context.js'

/** Signs out; a protected page then asks for the login. A failure has its own toast and changes nothing. */
export function useLogout(): () => void {
  const { logout } = useAuth()
  return () => {
    logout().catch(() => undefined)
  }
}
