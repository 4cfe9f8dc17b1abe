import { expect, test } from '@playwright/test'
import { type PaperPart, printAtlas } from '../../../tools/diagrams/html/atlas-paper'
import { pagesOfPlaces } from '../../../tools/diagrams/html/pdf-pages'

const drawing = (heading: string) => `<div class="drawing">${heading}<figure></figure></div>`
const parts: PaperPart[] = [
  {
    id: 'page--cart',
    title: 'Корзина',
    group: 'Заказ',
    html: `<h1>Корзина</h1><h2>Правила</h2>${drawing('<h2>Рисунки</h2><h3>Целиком</h3>')}`,
  },
  {
    id: 'page--gift',
    title: 'Подарок',
    group: 'Заказ',
    html: `<h1>Подарок</h1><p>${'Слово. '.repeat(3000)}</p><a href="#page--cart">Корзина</a>`,
  },
  { id: 'page--map', title: 'Карта', group: 'Общее', html: '<h1>Карта</h1>' },
]

/** The headings by which a PDF is gone through, each with those it stands under. */
function outline(pdf: Buffer): string[] {
  const text = pdf.toString('latin1')
  const said = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le').slice(1)
  const entries = new Map(
    [...text.matchAll(/(\d+) 0 obj\n<<\/Title <(\w+)>.*?\/Parent (\d+) 0 R/gs)].map(([, id, title, parent]) => [
      id!,
      { title: said(title!), parent: parent! },
    ]), // the groups are there
  )
  const path = (id: string): string => {
    const { title, parent } = entries.get(id)!
    return entries.has(parent) ? `${path(parent)} / ${title}` : title
  }
  return [...entries.keys()].map(path)
}

test('the PDF of the atlas names the pages where its parts begin, and pictures stand under their own heading', async ({ page }) => {
  const pdf = await printAtlas(page, parts)
  const [cart = 0, gift = 0, map = 0] = parts.map(({ id }) => pagesOfPlaces(pdf).get(id))
  expect([cart, gift]).toEqual([2, 3])
  expect(map).toBeGreaterThan(gift + 1)
  await expect(page.locator('#page-contents li')).toHaveText([`Корзина${cart}`, `Подарок${gift}`, `Карта${map}`])
  await expect(page.locator('#page--gift')).toContainText(`Корзина с.\u00a0${cart}`)
  expect(outline(pdf)).toContain('Корзина / Рисунки / Целиком')
})
