import type { Page } from '@playwright/test'
import { printed } from '../support/printed'
import { countRequests, isQuiet } from '../support/quiet'
import { expect, test, type Shop } from '../support/shop'

const ORDER = '/personal/orders/481388'
const ORDER_TABLE = 'Состав заказа'

/** Leaves the order so many lines, each with a word of its own in place of the article. */
const setLines = (page: Page, count: number): Promise<void> =>
  page.evaluate(
    ([lines, label]) => {
      const body = document.querySelector(`table[aria-label="${label}"] tbody`)
      const row = body?.firstElementChild
      if (!body || !row) throw new Error('The order has no lines.')
      body.replaceChildren(
        ...Array.from({ length: lines }, (_, at) => {
          const copy = row.cloneNode(true) as HTMLElement // a row is an element
          const [article, button] = copy.querySelectorAll('td:nth-child(2) > span > *')
          article?.replaceChildren(`LINE${at + 1}END`)
          button?.setAttribute('aria-label', `Скопировать артикул LINE${at + 1}END`)
          return copy
        }),
      )
    },
    [count, ORDER_TABLE] as const,
  )

const counts = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at)

async function openOrder(shop: Shop): Promise<void> {
  await shop.comeAs('big', ORDER)
  await expect(shop.page.getByRole('table', { name: ORDER_TABLE })).toBeVisible()
}

for (const { name, lengths, tag } of [
  { name: 'orders of 1 to 30 lines', lengths: [1, 12, 13, 14, 15, 30], tag: [] },
  { name: 'orders of every length up to 60 lines', lengths: counts(1, 60), tag: ['@proof'] },
])
  test(`${name} are printed whole, upright and across`, { tag }, async ({ shop }) => {
    await openOrder(shop)
    const lost: string[] = []
    for (const length of lengths) {
      await setLines(shop.page, length)
      for (const isLandscape of [false, true]) {
        const { text, lines } = await printed(shop.page, ORDER_TABLE, isLandscape)
        expect(lines).toHaveLength(length)
        for (const line of lines) if (!text.includes(line)) lost.push(`${isLandscape ? 'across' : 'upright'}, ${length}: ${line}`)
      }
    }
    expect(lost).toEqual([])
  })

/** The pages with tables that are printed: who opens which. */
const PAGES: readonly { name: string; who: 'administrator' | 'big'; path: string; table: string; open?: (page: Page) => Promise<void> }[] =
  [
    { name: 'an order', who: 'big', path: ORDER, table: ORDER_TABLE },
    { name: 'an invoice', who: 'big', path: `${ORDER}?invoice`, table: 'Товары счёта' },
    { name: 'a cart', who: 'administrator', path: '/cart', table: 'Состав корзины' },
    { name: 'a saved cart', who: 'administrator', path: '/personal/carts?open=1', table: 'Строки сохранённой корзины' },
    {
      name: 'a price list',
      who: 'administrator',
      path: '/catalog/filtry?brands=hansefilt',
      table: '',
      open: async (page) => {
        await page.evaluate(() => Object.assign(window, { print: () => {} }))
        await page
          .getByRole('button', { name: /[Пп]райс-лист/ })
          .first()
          .click()
        await page.getByRole('button', { name: 'Напечатать', exact: true }).click()
        await expect(page.getByRole('button', { name: 'Напечатать ещё раз' })).toBeVisible()
      },
    },
  ]

async function openPrinted(shop: Shop, { who, path, table, open }: (typeof PAGES)[number]): Promise<void> {
  await countRequests(shop.page)
  await shop.comeAs(who, path)
  await isQuiet(shop.page)
  if (open) await open(shop.page)
  else await expect(shop.page.getByRole('table', { name: table })).toBeVisible()
}

for (const one of PAGES) {
  test(`${one.name} is printed whole, and changes nothing once its sheets are counted`, async ({ shop }) => {
    await openPrinted(shop, one)
    const { text, lines, changes } = await printed(shop.page, one.table)
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.filter((line) => !text.includes(line))).toEqual([])
    expect(changes).toEqual([])
  })

  test(`${one.name} is printed whole wherever its lines meet the end of a sheet`, { tag: '@proof' }, async ({ shop }) => {
    await openPrinted(shop, one)
    const lost: string[] = []
    for (let room = 0; room < SHEET_PX; room += STEP_PX) {
      await shop.page.evaluate((px) => document.documentElement.style.setProperty('padding-block-start', `${px}px`), room)
      const { text, lines } = await printed(shop.page, one.table)
      for (const line of lines) if (!text.includes(line)) lost.push(`${room}px: ${line}`)
    }
    expect(lost).toEqual([])
  })
}
/** The height of what a sheet holds, and less than a line is high. */
const SHEET_PX = 1020
const STEP_PX = 10
