import { defineConfig } from '@playwright/test'
import { chromiumArgs, findChromium } from './tools/browser/find-chromium.mjs'

/** E2E_PORT and the port after it are used, so that two runs may stand side by side. */
const port = Number(process.env['E2E_PORT'] ?? 4174)
const apiPort = port + 1
const executablePath = findChromium()

const WIDE = { viewport: { width: 1440, height: 900 } }
/** Tests of other projects. */
const ELSEWHERE = ['**/http/**', '**/proof/**']
const OVER_HTTP = { ...WIDE, baseURL: `http://127.0.0.1:${apiPort}` }
const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }

/**
 * End-to-end tests over the built shop with the fake server in the page, and a part of them over real HTTP as `npm run api` serves it;
 * `npm run e2e` builds both and finds a browser first.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/e2e',
  globalTeardown: './tests/e2e/walks/harness/write-walks.ts',
  fullyParallel: true,
  forbidOnly: true,
  // One more than there are processors on the machine that decides: each now and then waits for a page.
  workers: 3,
  retries: 0,
  // Waits end when what they wait for is so: the limits are wide enough for a machine that is busy with other work.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter: [['dot'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    // Traces double the time; `--trace on` makes one of a test that is looked into.
    trace: 'off',
    screenshot: 'only-on-failure',
    // A page of a test lives for seconds: to optimise its code would take a sixth of all time and pay for nothing.
    launchOptions: { args: [...chromiumArgs, '--js-flags=--no-opt --no-maglev'], ...(executablePath === null ? {} : { executablePath }) },
  },
  projects: [
    // Each test runs once, at 1440 px. At 360 px run the tests of the folder `phone` and those with the tag `@phone`, whose page a phone draws
    // otherwise: menus, sheets, tables as cards, the tab bar.
    { name: 'wide', testIgnore: ['**/phone/**', ...ELSEWHERE], grepInvert: /@proof(?!-)/, use: WIDE },
    { name: 'phone', testIgnore: ['**/wide/**', ...ELSEWHERE], grep: /@phone|\bphone\//, grepInvert: /@proof(?!-)/, use: PHONE },
    { name: 'http', testMatch: '**/http/*.e2e.ts', grepInvert: /@proof(?!-)/, use: OVER_HTTP },
    // `npm run proof`: complete walks of the machines, the inspector and the atlas, of which `npm test` runs a short part each; and of the flows
    // what the tag `@proof` stands on (`@proof-phone`: the run at 360 px), which tests of machines and components see as well.
    { name: 'proof-flows', testIgnore: ['**/phone/**', ...ELSEWHERE], grep: /@proof(?!-)/, use: WIDE },
    { name: 'proof-flows-phone', testIgnore: ['**/wide/**', ...ELSEWHERE], grep: /@proof-phone|\bphone\/.*@proof/, use: PHONE },
    { name: 'proof-http', testMatch: '**/http/*.e2e.ts', grep: /@proof(?!-)/, use: OVER_HTTP },
    { name: 'proof', testMatch: '**/proof/**/*.e2e.ts', timeout: 1_200_000, use: WIDE },
    { name: 'proof-phone', testMatch: '**/proof/atlas.e2e.ts', use: PHONE },
  ],
  webServer: [
    {
      command: 'node server/serve.mjs',
      env: { PORT: String(port), API_URL: '' },
      url: `http://localhost:${port}/`,
      reuseExistingServer: false,
      timeout: 300_000,
    },
    {
      command: 'node server/api.mjs',
      env: { PORT: String(apiPort), API_URL: '', STATE: '', SCENARIOS: '1' },
      url: `http://127.0.0.1:${apiPort}/`,
      reuseExistingServer: false,
      timeout: 300_000,
    },
  ],
})
