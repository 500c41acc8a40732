import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { chromium } from 'playwright-core'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'chrome.exe']
const MAC_FOLDER = '/Applications/Google Chrome.app/Contents/MacOS'
const FOLDERS = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/opt/google/chrome',
  MAC_FOLDER,
  'C:\\Program Files\\Google\\Chrome\\Application',
]
const DOWNLOAD_MS = 180_000
/** Two packages' tests may begin at once: what installs waits here for the other. */
const APT_FOLDER = '/var/lib/apt'
const isRoot = process.getuid?.() === 0

/** What Chromium is started with wherever it tests: root has no sandbox, and a container little shared memory. */
export const CHROMIUM_ARGS = [...(isRoot ? ['--no-sandbox'] : []), '--disable-dev-shm-usage']

/**
 * The Chromium to test with: the one that CHROMIUM_PATH names, else an installed one, else Playwright's download, else,
 * for root on Debian or Ubuntu, the distribution's.
 *
 * @returns {string} its path
 * @throws Error that says how to get one.
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named))
    throw new Error(`CHROMIUM_PATH names ${named}, which is not there. Correct it, or unset it to search.`)
  const found = installedChromium() ?? downloaded() ?? fromDistribution()
  if (found) return found
  throw new Error(
    'The browser tests need Chromium, and none was found or could be installed. Install Chromium or Google Chrome, ' +
      'or set CHROMIUM_PATH to the program.',
  )
}

/**
 * The Chromium that is there already, for configurations, which are also read where nothing is tested; nothing is installed.
 *
 * @returns {string | undefined} its path
 */
export const installedChromium = () => process.env.CHROMIUM_PATH || installed()

function installed() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...FOLDERS].filter(Boolean)
  return [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), join(MAC_FOLDER, 'Google Chrome')]
    .concat(chromium.executablePath())
    .find((path) => existsSync(path))
}

function downloaded() {
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js')
  console.log('No Chromium is installed: downloading the one of Playwright.')
  return attempt(process.execPath, [cli, 'install', 'chromium']) ? installed() : undefined
}

function fromDistribution() {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('Installing Chromium with apt-get.')
  const apt = (/** @type {string[]} */ ...args) => attempt('flock', [APT_FOLDER, 'apt-get', ...args])
  return apt('update', '-qq') && apt('install', '-y', '-qq', 'chromium') ? installed() : undefined
}

/** @param {string} program @param {string[]} args */
function attempt(program, args) {
  try {
    execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: DOWNLOAD_MS })
    return true
  } catch (error) {
    console.log(`That failed: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
    return false
  }
}
