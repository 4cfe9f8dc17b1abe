// `npm run faults`: plants each fault in a copy of the project and looks whether its test turns red. Words choose faults by name,
// `--quick` those that `npm test` plants; `--write` keeps docs/faults.md after a run of all.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { documentOf } from './document.mjs'
import { faults } from './faults.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const copied = [
  'src',
  'inspector',
  'atlas',
  'machines',
  'model',
  'fake-server',
  'server',
  'tests',
  'tools',
  'bench',
  'docs',
  'public',
  'index.html',
  'package.json',
  'tsconfig.json',
]
const configs = ['vite.config.ts', 'vite.server.config.ts', 'vitest.config.ts']

const args = process.argv.slice(2)
const wanted = args.filter((arg) => !arg.startsWith('--'))
const isQuickOnly = args.includes('--quick')
const isOfAll = wanted.length === 0 && !isQuickOnly
const startedAt = Date.now()
const folder = mkdtempSync(join(tmpdir(), 'karter-faults-'))
try {
  for (const name of [...copied, ...configs]) cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir')
  const survivors = faults
    .filter(({ isQuick }) => isQuick || !isQuickOnly)
    .filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)))
    .filter((fault) => !isCaught(fault))
  console.log(survivors.length ? `${survivors.length} faults turn no test red.` : 'Every fault turns its test red.')
  if (survivors.length === 0 && isOfAll && args.includes('--write'))
    writeFileSync(join(root, 'docs/faults.md'), documentOf(faults, thisRun()))
  process.exitCode = survivors.length ? 1 : 0
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** This run, which saw all of them red: for docs/faults.md. */
function thisRun() {
  const git = (...words) => spawnSync('git', words, { cwd: root, encoding: 'utf8' }).stdout.trim()
  return {
    day: new Date(startedAt).toISOString().slice(0, 10),
    minutes: Math.ceil((Date.now() - startedAt) / 60_000),
    commit: git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') ? '+' : ''),
    node: process.versions.node,
  }
}

/** The project of vitest.config.ts that a test is of: its folder has the name of one, or it is of `unit`. */
function projectOf(test) {
  return ['components', 'diagrams', 'walks'].find((name) => test.startsWith(`tests/${name}/`)) ?? 'unit'
}

/** Plants one fault, runs its test and takes the fault out again. */
function isCaught({ name, file, find, put, test, title }) {
  const path = join(folder, file)
  const sound = readFileSync(path, 'utf8')
  if (sound.split(find).length !== 2) throw new Error(`«${name}»: its text stands ${sound.split(find).length - 1} times in ${file}`)
  writeFileSync(
    path,
    sound.replace(find, () => put),
  )
  const command = ['node_modules/vitest/vitest.mjs', 'run', '--project', projectOf(test), test, ...(title ? ['-t', title] : [])]
  const { status, stdout } = spawnSync(process.execPath, command, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, CI: '1', NO_COLOR: '1', FORCE_COLOR: '0' },
    timeout: 240_000,
  })
  writeFileSync(path, sound)
  if (process.env.VERBOSE) console.log(stdout)
  const isRed = status !== 0 && /^ *Tests +\d+ failed/m.test(stdout) // a test, not a file that no longer loads
  console.log(`${isRed ? '✓' : '✗'} ${name}`)
  return isRed
}
