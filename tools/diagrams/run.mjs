// `npm run diagrams`: writes the pages and pictures of the machines into docs/flows. `npm run diagrams:pdf [-- FILE]`: the whole of
// docs/flows as one PDF, flows.pdf where no other file is named. Node 20 runs no TypeScript, so it is built first.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { findChromium } from '../browser/find-chromium.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const outDir = fileURLToPath(new URL('../../node_modules/.diagrams/', import.meta.url))
await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    ssr: true,
    rolldownOptions: {
      input: { write: 'tools/diagrams/write.ts', pdf: 'tools/diagrams/html/atlas-pdf.ts' },
      output: { entryFileNames: '[name].js' },
    },
    outDir,
    emptyOutDir: true,
    target: 'node20',
  },
})
const [task = 'write', target = 'flows.pdf'] = process.argv.slice(2)
const given = task === 'pdf' ? [target, findChromium() ?? ''] : []
spawn(process.execPath, [`${outDir}${task}.js`, ...given], { cwd: root, stdio: 'inherit' }).on('close', (code) => process.exit(code ?? 1))
