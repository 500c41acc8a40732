import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What the built web app brings along to draw its page without a browser. */
type Drawing = {
  prepare(): Promise<void>
  shownPlan(plans: unknown, current: unknown): number | undefined
  drawPlan(page: { answers: unknown; address: string; nonce: string }): string
}

/** JSON texts of what the calls of the page answered. */
type Choice = { webDir: string; plans: string; current: string }
type Page = { webDir: string; answers: string; address: string; nonce: string }

const drawings = new Map<string, Promise<Drawing>>()

/** The plan that the page shows; undefined for none. */
export async function shownPlanOf({ webDir, plans, current }: Choice): Promise<number | undefined> {
  const { shownPlan } = await drawingOf(webDir)
  return shownPlan(JSON.parse(plans), JSON.parse(current))
}

/** The page of a plan. */
export async function drawPage({ webDir, answers, address, nonce }: Page): Promise<string> {
  const { drawPlan } = await drawingOf(webDir)
  return drawPlan({ answers: JSON.parse(answers), address, nonce })
}

function drawingOf(webDir: string): Promise<Drawing> {
  const known = drawings.get(webDir) ?? loadDrawing(webDir)
  drawings.set(webDir, known)
  return known
}

async function loadDrawing(webDir: string): Promise<Drawing> {
  const drawing: Drawing = await import(pathToFileURL(join(webDir, '.ssr', 'render-plan.js')).href)
  await drawing.prepare()
  return drawing
}
