import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const WORTH_BYTES = 1024
const TEXT = /\.(js|css|svg|ttf|json|icc)$/

/** Puts a brotli and a gzip copy beside each file that gets smaller, so that the server need not compress while somebody waits. */
export async function compressFiles(dist) {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map(({ parentPath, path, name }) => join(parentPath ?? path, name))
    .filter((path) => !path.includes(`${sep}.`))
  await Promise.all(paths.map(compressFile))
}

async function compressFile(path) {
  const content = await readFile(path)
  if (content.length < WORTH_BYTES) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ])
  if (br.length < content.length) await writeFile(`${path}.br`, br)
  if (gz.length < content.length) await writeFile(`${path}.gz`, gz)
}
