import { Center, Loader } from '@mantine/core'
import { useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { comingFrom } from '../lib/browser/return-path.js'
import { useAuth } from '../session/auth-context.js'
import { ErrorState } from '../ui/error-state.js'

/** Shows the page to a signed-in user, a spinner while that is not known, and sends a visitor to sign in. */
export function ProtectedRoute() {
  const { user, isLoading, error } = useAuth()
  const location = useLocation()
  // Who signs out here goes to the dashboard next; who comes by a link goes where it leads.
  const [wasSignedIn, setSignedIn] = useState(false)
  if (user && !wasSignedIn) setSignedIn(true)
  if (isLoading)
    return (
      <Center mih="60vh">
        <Loader aria-label="Loading your account" />
      </Center>
    )
  if (error) return <ErrorState title="Your account could not be loaded" error={error} />
  return user ? <Outlet /> : <Navigate to="/auth" replace state={wasSignedIn ? null : comingFrom(location)} />
}
