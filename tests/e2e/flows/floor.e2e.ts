import { expect, test } from '../support/shop'

/** A line of the administrator's cart. */
const OIL = 'AL-4071-004'

/** What browsers of the floor lack, taken away before a page starts. */
function withoutNewerFeatures(): void {
  const take = (of: object, ...names: string[]) => {
    for (const name of names) Reflect.deleteProperty(of, name)
  }
  take(Array.prototype, 'toSorted', 'toReversed', 'toSpliced', 'with')
  take(Array, 'fromAsync')
  take(Object, 'groupBy')
  take(Map, 'groupBy')
  take(Promise, 'withResolvers', 'try')
  take(URL, 'canParse', 'parse')
  take(AbortSignal, 'any')
  take(Set.prototype, 'union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom')
  take(HTMLElement.prototype, 'showPopover', 'hidePopover', 'togglePopover', 'popover')
  take(
    Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())) as object,
    'map',
    'filter',
    'take',
    'drop',
    'flatMap',
    'reduce',
    'toArray',
    'forEach',
    'some',
    'every',
    'find',
  )
  take(Intl, 'Segmenter')
  take(globalThis, 'requestIdleCallback', 'scheduler')
}

test('the buying path goes with all deleted that browsers of the floor lack [DEC-084]', async ({ shop }) => {
  const { page, cart, header } = shop
  await page.addInitScript(withoutNewerFeatures)
  await shop.enter('administrator')
  await header.find('AL-4071-004')
  await expect(shop.catalogue.items.first().getByText('₽').first()).toBeVisible()
  await shop.open('/cart')
  await expect(cart.bill('К оплате')).toContainText('₽')
  await cart.quantity(OIL).fill('20')
  await cart.saved()
  await cart.submit.click()
  await expect(shop.order.placed).toBeVisible()
})

test('a browser below the floor is told which one is needed, with the telephone [DEC-084]', async ({ page }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false
  })
  await page.goto('/catalog')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Нужен браузер новее')
  await expect(page.getByRole('link')).toHaveText(/\+7.900/)
})
