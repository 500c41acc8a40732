import { PLAN_INPUT_SCHEMA, PLAN_SCHEMA } from '../src/schema.js'
import type { Plan, PlanInput } from '../src/types.js'
import { Failure } from './failure.js'
import type { Question } from './question.js'
import { isPlanFile, readPlanFile } from './read-plan-file.js'
import { validate } from './validate.js'

/**
 * The plan of a file and its input: as `plan-engine generate` writes them, or a plan file of the app (`.triplan.json`). Fails in words
 * for anything else.
 */
export function readQuestion(json: unknown): Question {
  if (isPlanFile(json)) return readPlanFile(json)
  if (!isPair(json))
    throw new Failure(
      'An audit needs a plan and what it was made from: {"input": ..., "plan": ...} as `plan-engine generate` prints it, or a plan file of TriPlan (.triplan.json).',
    )
  return {
    input: validate<PlanInput>(json.input, PLAN_INPUT_SCHEMA, 'input'),
    plan: validate<Plan>(json.plan, PLAN_SCHEMA, 'plan'),
  }
}

const isPair = (json: unknown): json is { input: unknown; plan: unknown } =>
  typeof json === 'object' && json !== null && 'input' in json && 'plan' in json
