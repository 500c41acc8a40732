import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { startVitest } from 'vitest/node'
import { ResultsReporter } from './results-reporter.mjs'
import { sharedTest } from './shared-config.mjs'

const folder = mkdtempSync(join(tmpdir(), 'triplan-results-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What the reporter writes of a run of one test file with this text. */
async function resultsOf(text: string) {
  writeFileSync(join(folder, 'sample.test.ts'), text)
  const exitCode = process.exitCode
  const vitest = await startVitest('test', [], {
    root: folder,
    config: false,
    watch: false,
    globals: true,
    allowOnly: sharedTest.allowOnly ?? true,
    reporters: [new ResultsReporter({ seed: 7 })],
  })
  await vitest.close()
  // A sample that fails is what was asked for.
  process.exitCode = exitCode
  return JSON.parse(readFileSync(join(folder, 'test-results.json'), 'utf8'))
}

describe('the results of a run', () => {
  it('count by file, and tell the seed and each skipped test with the reason that it gave', async () => {
    const results = await resultsOf(`
      it('holds', () => {})
      it('is not for here', ({ skip }) => skip('the registry refuses'))
      describe.runIf(false)('elsewhere', () => it('holds too', () => {}))`)
    expect(results).toEqual({
      seed: 7,
      success: true,
      errors: 0,
      files: [{ file: 'sample.test.ts', passed: 1, failed: 0, skipped: 2, ms: expect.any(Number) }],
      failed: [],
      skipped: [
        { file: 'sample.test.ts', name: 'is not for here', note: 'the registry refuses' },
        { file: 'sample.test.ts', name: 'elsewhere > holds too' },
      ],
    })
  })

  it.each([
    ['a test that fails', `it('fails', () => { throw new Error('no') })`],
    ['a file without a test', ''],
    ['a file that breaks before its tests', `throw new Error('no')`],
    ['a test that keeps the others from running', `it('fails', () => {}); it.only('holds', () => {})`],
  ])('are no success after %s', async (_, text) => {
    expect(await resultsOf(text)).toMatchObject({ success: false, files: [{ failed: 1 }] })
  })

  it('name each test that failed, and a file that broke, with the first line of why', async () => {
    const { failed } = await resultsOf(`
      describe('a plan', () => it('fails', () => { throw new Error('no\\nand no') }))`)
    expect(failed).toEqual([{ file: 'sample.test.ts', name: 'a plan > fails', message: 'no' }])
    const broken = await resultsOf(`throw new Error('no way')`)
    expect(broken.failed).toEqual([{ file: 'sample.test.ts', name: '', message: 'no way' }])
    const late = await resultsOf(`
      it('holds', () => { setTimeout(() => { throw new Error('too late') }); return new Promise((go) => setTimeout(go, 50)) })`)
    expect(late).toMatchObject({ success: false, errors: 1 })
    expect(late.failed).toEqual([{ file: '', name: 'outside of its tests', message: 'too late' }])
  })
})

describe('what is made at random', () => {
  it('begins at the seed that the run tells', () => {
    expect(fc.readConfigureGlobal().seed).toBe(inject('seed'))
  })
})
