import { availableParallelism, loadavg } from 'node:os'

/** Prints what was measured; true when no call failed. */
export function report({ calls, memory, seconds, users, mix }) {
  const asked = calls.filter(({ name }) => name !== 'pulse')
  const failed = asked.filter(({ status }) => status >= 400)
  const line = (name, some) => console.log(`${name.padEnd(18)} ${some.length.toString().padStart(7)}  ${timesOf(some)}`)
  const [load = 0] = loadavg()
  console.log(
    `${users} athletes, mix "${mix}", ${seconds.toFixed(0)} s, ${availableParallelism()} cores, load ${load.toFixed(1)}`,
  )
  console.log(`${asked.length} calls (${(asked.length / seconds).toFixed(0)} a second), ${failed.length} errors\n`)
  console.log(`${' '.repeat(18)}   calls      p50      p95      p99      max   ms`)
  line('all', asked)
  for (const name of [...new Set(asked.map((call) => call.name))].sort())
    line(
      name,
      asked.filter((call) => call.name === name),
    )
  line(
    'the process alone',
    calls.filter(({ name }) => name === 'pulse'),
  )
  console.log(`\nmemory: ${driftOf(memory)}`)
  for (const { name, status, text } of failed.slice(0, 10)) console.log(`${name}: ${status} ${text}`)
  return failed.length === 0
}

function timesOf(calls) {
  const times = calls.map(({ ms }) => ms).sort((one, other) => one - other)
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
  return [0.5, 0.95, 0.99, 1].map((share) => at(share).toFixed(1).padStart(7)).join('  ')
}

/** The second third of the run against the last: warm-up is not growth. */
function driftOf(memory) {
  const third = Math.floor(memory.length / 3)
  const mean = (some) => some.reduce((sum, value) => sum + value, 0) / some.length
  const [middle, last] = [mean(memory.slice(third, 2 * third)), mean(memory.slice(2 * third))]
  return `${middle.toFixed(0)} MB in the second third, ${last.toFixed(0)} MB in the last (${(((last - middle) / middle) * 100).toFixed(1)} %)`
}
