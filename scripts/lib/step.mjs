import { spawn } from 'node:child_process'
import { ROOT, toolEnv } from './paths.mjs'

/** A step that failed; the message says which and what to do. Its output has been printed. */
class StepError extends Error {}

/**
 * Runs a program quietly, as a line that says what is done and how long it took.
 * @param {string} title @param {string[]} command @param {{ hint: string, env?: Record<string, string> }} options
 * @throws {StepError} when it fails, after printing all that it said
 */
export async function quietStep(title, command, { hint, env = {} }) {
  const began = Date.now()
  process.stdout.write(`${title} ... `)
  const { code, output } = await runProgram(command, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  if (code === 0) return console.log(`${seconds(began)} s`)
  console.log(`failed after ${seconds(began)} s\n\n${output.trim()}\n`)
  throw new StepError(`${title} failed. ${hint}`)
}

/** Runs a program whose output people want to see; resolves with whether it succeeded. */
export async function openStep(title, command, env = {}) {
  const began = Date.now()
  console.log(`\n== ${title}`)
  const { code } = await runProgram(command, { env, stdio: ['ignore', 'inherit', 'inherit'] })
  console.log(`== ${title}: ${code === 0 ? 'ok' : 'FAILED'} (${seconds(began)} s)`)
  return code === 0
}

/** Runs `main`; a failed step becomes one line and exit code 1. */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0
  } catch (error) {
    console.error(error instanceof StepError ? error.message : error)
    process.exitCode = 1
  }
}

const seconds = (since) => ((Date.now() - since) / 1000).toFixed(1)

/**
 * @param {string[]} command
 * @param {{ env: Record<string, string>, stdio: import('node:child_process').StdioOptions }} options
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function runProgram([program = '', ...args], { env, stdio }) {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...toolEnv(), ...env },
      stdio,
      shell: process.platform === 'win32' && program !== process.execPath,
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code, output }))
  })
}
