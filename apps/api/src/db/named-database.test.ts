import { describe, expect, it } from 'vitest'
import { reachNamed, withoutPassword } from './named-database.js'

describe('an address of a database that leads nowhere', () => {
  it.each([
    ['postgres://ann:s3cret@127.0.0.1:1/plans', 'DATABASE_URL (postgres://ann@127.0.0.1:1/plans)', 'ECONNREFUSED'],
    [
      'postgres://ann:s3cret@nowhere.invalid/plans',
      'DATABASE_URL (postgres://ann@nowhere.invalid/plans)',
      'nowhere.invalid',
    ],
    ['postgres://ann:s3cret@[::1/plans', 'DATABASE_URL (it cannot be read as postgres://', 'Invalid URL'],
  ])('is named without its password: %s', async (url, named, why) => {
    const error = await reachNamed(url).then(
      () => undefined,
      (caught: Error) => caught,
    )
    expect(error?.message).toContain(named)
    expect(error?.message).toContain(why)
    expect(JSON.stringify([error?.message, error?.stack])).not.toContain('s3cret')
  })

  it.each([
    ['postgresql://ann:p%40ss@db:5433/plans?sslpassword=x', 'postgresql://ann@db:5433/plans'],
    ['postgres:///plans?host=/run/postgres&password=x', 'postgres:///plans'],
    ['postgres://db', 'postgres://db'],
  ])('%s is shown as %s', (url, shown) => {
    expect(withoutPassword(url)).toBe(shown)
  })
})
