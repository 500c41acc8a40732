declare const self: ServiceWorkerGlobalScope

/** The server's page with nobody's plan in it and no nonce: it is filled in each time that it is shown. */
const SHELL = 'app-shell'
const CACHE = 'triplan-shell'
const NONCE = '__CSP_NONCE__'
const POLICY = 'content-security-policy'

const address = () => new URL(SHELL, self.registration.scope).href

/** Asks for the newest shell and keeps it; its text. */
export async function fetchShell(): Promise<string> {
  const response = await fetch(address(), { cache: 'no-store', credentials: 'omit' })
  if (!response.ok || !response.headers.get(POLICY)) throw new Error(`The shell answered ${response.status}`)
  const text = await response.clone().text()
  await (await caches.open(CACHE)).put(address(), response)
  return text
}

/** The files that the shell names. */
export const filesOfShell = (shell: string): string[] =>
  [...shell.matchAll(/ (?:src|href)="([^"]+)"/g)].flatMap(([, path]) =>
    path ? [new URL(path, self.registration.scope).href] : [],
  )

/** The kept page with a nonce that nobody else has, as the server would have made it; undefined where none is kept. */
export async function makePage(): Promise<Response | undefined> {
  const shell = await (await caches.open(CACHE)).match(address())
  if (!shell) return undefined
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))))
  const fill = (text: string) => text.replaceAll(NONCE, nonce)
  return new Response(fill(await shell.text()), {
    headers: { 'content-type': 'text/html; charset=utf-8', [POLICY]: fill(shell.headers.get(POLICY) ?? '') },
  })
}
