import { isAbsolute, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { EnvError, readEnv } from './env.js'

const https = { PUBLIC_ORIGIN: 'https://tri.example.org' }

describe('the settings', () => {
  it('need nothing', () => {
    const env = readEnv({})
    expect(env).toMatchObject({
      port: 3000,
      host: 'localhost',
      databaseUrl: undefined,
      publicOrigin: undefined,
      trustProxy: false,
      signInLimit: 10,
      logLevel: 'warn',
      opensOffline: true,
    })
    expect(env.dataDir.endsWith('/.data')).toBe(true)
    expect(env.webDir.endsWith('/apps/web/dist')).toBe(true)
  })

  it('find their folders from the repository, wherever the program is started', () => {
    const root = join(readEnv({}).dataDir, '..')
    expect(isAbsolute(root)).toBe(true)
    expect(readEnv({ DATA_DIR: 'elsewhere' }).dataDir).toBe(join(root, 'elsewhere'))
    expect(readEnv({ DATA_DIR: '/var/lib/tri' }).dataDir).toBe('/var/lib/tri')
  })

  it('count as not set when empty', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '', PUBLIC_ORIGIN: '' })).toEqual(readEnv({}))
  })

  it('take a port of 0 for any free one', () => {
    expect(readEnv({ PORT: '0' }).port).toBe(0)
  })

  it('take the proxies by address', () => {
    expect(readEnv({ TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,::1,loopback' }).trustProxy).toEqual([
      '127.0.0.1',
      '10.0.0.0/8',
      '::1',
      'loopback',
    ])
    expect(readEnv({ ...https, TRUST_PROXY: '127.0.0.1' }).publicOrigin).toBe('https://tri.example.org')
  })

  it.each([
    [{ PORT: '70000' }, 'PORT'],
    [{ PORT: 'http' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start with postgres://'],
    [{ PUBLIC_ORIGIN: 'tri.example.org' }, 'PUBLIC_ORIGIN must be an address'],
    [
      { PUBLIC_ORIGIN: 'https://tri.example.org/app', TRUST_PROXY: '::1' },
      'PUBLIC_ORIGIN must be an address without a path',
    ],
    [{ PUBLIC_ORIGIN: 'javascript:alert(1)' }, 'PUBLIC_ORIGIN'],
    [https, 'TRUST_PROXY must name the proxy that speaks https'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must list the addresses of your proxies'],
    [{ TRUST_PROXY: '1' }, 'TRUST_PROXY must list'],
    [{ TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY must list'],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET must have at least 32 characters'],
    [{ SIGN_IN_LIMIT: '0' }, 'SIGN_IN_LIMIT'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  ])('are refused with what to correct: %j', (settings, message) => {
    expect(() => readEnv(settings)).toThrow(EnvError)
    expect(() => readEnv(settings)).toThrow(message)
  })

  it('are all named at once', () => {
    expect(() => readEnv({ PORT: '-1', LOG_LEVEL: 'loud' })).toThrow(/PORT[\s\S]*LOG_LEVEL/)
  })
})
