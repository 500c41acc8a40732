// Served in the service worker's place with OFFLINE=off: ends it, takes what it kept out of the browser, and loads open pages anew.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(end()))

async function end() {
  const pages = await self.clients.matchAll({ type: 'window' })
  for (const name of await caches.keys()) if (name.startsWith('triplan-')) await caches.delete(name)
  await self.registration.unregister()
  for (const page of pages) page.navigate(page.url).catch(() => undefined)
}
