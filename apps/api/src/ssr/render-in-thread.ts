import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageRenderer, VisitorPage } from '@tri/api-contract'

/** What `answers` holds is JSON text. */
type Page = { webDir: string; answers: string; address: string; nonce: string }

const renderers = new Map<string, Promise<PageRenderer>>()

/** Loads what rendering needs. */
export async function prepareRenderer(webDir: string): Promise<void> {
  await rendererOf(webDir)
}

/** The page of a plan. */
export async function renderPage({ webDir, answers, address, nonce }: Page): Promise<string> {
  const { renderPlan } = await rendererOf(webDir)
  return renderPlan({ answers: JSON.parse(answers), address, nonce })
}

/** The first page of a visitor. */
export async function renderFirstPage({ webDir, ...page }: VisitorPage & { webDir: string }): Promise<string> {
  const { renderVisitor } = await rendererOf(webDir)
  return renderVisitor(page)
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
