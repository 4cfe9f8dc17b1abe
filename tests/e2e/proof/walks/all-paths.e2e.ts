import { drivers } from '../../walks/drivers'
import { test } from '../../walks/harness/at-noon'
import { planAllPaths } from '../../walks/harness/plan'
import { walkTour } from '../../walks/harness/walk'

/** `all`, or ids of machines with commas between them; more than an hour in all, so nobody walks them unasked. What is judged in every run is the cover. */
const asked = process.env['PATHS']?.split(',') ?? []

for (const driver of drivers.filter(({ machine: { id } }) => asked.includes('all') || asked.includes(id))) {
  const { tours, doings } = planAllPaths(driver)
  tours.forEach((tour, index) =>
    test(`all paths of ${driver.machine.id}: walk ${index + 1}, ${tour.start.name}`, async ({ browser, atNoon }) => {
      await walkTour(driver, doings, tour, { browser, atNoon })
    }),
  )
}
