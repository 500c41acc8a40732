import type { TrainingPlan } from '@tri/api-contract'
import { chooseHome } from '../app/choose-home.js'
import { preloadPlan } from '../app/home-page.js'
import { makeQueryClient } from '../http/query-client.js'
import { drawAsOf } from '../lib/dates/today.js'
import { drawInLanguages } from '../lib/measures/region-units.js'
import { ANSWERS_ID, knowAnswers, type PageAnswers } from './hydration-state.js'
import { draw } from './render.js'

type Page = {
  answers: PageAnswers
  /** Path and search. */
  address: string
  nonce: string
}

/** The plan that the dashboard shows to somebody who chose no other one; undefined for the set-up. */
export function shownPlan(plans: TrainingPlan[], current: TrainingPlan | null): number | undefined {
  const home = chooseHome({
    isVisitor: false,
    isLoading: false,
    isNewAsked: false,
    plans,
    current,
    selectedId: undefined,
  })
  return home.kind === 'plan' ? home.plan.id : undefined
}

/** Loads what drawing needs. */
export const prepare = preloadPlan

/** A plan's page with what its calls would answer: the browser shows it before any script has come, and asks nothing. */
export function drawPlan({ answers, address, nonce }: Page): string {
  const client = makeQueryClient()
  knowAnswers(client, answers)
  const drawing = drawAsOf(answers.today, () =>
    drawInLanguages(answers.accepted, () => draw({ client, address, nonce })),
  )
  client.clear()
  return `${drawing}<script type="application/json" id="${ANSWERS_ID}">${inScript(answers)}</script>`
}

/** JSON in which nothing ends the element that holds it. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
