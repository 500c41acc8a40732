import { TIME_ZONE_COOKIE } from '@tri/api-contract'

const A_YEAR = 31_536_000

/** Tells the server where today is, so that it can draw this user's page: in a cookie, for the page is asked for by the browser. */
export const tellTimeZone = () =>
  setCookie(encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone), A_YEAR)

export const forgetTimeZone = () => setCookie('', 0)

function setCookie(value: string, seconds: number) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that is supported
  document.cookie = `${TIME_ZONE_COOKIE}=${value}; path=/; max-age=${seconds}; samesite=lax`
}
