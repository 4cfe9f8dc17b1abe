// `npm run bench`: Node 20 runs no TypeScript, so the measures are built first. `--write` keeps their table in docs/bench.md,
// `--only=node,inspect,bytes,loads,start,finding,flow,cart` takes a part of them.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { API_SHOP, setUp } from '../server/set-up.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const outDir = fileURLToPath(new URL('../node_modules/.bench/', import.meta.url))

// The browser's part measures the shop as `npm run api` serves it.
const isWithoutBrowser = process.argv.some((argument) => argument.startsWith('--only=') && !/loads|start|finding|flow|cart/.test(argument))
if (!isWithoutBrowser) await setUp(process.env, (line) => console.error(line), API_SHOP)
await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    ssr: true,
    rolldownOptions: { input: { bench: 'bench/bench.ts' }, output: { entryFileNames: '[name].js' } },
    outDir,
    emptyOutDir: true,
    target: 'node20',
  },
})
spawn(process.execPath, ['--expose-gc', `${outDir}bench.js`, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' }).on(
  'close',
  (code) => process.exit(code ?? 1),
)
