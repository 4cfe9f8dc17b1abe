import { keeping, type KeptOf, test as base } from '../../support/shop'

/** The hour of the walks, ms since 1970, and who has logged in at it. */
export type AtNoon = { time: number; keptOf: KeptOf }

const DAY_MS = 86_400_000
const WEDNESDAY = 3
const NOON_IN_MOSCOW_MS = 9 * 3_600_000

/** The next Wednesday at noon in Moscow: no walk depends on when it is taken. */
function noon(now: number): number {
  const day = Math.floor(now / DAY_MS) + 1
  const untilWednesday = (7 + WEDNESDAY - new Date(day * DAY_MS).getUTCDay()) % 7
  return (day + untilWednesday) * DAY_MS + NOON_IN_MOSCOW_MS
}

/** A test of walks. */
export const test = base.extend<object, { atNoon: AtNoon }>({
  atNoon: [
    async ({ browser }, run) => {
      const time = noon(Date.now())
      await run({ time, keptOf: keeping(browser, (context) => context.clock.install({ time })) })
    },
    { scope: 'worker' },
  ],
})
