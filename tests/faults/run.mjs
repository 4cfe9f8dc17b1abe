// `npm run faults`: plants each fault in a copy of the project and looks whether its test turns red. `--write` keeps docs/faults.md.
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
  'machines',
  'model',
  'fake-server',
  'server',
  'tests',
  'bench',
  'docs',
  'public',
  'index.html',
  'package.json',
  'tsconfig.json',
]
const configs = ['vite.config.ts', 'vite.server.config.ts', 'vitest.config.ts']

const wanted = process.argv.slice(2).filter((arg) => !arg.startsWith('--'))
const folder = mkdtempSync(join(tmpdir(), 'karter-faults-'))
try {
  for (const name of [...copied, ...configs]) cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir')
  const survivors = faults
    .filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)))
    .filter((fault) => !isCaught(fault))
  console.log(survivors.length ? `${survivors.length} faults turn no test red.` : 'Every fault turns its test red.')
  if (survivors.length === 0 && process.argv.includes('--write')) writeFileSync(join(root, 'docs/faults.md'), documentOf(faults))
  process.exitCode = survivors.length ? 1 : 0
} finally {
  rmSync(folder, { recursive: true, force: true })
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
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', test, ...(title ? ['-t', title] : [])]
  const { status, stdout } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, CI: '1' },
    timeout: 240_000,
  })
  writeFileSync(path, sound)
  if (process.env.VERBOSE) console.log(stdout)
  const isRed = status !== 0 && /\d+ failed/.test(stdout)
  console.log(`${isRed ? '✓' : '✗'} ${name}`)
  return isRed
}
