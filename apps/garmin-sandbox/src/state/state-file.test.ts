import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ask, connect, sandbox } from '../testing.js'
import { NO_FAULTS } from './faults.js'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'garmin-sandbox-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the state', () => {
  it('outlives the sandbox: connections, tokens, and what waits to be sent', async () => {
    const stateFile = join(folder, 'deeper', 'state.json')
    const first = sandbox({ stateFile, hurry: 1 })
    const tokens = await connect(first, ['ACTIVITY_EXPORT'])
    first.record(1, { sport: 'run' })
    await first.app.close()

    const second = sandbox({ stateFile })
    expect((await ask(second, tokens, ['GET', '/wellness-api/rest/user/id'])).statusCode).toBe(200)
    expect(second.state).toEqual(first.state)
    expect(second.state.deliveries).toHaveLength(1)
    await second.app.close()
  })

  it('of an older sandbox gets the faults that it did not know', async () => {
    const stateFile = join(folder, 'state.json')
    writeFileSync(stateFile, JSON.stringify({ version: 1, faults: { duplicate: true } }))
    const { app, state } = sandbox({ stateFile })
    expect(state.faults).toEqual({ ...NO_FAULTS, duplicate: true })
    await app.close()
  })

  it('is nobody else’s to read', async () => {
    const stateFile = join(folder, 'state.json')
    const { app, setFaults } = sandbox({ stateFile })
    setFaults({ duplicate: true })
    await app.close()
    expect(statSync(stateFile).mode & 0o777).toBe(0o600)
    expect(JSON.parse(readFileSync(stateFile, 'utf8')).faults.duplicate).toBe(true)
  })

  it('that cannot be read is left as it is, and the way out is named', () => {
    const stateFile = join(folder, 'state.json')
    writeFileSync(stateFile, '{"version": 1')
    expect(() => sandbox({ stateFile })).toThrow('Delete it to begin with a new one')
    expect(readFileSync(stateFile, 'utf8')).toBe('{"version": 1')
  })
})
