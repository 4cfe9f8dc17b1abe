import { keeping, type KeptOf, test as base } from '../../support/shop'
import { noon } from './stage'

/** A test of walks: who has logged in has done so at the hour of the walks. */
export const test = base.extend<object, { keptAtNoon: KeptOf }>({
  keptAtNoon: [
    async ({ browser }, run) => {
      await run(keeping(browser, (context) => context.clock.install({ time: noon(Date.now()) })))
    },
    { scope: 'worker' },
  ],
})
