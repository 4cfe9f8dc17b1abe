// `npm run diagrams`: writes the pages and pictures of the machines into docs/flows. Node 20 runs no TypeScript, so it is built first.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))
const outDir = fileURLToPath(new URL('../../node_modules/.diagrams/', import.meta.url))
await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    ssr: true,
    rolldownOptions: { input: { write: 'tools/diagrams/write.ts' }, output: { entryFileNames: '[name].js' } },
    outDir,
    emptyOutDir: true,
    target: 'node20',
  },
})
spawn(process.execPath, [`${outDir}write.js`], { cwd: root, stdio: 'inherit' }).on('close', (code) => process.exit(code ?? 1))
