import { expect } from '@playwright/test'
import { drivers } from '../walks/drivers'
import { test } from '../walks/harness/at-noon'
import { readWalks } from '../walks/harness/kept-walks'
import { planCover, shortestUseful } from '../walks/harness/plan'
import { walkTour } from '../walks/harness/walk'

for (const driver of drivers) {
  const { id } = driver.machine
  test(`one short walk of ${id} on the screen; the whole plan is the one that was walked completely last`, async ({ browser, atNoon }) => {
    const { tours, planned, doings } = planCover(driver)
    expect([...planned].sort(), 'the plan is another: `npm run walks:browser` walks it and keeps what it walked').toEqual(readWalks()[id])
    await walkTour(driver, doings, shortestUseful(tours), { browser, atNoon })
  })
}
