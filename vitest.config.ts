import { flowPages } from './tools/diagrams/html/flow-pages'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { apiBases } from './src/api/api-bases'

/**
 * Newer versions of Node have a `localStorage` and a `navigator` with locks of their own: the first would hide that of the test page,
 * and ports would behave otherwise than in older versions. They are switched off, so that tests are the same on every version.
 */
const execArgv = ['webstorage', 'global-navigator']
  .filter((feature) => process.allowedNodeEnvironmentFlags.has(`--experimental-${feature}`))
  .map((feature) => `--no-experimental-${feature}`)

/** Holds for all projects. */
const shared = {
  execArgv,
  /** Only a test that hangs meets these limits, also on a machine that is busy with other things. */
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // The packages are loaded once a worker instead of once a file; the set-up keeps the files apart.
  isolate: false,
  setupFiles: ['tests/support/clean-start.ts'],
}

/** Where the tests stand that draw pages. */
const ofPages = ['tests/components/**', 'tests/inspector/page/**', 'tests/atlas/**']

/** Projects: `unit` is pure and quick, `components` draws pages in happy-dom, `diagrams` draws every machine, `walks` judges what `unit` walked,
 * `engines` drives other browsers. */
export default defineConfig({
  test: {
    // A page that is missing is as stale as one that differs: only who asks for it (`--update`) has it written.
    update: 'none',
    maxWorkers: '100%',
    projects: [
      {
        define: { __IN_SERVER__: 'true' },
        test: {
          ...shared,
          name: 'unit',
          setupFiles: [...shared.setupFiles, 'tests/support/walks/note-walks.ts'],
          include: ['tests/**/*.test.ts'],
          exclude: [...ofPages, 'tests/diagrams/**', 'tests/walks/**', 'tests/e2e/**', 'tests/engines/*.test.ts', 'node_modules/**'],
        },
      },
      // The layout engine leaves a name in the page's globals, and touches nothing that is to be kept clean. Laying out takes a minute:
      // kept pictures are checked by what they say they were drawn of, and only `DRAW=all` (`npm run proof`) draws them anew.
      {
        test: {
          ...shared,
          name: 'diagrams',
          include: ['tests/diagrams/**/*.test.ts'],
          exclude: process.env['DRAW'] === 'all' ? [] : ['tests/diagrams/anew/**'],
          setupFiles: [],
        },
      },
      {
        plugins: [react(), flowPages()],
        define: {
          __IN_SERVER__: 'false',
          __FAKE_SERVER__: 'true',
          __TOKEN_STRATEGY__: 'false',
          __API_BASES__: JSON.stringify(apiBases({})),
        },
        test: {
          ...shared,
          name: 'components',
          environment: 'happy-dom',
          setupFiles: [...shared.setupFiles, 'tests/components/support/patience.ts'],
          include: ofPages.map((folder) => `${folder}/*.test.{ts,tsx}`),
        },
      },
      { test: { name: 'walks', include: ['tests/walks/**/*.test.ts'] } },
      // `npm run proof`: the built shop in Firefox and WebKit, one after the other.
      {
        test: {
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
})
