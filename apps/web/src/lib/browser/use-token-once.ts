import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** What stands behind the # of the address, which it leaves at once: neither the history nor who looks on keeps it. */
export function useTokenOnce(): string {
  const { hash, pathname, state } = useLocation()
  const navigate = useNavigate()
  const [token, setToken] = useState(() => hash.slice(1))
  useEffect(() => {
    if (!hash) return
    setToken(hash.slice(1))
    navigate(pathname, { replace: true, state })
  }, [hash, pathname, state, navigate])
  return token
}
