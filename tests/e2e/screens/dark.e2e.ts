import { look } from '../support/look'
import { customerScreens, guestScreens } from '../support/screens'
import { test } from '../support/shop'

test.use({ colorScheme: 'dark' })

test('in the dark scheme a guest can read and hit everything', async ({ shop }) => {
  await look(shop, guestScreens)
})
test('in the dark scheme a customer can read and hit everything', async ({ shop }) => {
  await shop.enter('administrator')
  await look(shop, customerScreens)
})
