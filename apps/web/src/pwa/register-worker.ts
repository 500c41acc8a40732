/** Where the build puts the worker; its scope is the folder of the app. */
const WORKER = `${import.meta.env.BASE_URL}worker.js`

/** Makes the app open without a network; a browser that refuses (private mode, plain http) goes without. */
export async function registerWorker(): Promise<void> {
  await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' }).catch(() => undefined)
}
