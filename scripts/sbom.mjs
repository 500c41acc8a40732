// npm run sbom [-- FILE]: writes what is shipped, each package with its version, licence and checksum, as CycloneDX.
import './lib/check-node.mjs'

const { install } = await import('./lib/install.mjs')
const { inRoot } = await import('./lib/paths.mjs')
const { openStep, runMain } = await import('./lib/step.mjs')

const KIND = ['--prod', '--sbom-format', 'cyclonedx', '--sbom-type', 'application']

await runMain(async () => {
  await install()
  const file = process.argv[2] ?? inRoot('sbom.cdx.json')
  return (await openStep('Bill of materials', ['pnpm', 'sbom', ...KIND, '--out', file])) ? 0 : 1
})
