import { Center, Loader } from '@mantine/core'
import { Navigate, Outlet } from 'react-router-dom'
import { useAuth } from '../session/auth-context.js'
import { ErrorState } from '../ui/error-state.js'

/** Shows the page to a signed-in user, a spinner while that is not known, and sends a visitor to sign in. */
export function ProtectedRoute() {
  const { user, isLoading, error } = useAuth()
  if (isLoading)
    return (
      <Center mih="60vh">
        <Loader aria-label="Loading your account" />
      </Center>
    )
  if (error) return <ErrorState title="Your account could not be loaded" error={error} />
  return user ? <Outlet /> : <Navigate to="/auth" replace />
}
