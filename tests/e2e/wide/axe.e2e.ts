import { violations } from '../support/axe'
import { customerScreens, guestScreens } from '../support/screens'
import { expect, test } from '../support/shop'

for (const { name, reach } of guestScreens) {
  test(`for a guest, ${name}: axe finds nothing against WCAG 2.2 AA`, async ({ shop }) => {
    await reach(shop)
    expect(await violations(shop.page, 'all')).toEqual([])
  })
}

for (const { name, reach } of customerScreens) {
  test(`for a customer, ${name}: axe finds nothing against WCAG 2.2 AA`, async ({ shop }) => {
    await shop.enter('administrator')
    await reach(shop)
    expect(await violations(shop.page, 'all')).toEqual([])
  })
}
