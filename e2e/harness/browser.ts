import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'chrome.exe']
const FOLDERS = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/opt/google/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS',
  'C:\\Program Files\\Google\\Chrome\\Application',
]
const DOWNLOAD_MS = 180_000
/**
 * What playwright-core leaves out by itself (its own list does not count beside ours), as far as it is for Chromium on
 * a desktop; and the suggestions below the address bar, two pages more that every new window loads and nobody sees.
 */
const WITHOUT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
]
const isRoot = process.getuid?.() === 0

/** A Chromium without a window and with a profile of its own; it talks to nobody but the page's server. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-dev-shm-usage',
      `--disable-features=${WITHOUT.join(',')}`,
    ],
  })
}

/**
 * The Chromium to test with: the one that CHROMIUM_PATH names, else an installed one, else Playwright's download, else,
 * for root on Debian or Ubuntu, the distribution's.
 *
 * @throws Error that says how to get one.
 */
function findChromium(): string {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM_PATH names ${named}, which is not there. Correct it, or unset it to search.`)
  }
  const found = installed() ?? downloaded() ?? fromDistribution()
  if (found) return found
  throw new Error(
    'The browser tests need Chromium, and none was found or could be installed. Install Chromium or Google Chrome, ' +
      'or set CHROMIUM_PATH to the program.',
  )
}

function installed(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...FOLDERS].filter(Boolean)
  return [
    ...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))),
    join(FOLDERS[4] ?? '', 'Google Chrome'),
  ]
    .concat(chromium.executablePath())
    .find((path) => existsSync(path))
}

function downloaded(): string | undefined {
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js')
  console.log('No Chromium is installed: downloading the one of Playwright.')
  return attempt(process.execPath, [cli, 'install', 'chromium']) ? installed() : undefined
}

function fromDistribution(): string | undefined {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('Installing Chromium with apt-get.')
  return attempt('apt-get', ['update', '-qq']) && attempt('apt-get', ['install', '-y', '-qq', 'chromium'])
    ? installed()
    : undefined
}

function attempt(program: string, args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: DOWNLOAD_MS })
    return true
  } catch (error) {
    console.log(`That failed: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
    return false
  }
}
