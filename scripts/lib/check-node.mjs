// Imported first and written for old versions too, so that it can speak before anything newer fails.
const parts = process.versions.node.split('.').map(Number)
const major = parts[0] || 0
const minor = parts[1] || 0
const isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22

if (!isSupported) {
  console.error(
    `TriPlan needs Node.js 20.19, 22.12 or newer; this is ${process.versions.node}. ` +
      'Install a current version from https://nodejs.org and run the command again.',
  )
  process.exit(1)
}
