import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import { dropOlder, fromAnyBuild, isOurs, keepAll, keepThese } from './files.js'
import { fetchShell, filesOfShell, makePage } from './shell.js'

declare const self: ServiceWorkerGlobalScope

/** Seconds after which a page that does not come is drawn from what is here. */
const PATIENCE_SECONDS = 3

/** What is the server's alone: calls, and what is downloaded or subscribed to. */
const NEVER = [/\/api(\/|$)/, /\/calendar\//, /\/metrics$/]

self.addEventListener('install', (event) => {
  event.waitUntil(install())
})

/** Nothing but the neutral page and what it names; a first visit has loaded that already, so it comes from the browser's own cache. */
async function install() {
  const shell = await fetchShell()
  await keepThese(await filesOfShell(shell))
  await self.skipWaiting()
}

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOlder(), self.registration.navigationPreload?.enable(), self.clients.claim()]))
})

// Pages are the server's as long as it answers: they are never kept, for they hold somebody's plan.
const pages = new NetworkOnly({
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [
    {
      fetchDidSucceed: async ({ response }) => {
        if (response.status >= 500) throw new Error(`The server answered ${response.status}`)
        return response
      },
      handlerDidError: makePage,
    },
  ],
})
registerRoute(new NavigationRoute(pages, { denylist: NEVER }))

registerRoute(
  ({ sameOrigin, request, url }) => sameOrigin && request.method === 'GET' && isOurs(url),
  async ({ request }) => (await fromAnyBuild(request)) ?? fetch(request),
)

self.addEventListener('message', (event) => {
  // Asked for once there is a plan: before that nobody needs more than the first page offline.
  if (event.data?.kind === 'keep-all') event.waitUntil(keepAll())
})
