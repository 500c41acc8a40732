// An edge worker that answers plans: POST the input as JSON. Web interfaces only, no Node.
import { auditPlan, generatePlan } from '@tri/plan-engine'

/** Far more than any input takes. */
const MOST_BYTES = 20_000

export default {
  /** 200 with plan and audit, 400 for what is no input, 405 for any method but POST, 413 for too much. */
  async fetch(request) {
    if (request.method !== 'POST')
      return answer(405, { message: 'POST the input of a plan as JSON.' }, { allow: 'POST' })
    const text = await request.text()
    if (text.length > MOST_BYTES) return answer(413, { message: `Send at most ${MOST_BYTES} characters.` })
    const input = parse(text)
    if (!input) return answer(400, { message: 'Send raceType, distances, dates, paces, level and schedule as JSON.' })
    const plan = generatePlan(input)
    return answer(200, { plan, audit: auditPlan(plan, input) })
  },
}

const OBJECTS = ['distances', 'currentPaces', 'goalPaces', 'weeklySchedule']

/** The input when it has the parts the engine reads; what is wrong inside them the plan's notices tell. */
function parse(text) {
  try {
    const input = JSON.parse(text)
    const isWhole = OBJECTS.every((name) => typeof input?.[name] === 'object' && input[name] !== null)
    return isWhole && Array.isArray(input.weeklySchedule) ? input : undefined
  } catch {
    return undefined
  }
}

const answer = (status, body, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })
