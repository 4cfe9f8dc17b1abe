import { expect, test } from '../support/shop'

test('the names of found products are read whole on screens of any width', async ({ shop }) => {
  const { page, header } = shop
  await shop.comeAs('buyer', '/')
  const goods = page.getByRole('listbox', { name: 'Подсказки поиска' }).getByRole('group', { name: 'Товары' }).getByRole('option')
  await header.search.fill('масло моторное')
  await expect(goods).toHaveCount(24)
  for (const width of [1024, 1280, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const cut = await goods.evaluateAll((all) =>
      all.flatMap((option) =>
        [...option.querySelectorAll('span')].some((each) => each.clientHeight > 0 && each.scrollHeight > each.clientHeight)
          ? [option.textContent]
          : [],
      ),
    )
    expect(cut, `${width} px`).toEqual([])
  }
})
