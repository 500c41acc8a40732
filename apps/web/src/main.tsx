import '@fontsource-variable/inter/index.css'
import './app/first-styles.js'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/app.js'
import { preloadPlan } from './app/home-page.js'
import { giveNonce, pageNonce } from './app/nonce.js'
import { makeQueryClient } from './http/query-client.js'
import { isOfWorker } from './pwa/page-of-worker.js'
import { whenIdle } from './pwa/when-idle.js'
import { isAsRendered, readHydrationState } from './ssr/hydration-state.js'
import { restoreStyles } from './ssr/restore-styles.js'

// Read by zod when it is loaded: the content policy forbids the eval that its compiler would try.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

// Not awaited here: the plan's chunk waits for this one.
start()
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  whenIdle(
    () =>
      void import('./pwa/register-worker.js').then(
        ({ registerWorker }) => registerWorker(),
        () => undefined,
      ),
  )

async function start() {
  const root = document.getElementById('root')
  if (!root) return
  const nonce = pageNonce()
  giveNonce(nonce)
  const state = readHydrationState()
  const queries = state?.queries ?? (isOfWorker() ? await keptQueries() : undefined)
  const app = <App client={makeQueryClient()} Router={BrowserRouter} nonce={nonce} state={queries} />
  // Rendered at once, the plan takes the place of its picture; without its chunk it tells so itself.
  if (queries) await preloadPlan(location.pathname).catch(() => undefined)
  // As a transition, React leaves the browser time in between; until it is done, the page that was rendered ahead stands there.
  startTransition(() => {
    if (!state || !isAsRendered(state)) return createRoot(root).render(app)
    restoreStyles()
    hydrateRoot(root, app)
  })
}

/** What was kept of the last visit, for a page without the server. */
async function keptQueries() {
  try {
    const { openKept } = await import('./sync/kept/open-kept.js')
    return await openKept()
  } catch {
    return undefined
  }
}
