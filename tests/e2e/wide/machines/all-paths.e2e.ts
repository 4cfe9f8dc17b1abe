import { drivers } from '../../walks/drivers'
import { test } from '../../walks/harness/at-noon'
import { planAllPaths } from '../../walks/harness/plan'
import { walkTour } from '../../walks/harness/walk'

/** A walk of many steps, three of them side by side. */
const LONGEST_MS = 300_000

// Hours of them: `PATHS=all` asks for them. What is judged in every run is the cover in cover.e2e.ts.
for (const driver of process.env['PATHS'] === 'all' ? drivers : []) {
  const { tours, doings } = planAllPaths(driver)
  tours.forEach((tour, index) =>
    test(`all paths of ${driver.machine.id}: walk ${index + 1}, ${tour.start.name}`, async ({ browser, keptAtNoon: keptOf }) => {
      test.setTimeout(LONGEST_MS)
      await walkTour(driver, doings, tour, { browser, keptOf })
    }),
  )
}
