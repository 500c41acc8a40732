/** Where somebody wanted to go who had to sign in first, as the login's page in the browser's history keeps it. */
export const comingFrom = ({ pathname, search, hash }: Record<'pathname' | 'search' | 'hash', string>) => ({
  from: `${pathname}${search}${hash}`,
})

/** Only for reading a path: nobody goes there. */
const NOWHERE = 'https://nowhere.invalid'

/**
 * The page to go to after signing in: where one came from, else the dashboard. Only a path of this site: an address that
 * leads anywhere else, or back to the login, is not followed.
 */
export function returnPath(state: unknown): string {
  const from: unknown = Object(state).from
  if (typeof from !== 'string' || !from.startsWith('/')) return '/'
  const { origin, pathname, search, hash } = read(from) ?? {}
  return origin === NOWHERE && pathname !== '/auth' ? `${pathname}${search}${hash}` : '/'
}

function read(path: string): URL | undefined {
  try {
    return new URL(path, NOWHERE)
  } catch {
    return undefined
  }
}
