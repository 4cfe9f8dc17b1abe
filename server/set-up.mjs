// What a fresh clone needs before anything runs. Node's own modules only: this runs before `npm ci`.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The shop with the fake server in the page. */
export const SHOP = { dist: 'dist', env: {} }
/** The shop of a real server on its own origin: what `npm run api` serves. */
export const API_SHOP = { dist: 'dist-api', env: { VITE_API_URL: '/' } }
/** The same, signed in by the token strategy. [DEC-004] */
export const TOKEN_SHOP = { dist: 'dist-api-token', env: { VITE_API_URL: '/', VITE_AUTH: 'token' } }
const stampFileOf = (shop) => join(root, 'dist-server', `built-${shop.dist}.json`)

const sources = [
  'src',
  'inspector',
  'atlas',
  'machines',
  'model',
  'fake-server',
  'server',
  'public',
  'index.html',
  'inspector.html',
  'docs/flows',
  'package-lock.json',
  'tsconfig.json',
]
const settings = [
  'vite.config.ts',
  'vite.inspector.config.ts',
  'vite.server.config.ts',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
]

/**
 * Does the whole set-up: packages, then both builds, each only when needed.
 * In: the environment (`VITE_*`, `API_URL`), a printer of lines, which shop. Rejects with one readable message when npm or the build fails.
 */
export async function setUp(env, print, shop = SHOP) {
  const install = !isInstalled()
  const build = install || !isBuilt(env, shop)
  if (install || build) print(`${install ? 'Installing packages and building' : 'Building'} the shop: a minute or so, only this time.`)
  if (install) await installPackages()
  if (build) await buildShop(env, shop)
}

/** True when node_modules holds what package-lock.json asks for. */
export function isInstalled() {
  const kept = join(root, 'node_modules', '.package-lock.json')
  return existsSync(kept) && missingPackages(readJson(join(root, 'package-lock.json')), readJson(kept)).length === 0
}

/**
 * Packages that the lock file asks for and npm's record of node_modules lacks or has in another version.
 * In: both lock files, parsed. Packages that npm may leave out (other platforms) do not count.
 */
export function missingPackages(wanted, kept) {
  return Object.entries(wanted.packages)
    .filter(([path, entry]) => path !== '' && !entry.optional && !entry.devOptional)
    .filter(([path, entry]) => kept.packages[path]?.version !== entry.version)
    .map(([path]) => path)
}

/** Installs exactly the lock file's packages. Rejects with npm's own words. */
export async function installPackages() {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  await quietly(npm, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], process.env, 'npm ci')
}

/** True when the shop was built after the last change of any source and with the same settings. */
export function isBuilt(env, shop = SHOP) {
  const stampFile = stampFileOf(shop)
  if (!existsSync(stampFile) || !existsSync(join(root, shop.dist, 'index.html'))) return false
  const stamp = readJson(stampFile)
  return (
    stamp.settings === settingsOf({ ...env, ...shop.env }) &&
    newestChange([...sources, ...settings].map((name) => join(root, name))) < stamp.startedAt
  )
}

/** Builds the shop into its folder and the servers into dist-server. Rejects with the build's own words. */
export async function buildShop(env, shop = SHOP) {
  const startedAt = Date.now()
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const buildEnv = { ...env, ...buildSettings(env), ...shop.env }
  rmSync(stampFileOf(shop), { force: true })
  await quietly(process.execPath, [vite, 'build', `--outDir=${shop.dist}`, '--logLevel=warn'], buildEnv, 'vite build')
  // The demo's alone. [DEC-070]
  if (!buildEnv.VITE_API_URL)
    await quietly(
      process.execPath,
      [vite, 'build', '--config=vite.inspector.config.ts', `--outDir=${shop.dist}`, '--logLevel=warn'],
      buildEnv,
      'vite build of the inspector',
    )
  await quietly(
    process.execPath,
    [vite, 'build', '--config=vite.server.config.ts', '--logLevel=warn'],
    buildEnv,
    'vite build of the servers',
  )
  mkdirSync(join(root, 'dist-server'), { recursive: true })
  writeFileSync(stampFileOf(shop), JSON.stringify({ startedAt, settings: settingsOf({ ...env, ...shop.env }) }))
}

/** A server given to `npm start` by API_URL means a build without the fake server. */
export function buildSettings(env) {
  const own = Object.entries(env).filter(([name, value]) => name.startsWith('VITE_') && value)
  return { ...(env.API_URL ? { VITE_API_URL: env.API_URL } : {}), ...Object.fromEntries(own) }
}

function settingsOf(env) {
  return JSON.stringify(Object.entries(buildSettings(env)).sort(([a], [b]) => a.localeCompare(b)))
}

/** The time of the last change below the paths, in ms since 1970; folders count, so that a deleted file is seen. */
export function newestChange(paths) {
  let newest = 0
  for (const path of paths) {
    const stat = statSync(path, { throwIfNoEntry: false })
    if (!stat) continue
    newest = Math.max(newest, stat.mtimeMs)
    if (stat.isDirectory()) newest = Math.max(newest, newestChange(readdirSync(path).map((name) => join(path, name))))
  }
  return newest
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}

/** Runs a program without its chatter; its words come only with a failure. */
function quietly(command, args, env, name) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env, shell: command.endsWith('.cmd') })
    let words = ''
    child.stdout.on('data', (chunk) => (words += chunk))
    child.stderr.on('data', (chunk) => (words += chunk))
    child.on('error', (error) => reject(new Error(`${name} could not be started: ${error.message}`)))
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${words.trim()}\n${name} failed (exit code ${code}).`))))
  })
}
