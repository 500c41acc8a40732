import { routes } from '@tri/api-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Child, startChild } from '../testing/child.js'
import { runCommandFile } from '../testing/command.js'
import { openFolder } from '../testing/folder.js'
import { forwarderTo } from '../testing/forwarder.js'
import { UNLIMITED, visitorsOf } from '../testing/test-app.js'

const { recovery, users } = routes
let folder: Awaited<ReturnType<typeof openFolder>>
let child: Child

beforeAll(async () => {
  folder = await openFolder()
  child = await startChild({ ...UNLIMITED, DATA_DIR: folder.folder })
}, 60_000)
afterAll(async () => {
  await child.end()
  await folder.remove()
})

const run = (...args: string[]) => runCommandFile('reset-password', args, { DATA_DIR: folder.folder, PORT: '3000' })

describe('npm run reset-password', () => {
  it('prints a link to a new password while TriPlan runs on its own data folder', async () => {
    const app = forwarderTo(child.address ?? '')
    const server = visitorsOf(app)
    const { username } = await server.user()
    const { code, said } = await run(username.toUpperCase())
    const token = /^http:\/\/localhost:3000\/reset-password#([\w-]{43})$/m.exec(said)?.[1] ?? ''
    expect([code, said]).toEqual([0, expect.stringContaining(`For ${username}, once, within an hour`)])
    const newPassword = 'another-horse-8'
    await server.visitor().ask(recovery.reset, { body: { token, newPassword } })
    const owner = server.visitor()
    await owner.ask(users.login, { body: { username, password: newPassword } })
    const kinds = (await owner.ask(routes.security.events)).map(({ kind }) => kind)
    expect(kinds).toEqual(['password-reset', 'reset-link-made'])
    await app.close()
  }, 60_000)

  it('says so where nobody has the address, and how it is called', async () => {
    expect(await run('nobody@example.org')).toEqual({
      code: 1,
      said: 'No account has the address nobody@example.org\n',
    })
    expect(await run('ann')).toMatchObject({ code: 2, said: expect.stringContaining('npm run reset-password -- ann') })
  }, 60_000)
})
