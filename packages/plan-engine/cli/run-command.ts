import { parseArgs } from 'node:util'
import { auditPlan } from '../src/audit/audit-plan.js'
import { ENGINE_VERSION } from '../src/engine-version.js'
import { generatePlan } from '../src/generate-plan.js'
import { PLAN_INPUT_SCHEMA, PLAN_SCHEMA } from '../src/schema.js'
import { de as auditDe } from '../src/texts/audit/de.js'
import { en as auditEn } from '../src/texts/audit/en.js'
import { de } from '../src/texts/de.js'
import { en } from '../src/texts/en.js'
import type { Measures } from '../src/texts/measures.js'
import type { PlanInput } from '../src/types.js'
import { Failure, reasonOf } from './failure.js'
import { auditLines, breaksFatalRule } from './print-audit.js'
import { type ReadText, readJson } from './read-json.js'
import { readQuestion } from './read-question.js'
import { validate } from './validate.js'

/** Where a command reads and writes; `complain` is for what is no answer. */
type Terminal = { readText: ReadText; print: (line: string) => void; complain: (line: string) => void }

/** 0 when all is well, 1 when a plan breaks a fatal rule or cannot be made, 2 when the command could not be carried out. */
type ExitCode = 0 | 1 | 2

const USAGE = `Usage: plan-engine <command> [file] [options]

  audit [file]           holds a plan against the published rules; exits with 1 when it breaks a fatal one
  generate [file]        makes a plan from an input, and prints both as JSON
  schema [input|plan]    prints the JSON Schema of an input (default) or of a plan

A file is what \`generate\` prints, or a plan file of TriPlan (.triplan.json); without one, or as -, standard input is read.

  --json                 audit: the whole audit as JSON
  --lang en|de           language of the sentences (default en)
  --units metric|miles   units of the sentences (default metric)
  --version, --help

General guidance, not medical advice.`

const OPTIONS = {
  json: { type: 'boolean', default: false },
  lang: { type: 'string', default: 'en' },
  units: { type: 'string', default: 'metric' },
  version: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

const LANGUAGES = { en: { texts: en, audit: auditEn }, de: { texts: de, audit: auditDe } }

/** Carries out the words after `plan-engine`. Never rejects: what is wrong is told, and in the code. */
export async function runCommand(words: readonly string[], terminal: Terminal): Promise<ExitCode> {
  try {
    return await carryOut(words, terminal)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    terminal.complain(error.message)
    return 2
  }
}

async function carryOut(words: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { values, positionals } = parse(words)
  const [command, file = command === 'schema' ? 'input' : '-', ...rest] = positionals
  if (values.version) return say(terminal, ENGINE_VERSION)
  if (values.help) return say(terminal, USAGE)
  if (rest.length > 0) throw new Failure(`One file at a time, please: ${rest.join(' ')} is left over.`)
  const spoken = { ...languageOf(values.lang), measures: measuresOf(values.units) }
  if (command === 'schema') return say(terminal, toText(schemaOf(file)))
  if (command === 'audit')
    return audit(await readJson(file, terminal.readText), { ...spoken, asJson: values.json }, terminal)
  if (command === 'generate') return generate(await readJson(file, terminal.readText), spoken, terminal)
  throw new Failure(command ? `There is no command ${command}.\n\n${USAGE}` : USAGE)
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw new Failure(`${reasonOf(error)}\n\n${USAGE}`)
  }
}

type Spoken = (typeof LANGUAGES)['en'] & { measures: Measures }

function audit(
  json: unknown,
  { audit: texts, measures, asJson }: Spoken & { asJson: boolean },
  terminal: Terminal,
): ExitCode {
  const { plan, input } = readQuestion(json)
  const found = auditPlan(plan, input)
  say(terminal, asJson ? toText(found) : auditLines(found, texts, measures).join('\n'))
  return breaksFatalRule(found) ? 1 : 0
}

function generate(json: unknown, { texts, measures }: Spoken, { print, complain }: Terminal): ExitCode {
  const input = validate<PlanInput>(json, PLAN_INPUT_SCHEMA, 'input')
  const plan = generatePlan(input)
  for (const notice of plan.notices) complain(texts.message(notice, measures) ?? notice.code)
  if (plan.weeks.length === 0) return 1
  print(toText({ input, plan }))
  return 0
}

function say({ print }: Terminal, text: string): ExitCode {
  print(text)
  return 0
}

const toText = (value: unknown) => JSON.stringify(value, undefined, 2)

function schemaOf(name: string) {
  if (name === 'input') return PLAN_INPUT_SCHEMA
  if (name === 'plan') return PLAN_SCHEMA
  throw new Failure(`There is a schema of an input and of a plan, not of ${name}.`)
}

function languageOf(name: string) {
  if (name === 'en' || name === 'de') return LANGUAGES[name]
  throw new Failure(`The sentences are there in en and de, not in ${name}.`)
}

function measuresOf(units: string): Measures {
  if (units === 'metric' || units === 'miles') return { units, poolUnits: 'metres' }
  throw new Failure(`Units are metric or miles, not ${units}.`)
}
