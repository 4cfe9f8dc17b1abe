// `npm run screens`: builds the shop and writes a small picture of each screen into docs/flows/screens; `-- cart product` those of these
// names alone.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const run = (...args) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1
const names = process.argv.slice(2)
const only = names.length === 0 ? [] : ['--grep', `(${names.join('|')})$`]
process.exit(
  run('server/build.mjs') || run('node_modules/@playwright/test/cli.js', 'test', '-c', 'tests/screens/playwright.config.ts', ...only),
)
