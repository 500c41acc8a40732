import closeWithGrace from 'close-with-grace'
import { createSandbox } from './sandbox.js'
import { readSettings } from './state/settings.js'

const HOST = '127.0.0.1'

main().catch((error: unknown) => {
  console.error(`The Garmin sandbox cannot start: ${inWords(error)}`)
  process.exit(1)
})

async function main() {
  const { port, options } = readSettings(process.env)
  const { app, origin } = createSandbox(options)
  closeWithGrace({ delay: 5_000 }, async ({ err }) => {
    if (err) console.error(`The Garmin sandbox stops after an error: ${inWords(err)}`)
    await app.close()
  })
  await app.listen({ port, host: HOST })
  console.log(`The Garmin sandbox (made-up athletes and activities) is at ${origin()}`)
}

function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error)
    return `port ${error.port} is in use. Choose another one: GARMIN_SANDBOX_PORT=${Number(error.port) + 1}`
  return error.message
}
