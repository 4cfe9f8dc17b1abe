// Where a Chromium or Chrome may be. Node's own modules only: runs before `npm ci`.
import { accessSync, constants, statSync } from 'node:fs'
import { posix, win32 } from 'node:path'

// The shell without a window of its own does the same a third quicker.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const usualPlaces = {
  linux: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
  ],
  darwin: ['/Applications/Chromium.app/Contents/MacOS/Chromium', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  win32: [],
}
const underWindows = ['Google\\Chrome\\Application\\chrome.exe', 'Chromium\\Application\\chrome.exe']

/** Flags for a Chromium of the system, also as root in a container. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The browser's candidates, best first: the PATH, then the usual places of the platform.
 * In: environment, platform as in `process.platform`. Out: absolute paths, which need not exist. CHROMIUM_PATH is not among them.
 */
export function chromiumCandidates(env, platform) {
  const windows = platform === 'win32'
  const path = windows ? win32 : posix
  const folders = (env.PATH ?? env.Path ?? '').split(windows ? ';' : ':').filter(Boolean)
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, windows ? `${name}.exe` : name)))
  const programs = windows ? [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean) : []
  const home = platform === 'darwin' && env.HOME ? usualPlaces.darwin.map((place) => env.HOME + place) : []
  return [
    ...onPath,
    ...(usualPlaces[platform] ?? []),
    ...home,
    ...programs.flatMap((folder) => underWindows.map((name) => win32.join(folder, name))),
  ]
}

/**
 * Finds a browser. In: environment, platform, a test of a file. Out: its path, or null when there is none.
 * Throws one sentence when CHROMIUM_PATH names something that cannot be run.
 */
export function findChromium(env = process.env, platform = process.platform, isRunnable = isExecutable) {
  if (env.CHROMIUM_PATH) {
    if (isRunnable(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
    throw new Error(`CHROMIUM_PATH names «${env.CHROMIUM_PATH}», which cannot be run: correct it, or unset it to let a browser be found.`)
  }
  return chromiumCandidates(env, platform).find(isRunnable) ?? null
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
