// The process of the user who loops calls, apart from the one that takes the time of another's: it is told which call and until
// when, and tells what was answered.
import { attacksOf } from './attacks.mjs'

const AT_ONCE = 8

const attacks = await attacksOf(process.argv[2])
process.on('message', async ({ name, until }) => {
  const attack = attacks.find((each) => each.name === name)
  if (!attack) throw new Error(`There is no call named ${name}.`)
  const statuses = {}
  const loop = async () => {
    while (Date.now() < until) {
      const { status } = await attack.call()
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, loop))
  process.send?.(statuses)
})
process.send?.(attacks.map(({ name, isOneOfAll = false }) => ({ name, isOneOfAll })))
