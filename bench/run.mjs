// `npm run bench`: Node 20 runs no TypeScript, so the measures are built first. `--write` keeps their table in docs/bench.md.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const outDir = fileURLToPath(new URL('../node_modules/.bench/', import.meta.url))

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
