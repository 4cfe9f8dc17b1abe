import puppeteer, { type Browser, type KeyInput, type Page } from 'puppeteer-core'
import { firefoxPrograms } from './programs'
import { CALL_LIMIT_MS, type Engine, type Key, type Tab, WINDOW } from './tab'

const keys: Readonly<Record<Key, KeyInput>> = { Enter: 'Enter', Tab: 'Tab', Escape: 'Escape', End: 'End' }

/** The Firefox of this machine, started anew for every tab. Throws one sentence where there is none. */
export function firefoxEngine(): Engine {
  const { browser: executablePath } = firefoxPrograms()
  let browser: Browser | null = null
  const stop = async () => {
    await browser?.close()
    browser = null
  }
  return {
    stop,
    newTab: async () => {
      await stop()
      browser = await puppeteer.launch({
        browser: 'firefox',
        executablePath,
        headless: true,
        protocolTimeout: CALL_LIMIT_MS,
        // Reduced motion, and Russian as the language of the user.
        extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'intl.accept_languages': 'ru-RU' },
      })
      const page = await browser.newPage()
      page.setDefaultTimeout(CALL_LIMIT_MS)
      await page.setViewport(WINDOW)
      await page.bringToFront() // keys reach only the tab in front
      return tabOf(page, stop)
    },
  }
}

function tabOf(page: Page, close: () => Promise<void>): Tab {
  return {
    close,
    open: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    evaluate: async <Argument, Result>(play: (argument: Argument) => Result, argument: Argument) =>
      (await page.evaluate(`(${play.toString()})(${JSON.stringify(argument)})`)) as Result,
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(keys[key]),
    control: async (letter) => {
      await page.keyboard.down('Control')
      await page.keyboard.press(letter as KeyInput)
      await page.keyboard.up('Control')
    },
  }
}
