import { randomBytes } from 'node:crypto'
import { createServer } from 'node:net'
import { inRoot } from './paths.mjs'

const HOST = '127.0.0.1'
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '::1']

/**
 * The Garmin sandbox beside the app: its command, and the settings that make the app use it. Undefined where Garmin is
 * configured, for better or worse, or where browsers of other computers are served, which could not reach it.
 * @param {{ appPort?: number, redirectUri?: string, nodeArgs?: string[] }} options
 */
export async function garminSandbox({ appPort = Number(process.env.PORT || 3000), redirectUri, nodeArgs = [] } = {}) {
  if (!isWanted() || !(appPort > 0)) return undefined
  const port = Number(process.env.GARMIN_SANDBOX_PORT) || (await freePort())
  const secret = randomBytes(24).toString('base64url')
  const shared = {
    GARMIN_CLIENT_ID: 'triplan-sandbox',
    GARMIN_CLIENT_SECRET: randomBytes(24).toString('base64url'),
    GARMIN_API_BASE: `http://${HOST}:${port}`,
    ...(redirectUri && { GARMIN_REDIRECT_URI: redirectUri }),
  }
  return {
    appEnv: { ...shared, GARMIN_MODE: 'sandbox', GARMIN_ALLOW_SANDBOX: 'yes', GARMIN_WEBHOOK_SECRET_PATH: secret },
    program: {
      command: [process.execPath, ...nodeArgs, inRoot('apps', 'garmin-sandbox', 'dist', 'main.js')],
      env: {
        ...process.env,
        ...shared,
        GARMIN_SANDBOX_PORT: String(port),
        GARMIN_SANDBOX_WEBHOOK_URL: `http://localhost:${appPort}/api/garmin/webhooks/${secret}/{kind}`,
      },
      isExtra: true,
    },
  }
}

function isWanted() {
  const { GARMIN_MODE, GARMIN_CLIENT_ID, GARMIN_API_BASE, PUBLIC_ORIGIN, HOST: host } = process.env
  return (
    !GARMIN_MODE && !GARMIN_CLIENT_ID && !GARMIN_API_BASE && !PUBLIC_ORIGIN && (!host || LOCAL_HOSTS.includes(host))
  )
}

/** A port of this machine that nobody uses. @returns {Promise<number>} */
function freePort() {
  const probe = createServer()
  return new Promise((resolve, reject) => {
    probe.once('error', reject)
    probe.listen(0, HOST, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
