import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import { build } from 'tsup'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generatePlan } from '../src/generate-plan.js'
import { GOLDEN } from '../src/testing/golden-inputs.js'

const EXAMPLES = fileURLToPath(new URL('../examples', import.meta.url))
const run = (file: string, ...words: string[]): string[] =>
  execFileSync(process.execPath, [join(EXAMPLES, file), ...words], { encoding: 'utf8' })
    .trim()
    .split('\n')

describe('the examples for Node', () => {
  it('prints a plan by ES modules', () => {
    const lines = run('node.mjs', 'sprint', '2026-11-22', '2027-01-31')
    expect(lines.filter((line) => line.startsWith('Week '))).toHaveLength(10)
    expect(lines.join('\n')).toMatch(/^General guidance, not medical advice\. Ask a doctor /m)
    expect(lines.at(-1)).toMatch(/^Audit: \d+ of 100$/)
  })

  it('says what is wrong instead of breaking', () => {
    expect(run('node.mjs', 'marathon', '2026-11-22', 'soon')[0]).toContain('date does not exist')
  })

  it('prints predictions by CommonJS', () => {
    expect(run('node.cjs')).toContain('olympic: 02:49:27')
  })
})

type Worker = { fetch: (request: Request) => Promise<Response> }

describe('the edge worker, in a world without Node', () => {
  let folder = ''
  let worker: Worker

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'edge-worker-'))
    await build({
      entry: [join(EXAMPLES, 'edge-worker.mjs')],
      outDir: folder,
      format: 'iife',
      globalName: 'worker',
      platform: 'neutral',
      noExternal: [/./],
      config: false,
      silent: true,
    })
    const script = readFileSync(join(folder, 'edge-worker.global.js'), 'utf8')
    worker = runInNewContext(`${script}\nworker.default`, { Request, Response, Headers, URL }) as Worker
  }, 60_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const post = (body: string) => worker.fetch(new Request('https://edge.example/', { method: 'POST', body }))

  it('answers the plan that Node makes, to the byte, and its audit', async () => {
    const response = await post(JSON.stringify(GOLDEN.G2))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json')
    const { plan, audit } = (await response.json()) as { plan: unknown; audit: { score: number } }
    const isSame = JSON.stringify(plan) === JSON.stringify(generatePlan(GOLDEN.G2))
    expect(isSame, 'The built engine plans otherwise than src: run pnpm build').toBe(true)
    expect(audit.score).toBeGreaterThan(90)
  })

  it.each([
    ['no JSON', '{', 400],
    ['no input', '{"raceType":"sprint"}', 400],
    ['null', 'null', 400],
    ['more than an input takes', ' '.repeat(20_001), 413],
  ])('refuses %s', async (_, body, status) => {
    const response = await post(body)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ message: expect.any(String) })
  })

  it('answers a date that does not exist with a plan that says so', async () => {
    const response = await post(JSON.stringify({ ...GOLDEN.G2, raceDate: '2027-02-30' }))
    const { plan } = (await response.json()) as { plan: { notices: { code: string }[] } }
    expect(plan.notices.map(({ code }) => code)).toEqual(['INVALID_DATE'])
  })

  it('takes POST only', async () => {
    const response = await worker.fetch(new Request('https://edge.example/'))
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
  })
})
