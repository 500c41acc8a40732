// What a thread for somebody who waits can do; each name is one that `InteractiveThreads` runs.
export { generateRows, repaceRows } from '../plans/workout-rows.js'
export { prepareRenderer, renderFirstPage, renderPage } from '../ssr/render-in-thread.js'
