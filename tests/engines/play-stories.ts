import { afterAll, afterEach, beforeAll, beforeEach, it } from 'vitest'
import type { Engine, Tab } from './drivers/tab'
import { servedShop, type ServedShop } from './shop/served-shop'
import { buying } from './stories/buying'
import { comingBack } from './stories/coming-back'
import { looks } from './stories/looks'
import { lostCode } from './stories/lost-code'

const stories = [...buying, ...lostCode, ...comingBack, ...looks]

/** Plays all stories in one engine, each in a browser with nothing stored. */
export function playStories(engine: Engine): void {
  let shop: ServedShop
  let tab: Tab
  beforeAll(async () => {
    shop = await servedShop()
  })
  afterAll(async () => {
    await engine.stop()
    await shop.close()
  })
  beforeEach(async () => {
    shop.cut(null)
    tab = await engine.newTab()
  })
  afterEach(() => tab.close())

  for (const { title, play } of stories) it(title, () => play(tab, shop))
}
