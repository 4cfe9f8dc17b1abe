import { expect } from '@playwright/test'
import { drivers } from '../../walks/drivers'
import { judge, WHOLE } from '../../walks/harness/judge'
import { readWalks } from '../../walks/harness/kept-walks'
import { isWriting, noteWalk } from '../../walks/harness/note-walk'
import { test } from '../../walks/harness/at-noon'
import { walkOnScreen } from '../../walks/harness/walk'
import { onScreen } from '../../walks/unreached/all'

for (const each of onScreen) {
  const { id } = each.machine
  test(`every transition of ${id} that a browser reaches is walked there, and each state is seen that its driver knows how to see`, async ({
    browser,
    atNoon,
  }, info) => {
    const driver = drivers.find(({ machine }) => machine.id === id)
    if (!driver) throw new Error(`${id} has no driver`)
    const { walked, besides, unlooked } = await walkOnScreen(driver, { browser, atNoon })
    expect(judge(each, [...walked, ...besides.filter((other) => other in each.unreached)])).toEqual(WHOLE)
    expect(unlooked).toEqual([])
    if (isWriting(info.config)) noteWalk(info.project.outputDir, id, walked)
    else expect(walked, '`npm run walks:browser` writes it anew').toEqual(readWalks()[id])
  })
}
