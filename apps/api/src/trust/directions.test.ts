import { appendFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import rules, { HOUSE } from '../../../../.dependency-cruiser.mjs'

/** A source tree with nothing in it but one illegal import for each rule. */
let tree: string

const RULES = rules.forbidden.map(({ name }) => name)
const ROOMS = Object.entries(HOUSE).flatMap(([folder, { rooms }]) =>
  Object.entries(rooms).map(([room, sees]) => ({ folder, room, sees, all: Object.keys(rooms) })),
)

const isSeen = (sees: readonly (string | RegExp)[], room: string) =>
  sees.some((name) => (name instanceof RegExp ? name.test(room) : name === room))

/** A room that another may not see; undefined where it may see all. */
const unseenBy = ({ room, sees, all }: (typeof ROOMS)[number]) =>
  all.find((other) => other !== room && !isSeen(sees, other))

const fileIn = (folder: string, room: string, name: string) =>
  join(tree, folder, room.endsWith('.ts') ? room : join(room, name))

async function write(file: string, text: string) {
  await mkdir(dirname(file), { recursive: true })
  await appendFile(file, text)
}

async function plant(file: string, target: string) {
  const isPath = target.startsWith(tree)
  if (isPath) await write(target, 'export const planted = 1\n')
  const path = isPath ? relative(dirname(file), target).replace(/^(?!\.)/, './') : target
  await write(file, `import '${path.replace(/\.ts$/, '.js')}'\n`)
}

beforeAll(async () => {
  tree = await mkdtemp(join(tmpdir(), 'directions-'))
  for (const room of ROOMS) {
    const unseen = unseenBy(room)
    if (!unseen) continue
    await plant(fileIn(room.folder, room.room, 'planted.ts'), fileIn(room.folder, unseen, 'target.ts'))
  }
  for (const folder of Object.keys(HOUSE)) {
    await plant(fileIn(folder, 'not-in-the-table', 'planted.ts'), fileIn(folder, '.', 'below.ts'))
    await plant(fileIn(folder, '.', 'of-another-package.ts'), '@tri/no-such-package')
    await plant(fileIn(folder, '.', 'of-node.ts'), 'node:fs')
  }
  const [first = ''] = Object.keys(HOUSE)
  await write(fileIn(first, '.', 'one.ts'), `import './two.js'\n`)
  await write(fileIn(first, '.', 'two.ts'), `import './one.js'\n`)
})
afterAll(() => rm(tree, { recursive: true, force: true }))

async function refused(config: typeof rules) {
  const { output } = await cruise(
    Object.keys(HOUSE),
    { ...config.options, baseDir: tree, ruleSet: { forbidden: config.forbidden }, validate: true },
    {},
    {},
  )
  if (typeof output === 'string') throw new Error(output)
  return new Set(output.summary.violations.map(({ rule }) => rule.name))
}

describe('an import against the directions', () => {
  it('is refused by each rule', async () => {
    const seesAll = ROOMS.filter((room) => !unseenBy(room)).map(
      ({ folder, room }) => `${folder}: ${room} sees only its row`,
    )
    const names = await refused(rules)
    expect(RULES.filter((name) => !names.has(name))).toEqual(seesAll)
    expect(RULES.length).toBeGreaterThan(70)
  })
})
