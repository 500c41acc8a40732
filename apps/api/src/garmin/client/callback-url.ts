/** The path under which Garmin hands out data for a ping. */
const PREFIX = '/wellness-api/rest/'
const MAX_LENGTH = 2048

/**
 * The address to fetch for a ping, written anew from its parts; undefined for any that is not plainly Garmin's own: of
 * `apiBase`'s origin, without a user, below the data's path. A port only where `apiBase` has it: that is a sandbox.
 */
export function allowedCallback(callbackUrl: string, apiBase: string): string | undefined {
  if (callbackUrl.length > MAX_LENGTH || !URL.canParse(callbackUrl)) return undefined
  const url = new URL(callbackUrl)
  const isOurs =
    url.origin === new URL(apiBase).origin &&
    url.username === '' &&
    url.password === '' &&
    url.pathname.startsWith(PREFIX) &&
    !/%2f|%5c|%2e|\\/i.test(url.pathname)
  url.hash = ''
  return isOurs ? url.href : undefined
}
