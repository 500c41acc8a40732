import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageRenderer } from '@tri/api-contract'

/** JSON texts of what the calls of the page answered. */
type Choice = { webDir: string; plans: string; current: string }
type Page = { webDir: string; answers: string; address: string; nonce: string }

const renderers = new Map<string, Promise<PageRenderer>>()

/** The plan that the page shows; undefined for none. */
export async function shownPlanOf({ webDir, plans, current }: Choice): Promise<number | undefined> {
  const { shownPlan } = await rendererOf(webDir)
  return shownPlan(JSON.parse(plans), JSON.parse(current))
}

/** The page of a plan. */
export async function renderPage({ webDir, answers, address, nonce }: Page): Promise<string> {
  const { renderPlan } = await rendererOf(webDir)
  return renderPlan({ answers: JSON.parse(answers), address, nonce })
}

function rendererOf(webDir: string): Promise<PageRenderer> {
  const known = renderers.get(webDir) ?? loadRenderer(webDir)
  renderers.set(webDir, known)
  return known
}

async function loadRenderer(webDir: string): Promise<PageRenderer> {
  const renderer: PageRenderer = await import(pathToFileURL(join(webDir, '.ssr', 'render-plan.js')).href)
  await renderer.prepare()
  return renderer
}
