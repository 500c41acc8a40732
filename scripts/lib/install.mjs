import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from './paths.mjs'
import { quietStep } from './step.mjs'

const STAMP = inRoot('node_modules', '.installed')

/** Installs exactly what the lockfile says, unless that is there already. Needs nothing but Node and npm. */
export async function install() {
  const wanted = fingerprint()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  const { packageManager } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
  const command = ['npx', '--yes', packageManager, 'install', '--frozen-lockfile', '--prod=false']
  await quietStep('Installing packages (the first time takes a minute)', command, {
    // Tells pnpm that nobody is there to answer questions.
    env: { CI: 'true' },
    hint: 'Check the connection to the npm registry (npm ping) and that this folder can be written to, and try again.',
  })
  writeFileSync(STAMP, wanted)
}

/** Changes with everything that decides what is installed. */
function fingerprint() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`)
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests()]) {
    hash.update(`${file}\n`).update(readFileSync(inRoot(file)))
  }
  return hash.digest('hex')
}

function manifests() {
  const inFolder = (folder) => readdirSync(inRoot(folder)).map((name) => `${folder}/${name}/package.json`)
  return ['package.json', 'e2e/package.json', ...inFolder('apps'), ...inFolder('packages')]
    .filter((file) => existsSync(inRoot(file)))
    .sort()
}
