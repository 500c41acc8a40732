// What a thread for pages can do; each name is one that `PageThreads` runs.
export { renderPage, shownPlanOf } from '../ssr/render-in-thread.js'
