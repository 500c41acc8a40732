// What a thread for somebody who waits can do; each name is one that `InteractiveThreads` runs.
export { generateRows, repaceRows } from '../plans/workout-rows.js'
export { prepareRenderer, renderPage } from '../ssr/render-in-thread.js'
