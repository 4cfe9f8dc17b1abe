import { expect } from '@playwright/test'
import { drivers } from '../../walks/drivers'
import { judge, WHOLE } from '../../walks/harness/judge'
import { readWalks } from '../../walks/harness/kept-walks'
import { isWriting, noteWalk } from '../../walks/harness/note-walk'
import { test } from '../../walks/harness/at-noon'
import { walkOnScreen } from '../../walks/harness/walk'

for (const driver of drivers) {
  const { id } = driver.machine
  test(`every transition of ${id} that a browser reaches is walked there, and each state is seen that its driver knows how to see`, async ({
    browser,
    atNoon,
  }, info) => {
    const { walked, besides, unlooked } = await walkOnScreen(driver, { browser, atNoon })
    expect(judge(driver, [...walked, ...besides.filter((other) => other in driver.unreached)])).toEqual(WHOLE)
    expect(unlooked).toEqual([])
    if (isWriting(info.config)) noteWalk(info.project.outputDir, id, walked)
    else expect(walked, '`npm run walks:browser` writes it anew').toEqual(readWalks()[id])
  })
}
