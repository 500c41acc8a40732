import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { addDays } from '@tri/plan-engine'
import openapiTS, { astToString } from 'openapi-typescript'
import { generate } from 'orval'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.js'

type Journey = (baseUrl: string, username: string, race: { raceDate: string; totalWeeks: number }) => Promise<unknown>

const JOURNEYS = fileURLToPath(new URL('../../testing/journeys', import.meta.url))
/** Where a program of somebody else would stand, with the libraries it uses. */
const FOLDER = fileURLToPath(new URL('../../../node_modules/.clients-', import.meta.url))

let server: TestApp
let baseUrl: string
let folder: string

beforeAll(async () => {
  server = await startTestApp()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  baseUrl = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
  folder = mkdtempSync(FOLDER)
  for (const name of readdirSync(JOURNEYS)) cpSync(join(JOURNEYS, name), join(folder, name.replace('.txt', '')))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'openapi.json'), await (await fetch(`${baseUrl}/api/openapi.json`)).text())
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await server.stop()
})

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  skipLibCheck: false,
}

/** What the compiler says of the journey and the client it uses. */
function problemsOf(entry: string): string[] {
  const program = ts.createProgram([join(folder, entry)], OPTIONS)
  return ts.getPreEmitDiagnostics(program).map(({ messageText, file, start }) => {
    const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 0
    return `${file?.fileName.slice(folder.length) ?? ''}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
  })
}

/** Makes the journey runnable and runs it as a new user. */
async function travel(name: string, parts: readonly string[]): Promise<unknown> {
  for (const part of parts) {
    const source = readFileSync(join(folder, `${part}.ts`), 'utf8').replace(/from '\.\/(\w+)'/g, "from './$1.js'")
    writeFileSync(join(folder, `${part}.js`), ts.transpileModule(source, { compilerOptions: OPTIONS }).outputText)
  }
  const { journey } = (await import(pathToFileURL(join(folder, `${name}.js`)).href)) as { journey: Journey }
  const raceDate = addDays(new Date().toISOString().slice(0, 10), 28)
  return journey(baseUrl, `${name}@example.org`, { raceDate, totalWeeks: 4 })
}

const came = (name: string) => ({
  registered: `${name}@example.org`,
  created: null,
  completed: 45,
  moved: 'Wednesday',
  seen: 'Spring race',
  deleted: 204,
  refused: 'Plan not found',
})

describe('a client made from the document', () => {
  it('by openapi-typescript compiles, and goes from registering to deleting', async () => {
    const document = JSON.parse(readFileSync(join(folder, 'openapi.json'), 'utf8'))
    writeFileSync(join(folder, 'schema.d.ts'), astToString(await openapiTS(document)))
    expect(problemsOf('openapi-fetch.ts')).toEqual([])
    expect(await travel('openapi-fetch', ['plan', 'openapi-fetch'])).toEqual(came('openapi-fetch'))
  }, 120_000)

  it('by orval compiles, and goes from registering to deleting', async () => {
    const output = { target: join(folder, 'client.ts'), client: 'fetch', clean: false } as const
    await generate({ input: { target: join(folder, 'openapi.json') }, output })
    expect(problemsOf('orval.ts')).toEqual([])
    expect(await travel('orval', ['plan', 'client', 'orval'])).toEqual(came('orval'))
  }, 120_000)
})
