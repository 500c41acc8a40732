import { useNavigate } from 'react-router-dom'
import { useAuth } from '../session/auth-context.js'

/** Signs out and shows the dashboard; a failure has its own toast and changes nothing. */
export function useLogout(): () => void {
  const { logout } = useAuth()
  const navigate = useNavigate()
  return () => {
    logout().then(
      () => navigate('/'),
      () => undefined,
    )
  }
}
