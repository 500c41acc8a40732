/** Put here by the build: every file of the app that is shown or run, relative to the worker. */
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: readonly { url: string; revision: string | null }[] }

const FILES = self.__WB_MANIFEST
const PREFIX = 'triplan-files-'
/** Changes with any file of the build. */
const CACHE = PREFIX + digest(FILES.map(({ url, revision }) => `${url} ${revision}`).join())

/** Files that are asked for at the same time: what the athlete does next goes before. */
const AT_ONCE = 4

const addressOf = (path: string) => new URL(path, self.registration.scope).href

const ours = new Set(FILES.map(({ url }) => addressOf(url)))

/** Whether an address is a file of this build, or was one of another. */
export const isOurs = ({ href, pathname }: URL): boolean => ours.has(href) || pathname.includes('/assets/')

/** Only what the build has made: nothing else is ever in the cache. */
export async function keepThese(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE)
  const missing: string[] = []
  for (const address of addresses) if (ours.has(address) && !(await cache.match(address))) missing.push(address)
  const next = async (): Promise<void> => {
    const address = missing.pop()
    if (address === undefined) return
    const response = await fetch(address)
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    await cache.put(address, response)
    return next()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
}

/** Everything that a screen may ask for; what fails is asked for with the next page. */
export const keepAll = (): Promise<void> => keepThese([...ours]).catch(() => undefined)

/** A file of this build, or of the one before for a page that is still of it. */
export async function fromAnyBuild(request: Request): Promise<Response | undefined> {
  return (await (await caches.open(CACHE)).match(request)) ?? (await caches.match(request))
}

/** What two builds ago was used by a page is of no use any more. */
export async function dropOlder(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)))
}

/** FNV-1a: tells builds apart, and hides nothing. */
function digest(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  return hash.toString(36)
}
