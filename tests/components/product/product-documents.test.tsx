import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { product } from '../../support/plain-goods'
import { catchSavedFiles } from '../support/saved-files'
import { openShop } from '../support/open-shop'
import { buyer, guest } from '../support/people'
import { goods, heading, openPage, page, panel, plain, refused } from './product-page'

const saved = catchSavedFiles()
afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

const sheet = {
  title: 'Паспорт безопасности',
  product_name: 'Масло 7',
  article: 'M-7',
  issued_at: '2025-03-12',
  body: [
    { type: 'heading', text: '1. Продукт' },
    { type: 'table', caption: 'Продукт', head: ['Сведение', 'Значение'], rows: [['Состав', 'масло & <присадки>']] },
  ],
}
function openDocument(answer: () => unknown) {
  history.replaceState(null, '', '/product/7?document=safety')
  return openShop(page('7'), { ...buyer(0), ...goods(), 'productDocuments.get': answer })
}

it('a product names where it is used and its documents; a file of the server opens beside the shop', async () => {
  await openPage({
    ...guest,
    'products.get': () =>
      product(7, {
        description: 'Для двигателей.\nХраните под крышей.',
        applications: [{ name: 'Mercedes-Benz', note: 'MB 229.51' }],
        documents: [
          { kind: 'safety', title: 'Паспорт безопасности' },
          { kind: 'declaration', title: 'Декларация', valid_until: '2028-03-12', url: 'https://files.example/7.pdf' },
        ],
      }),
  })
  await heading()
  expect(panel('Где применяют').getByRole('listitem').textContent).toBe('Mercedes-BenzMB 229.51')
  const links = panel('Документы').getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['Паспорт безопасности', '/product/7?document=safety', null],
    ['Декларация', 'https://files.example/7.pdf', '_blank'],
  ])
  expect(plain(panel('Документы').getAllByRole('listitem')[1]?.textContent)).toBe('Декларациядо 12.03.2028')
  expect(within(screen.getByRole('region', { name: 'Описание' })).getAllByText(/Для двигателей|Храните/)).toHaveLength(2)
})

it('a product without them has neither', async () => {
  await openPage({})
  await heading()
  expect([screen.queryByRole('region', { name: 'Где применяют' }), screen.queryByRole('region', { name: 'Документы' })]).toEqual([
    null,
    null,
  ])
})

it('a document is read on a page of its own and saved as a file that needs no shop', async () => {
  await openDocument(() => sheet)
  expect((await heading()).textContent).toBe('Паспорт безопасности')
  expect(screen.getByRole('cell', { name: 'масло & <присадки>' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Скачать' }))
  expect(saved.names).toEqual(['Паспорт безопасности M-7.html'])
  const text = await saved.files[0]?.text()
  expect(text).toContain('<td>масло &amp; &lt;присадки&gt;</td>')
  expect(text).toContain('<title>Паспорт безопасности: Масло 7, M-7</title>')
})

it('a document that does not come says so, and comes when it is asked for again', async () => {
  let isDown = true
  await openDocument(() => (isDown ? refused(503)() : sheet))
  expect((await heading()).textContent).toBe('Документ не загрузился')
  expect(screen.getByRole('link', { name: /Вернуться к.товару/ }).getAttribute('href')).toBe('/product/7')
  isDown = false
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Повторить' })))
  expect((await screen.findByRole('heading', { level: 1, name: 'Паспорт безопасности' })).tagName).toBe('H1')
})

it('a document that there is not is a page that was not found', async () => {
  await openDocument(refused(404))
  expect((await heading()).textContent).toBe('404. Страница не найдена')
})
