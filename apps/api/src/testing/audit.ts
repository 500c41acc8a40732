import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const PNPM = `${ROOT}node_modules/.bin/pnpm`
/** What pnpm says when the registry answers something else than advisories, or cannot be reached. */
const REFUSED = 'ERR_PNPM_AUDIT_BAD_RESPONSE'

type Advisory = { module_name: string; title: string; severity: string }

/** Holes of severity high and above that are known in what is shipped; or why the registry does not tell. */
export type Audit = { refusal: string | undefined; holes: string[] }

/** Asks the registry, the configured one unless another is named, about every locked package that is shipped. */
export function audit(registry?: string): Promise<Audit> {
  const args = ['audit', '--prod', '--audit-level', 'high', '--json']
  const env = { ...process.env, PNPM_CONFIG_FETCH_RETRIES: '0', ...(registry && { PNPM_CONFIG_REGISTRY: registry }) }
  return new Promise((resolve, reject) => {
    execFile(PNPM, args, { cwd: ROOT, env, maxBuffer: 32 * 1024 * 1024 }, (_error, stdout, stderr) => {
      const said = `${stdout}${stderr}`
      if (said.includes(REFUSED)) return resolve({ refusal: said.replace(/[\s×│]+/g, ' ').trim(), holes: [] })
      if (!stdout.trimStart().startsWith('{')) return reject(new Error(said))
      const { advisories } = JSON.parse(stdout) as { advisories: Record<string, Advisory> }
      resolve({ refusal: undefined, holes: Object.values(advisories).map(inWords) })
    })
  })
}

const inWords = ({ module_name: name, title, severity }: Advisory) => `${name}: ${title} (${severity})`
