import { defineConfig } from '@playwright/test'
import { chromiumArgs, findChromium } from '../../tools/browser/find-chromium.mjs'

const port = Number(process.env['E2E_PORT'] ?? 4174)
const executablePath = findChromium()

/** Takes the pictures of screens for docs/flows over the built shop with the fake server in the page; `npm run screens` builds it first. */
export default defineConfig({
  testDir: '.',
  testMatch: 'take-pictures.ts',
  outputDir: '../../test-results/screens',
  fullyParallel: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    actionTimeout: 15_000,
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: chromiumArgs, ...(executablePath === null ? {} : { executablePath }) },
  },
  webServer: {
    command: 'node server/serve.mjs',
    cwd: '../..',
    env: { PORT: String(port), API_URL: '' },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    timeout: 20_000,
  },
})
