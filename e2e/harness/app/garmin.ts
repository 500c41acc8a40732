import { randomBytes } from 'node:crypto'
import { createSandbox, type Sandbox } from '@tri/garmin-sandbox'
import { type Server, startServer } from './server.js'

const PARTNER = { clientId: 'triplan-e2e', clientSecret: randomBytes(16).toString('hex') }
/** What takes the sandbox seconds or minutes as it does Garmin is done in a fraction. */
const HURRY = 20

/** The app with a Garmin sandbox beside it, each on a port of its own. */
export async function startWithGarmin(): Promise<{ server: Server; sandbox: Sandbox; stop: () => Promise<void> }> {
  const sandbox = createSandbox({ ...PARTNER, hurry: HURRY })
  await sandbox.app.listen({ port: 0, host: '127.0.0.1' })
  const secret = randomBytes(16).toString('hex')
  const server = await startServer({
    env: {
      GARMIN_MODE: 'sandbox',
      GARMIN_CLIENT_ID: PARTNER.clientId,
      GARMIN_CLIENT_SECRET: PARTNER.clientSecret,
      GARMIN_API_BASE: sandbox.origin(),
      GARMIN_WEBHOOK_SECRET_PATH: secret,
    },
  })
  sandbox.sendWebhooksTo(`${server.origin}/api/garmin/webhooks/${secret}/{kind}`)
  const stop = async () => {
    await server.stop()
    await sandbox.app.close()
  }
  return { server, sandbox, stop }
}
