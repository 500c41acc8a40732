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
export async function audit(registry?: string): Promise<Audit> {
  const env = { PNPM_CONFIG_FETCH_RETRIES: '0', ...(registry && { PNPM_CONFIG_REGISTRY: registry }) }
  const { stdout, stderr } = await runPnpm(['audit', '--prod', '--audit-level', 'high', '--json'], env)
  const said = `${stdout}${stderr}`
  if (said.includes(REFUSED)) return { refusal: said.replace(/[\s×│]+/g, ' ').trim(), holes: [] }
  if (!stdout.trimStart().startsWith('{')) throw new Error(said)
  const { advisories } = JSON.parse(stdout) as { advisories: Record<string, Advisory> }
  return { refusal: undefined, holes: Object.values(advisories).map(inWords) }
}

type Component = { purl: string; externalReferences?: { hashes?: { alg: string }[] }[] }

/** The bill of materials of what is shipped, from the lockfile. */
export async function billOfMaterials(): Promise<Component[]> {
  const { stdout } = await runPnpm(['sbom', '--prod', '--sbom-format', 'cyclonedx', '--lockfile-only'])
  return (JSON.parse(stdout) as { components: Component[] }).components
}

const inWords = ({ module_name: name, title, severity }: Advisory) => `${name}: ${title} (${severity})`

/** What it says, also when it fails. */
function runPnpm(args: string[], settings: Record<string, string> = {}) {
  const options = { cwd: ROOT, env: { ...process.env, ...settings }, maxBuffer: 32 * 1024 * 1024 }
  return new Promise<{ stdout: string; stderr: string }>((resolve) => {
    execFile(PNPM, args, options, (_error, stdout, stderr) => resolve({ stdout, stderr }))
  })
}
