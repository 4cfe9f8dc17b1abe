import type { Page } from 'playwright'
import { type Spread, spreadOf } from './spread'

/** How long a machine so many times slower than this one waits between two keys, ms: slower than anybody types, so that no key waits for another. */
const pauseAt = (rate: number): number => 90 + rate * 50

/**
 * From each key to the end of the paint that shows it, ms: numbers typed into what has the focus, `enter` after every third.
 * @param rate how many times slower the processor is made
 */
export async function keyTimes(page: Page, rate: number, { rounds = 14, enter }: { rounds?: number; enter: string }): Promise<Spread> {
  const devtools = await page.context().newCDPSession(page)
  await page.evaluate(recordKeys)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  for (let round = 0; round < rounds; round++)
    for (const key of ['1', '2', '0', enter]) {
      await page.keyboard.press(key)
      await page.waitForTimeout(pauseAt(rate))
    }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await devtools.detach()
  const times = await page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes) // recordKeys set it
  return spreadOf(times)
}

/** Runs in the page. The message comes when the frame that the key asked for is drawn. */
function recordKeys(): void {
  const times: number[] = []
  const isNew = !('keyTimes' in window)
  Object.assign(window, { keyTimes: times })
  if (!isNew) return
  const tell = (ms: number) => (window as unknown as { keyTimes: number[] }).keyTimes.push(ms) // set above
  const onKey = ({ timeStamp }: KeyboardEvent) =>
    requestAnimationFrame(() => {
      const drawn = new MessageChannel()
      drawn.port1.onmessage = () => tell(performance.now() - timeStamp)
      drawn.port2.postMessage(null)
    })
  window.addEventListener('keydown', onKey, true)
}
