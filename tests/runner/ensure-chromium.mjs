// A browser for the end-to-end tests, installed when the machine has none.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium } from '../../tools/browser/find-chromium.mjs'

const sentence =
  'No Chromium or Chrome was found and none could be installed: install one, or name it by CHROMIUM_PATH=/path/to/chrome npm test.'

/**
 * Finds a browser or installs one: Debian's package for root, else Playwright's own download.
 * In: a printer of lines. Out: the path of the browser. Throws one sentence when there is none. node_modules must be there.
 */
export async function ensureChromium(print) {
  const found = findChromium() ?? (await downloadedChromium())
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    print('No browser found: installing a Debian package of Chromium.')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const isListed = run('apt-get', ['update', '-qq'], env)
    const install = (name) => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], env)
    if (isListed && !install('chromium-headless-shell')) install('chromium')
    const installed = findChromium()
    if (installed) return installed
  }
  print('No browser found: downloading the Chromium of Playwright.')
  run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], process.env)
  const downloaded = await downloadedChromium()
  if (downloaded) return downloaded
  throw new Error(sentence)
}

async function downloadedChromium() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? path : null
}

function run(command, args, env) {
  return spawnSync(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 }).status === 0
}
