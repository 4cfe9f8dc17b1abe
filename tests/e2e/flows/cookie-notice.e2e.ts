import { expect, test } from '../support/shop'

test('the notice of cookies covers nothing that the focus comes to, from the top of the page to its end [NAV-025]', {
  tag: '@proof-phone',
}, async ({ shop }) => {
  const { page } = shop
  await shop.open('/')
  await expect(page.getByRole('region', { name: 'Файлы cookie' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Каталог', exact: true })).toBeVisible()
  const covered: string[] = []
  let stops = 0
  for (; stops < 300; stops++) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(async () => {
      await new Promise((drawn) => requestAnimationFrame(drawn)) // what the focus moves is drawn
      const notice = document.querySelector('[aria-label="Файлы cookie"]')
      const active = document.activeElement
      if (!notice || !active || active === document.body) return null
      const [over, under] = [notice.getBoundingClientRect(), active.getBoundingClientRect()]
      const isUnder = under.top < over.bottom && under.bottom > over.top && under.left < over.right && under.right > over.left
      return isUnder && !notice.contains(active) ? (active.textContent ?? '') : ''
    })
    if (at === null) break
    if (at !== '') covered.push(at)
  }
  expect([covered, stops > 30]).toEqual([[], true])
})
