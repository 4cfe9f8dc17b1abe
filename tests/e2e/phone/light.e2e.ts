import { look } from '../support/look'
import { customerScreens, guestScreens } from '../support/screens'
import { test } from '../support/shop'

// At the office width the full check of every screen sees the light scheme.
test('on a phone a guest can read and hit everything', async ({ shop }) => {
  await look(shop, guestScreens)
})
test('on a phone a customer can read and hit everything', async ({ shop }) => {
  await shop.enter('administrator')
  await look(shop, customerScreens)
})
