#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { argv, stderr, stdin, stdout } from 'node:process'
import { text } from 'node:stream/consumers'
import { runCommand } from './run-command.js'

const readText = async (file: string) => (file === '-' ? text(stdin) : readFileSync(file, 'utf8'))

/** Whoever reads only the first lines closes the pipe: that is no failure. */
stdout.on('error', () => undefined)

const terminal = {
  readText,
  print: (line: string) => stdout.write(`${line}\n`),
  complain: (line: string) => stderr.write(`${line}\n`),
}
runCommand(argv.slice(2), terminal).then((code) => {
  process.exitCode = code
})
