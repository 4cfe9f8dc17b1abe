import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { product } from '../../support/plain-goods'
import { guest } from '../support/people'
import { heading, openPage, plain, refused } from './product-page'

afterEach(cleanup)

const gone = { 'products.get': refused(404, 'Товара больше нет в каталоге', { product: product(7) }) }
const cards = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'))
const items = (...ids: number[]) => ({ items: ids.map((id) => product(id)) })

it('what has left the catalogue says what it was and that it has gone, and offers what may stand for it [DEC-063, ENT-008]', async () => {
  await openPage({ ...gone, 'products.analogs': () => ({ ...items(8, 9), replaces: [] }), 'products.similar': () => items(10) })
  expect((await heading()).textContent).toBe('Масло 7')
  await screen.findByRole('heading', { level: 2, name: 'Что взять вместо него' })
  expect(plain(screen.getByText(/больше нет/).textContent)).toBe('Товара больше нет в каталоге. Похожие стоят в разделе Масла.')
  expect([cards(), screen.queryByRole('complementary'), document.querySelector('meta[name="robots"]')?.getAttribute('content')]).toEqual([
    ['Масло 8', 'Масло 9'],
    null,
    'noindex',
  ])
})

it('where nothing may stand for it goods alike are shown as such; where neither loads it is said', async () => {
  await openPage({ ...gone, 'products.similar': () => items(10) })
  await screen.findByRole('heading', { level: 2, name: 'Похожие товары' })
  expect(cards()).toEqual(['Масло 10'])
  cleanup()
  await openPage({ ...gone, 'products.analogs': refused(503), 'products.similar': refused(503) })
  expect(plain((await screen.findByRole('status')).textContent)).toMatch(/Замены не загрузились\. Повторить/)
})

it('a guest sees no price there either [ROLE-001]', async () => {
  await openPage({ ...guest, ...gone, 'products.analogs': () => ({ ...items(8), replaces: [] }) })
  const card = await screen.findByRole('article', { name: 'Масло 8' })
  expect([within(card).queryByText(/₽/), within(card).queryByRole('button', { name: 'Войдите' }) === null]).toEqual([null, false])
})

it('a 404 that says nothing of what was there is the plain one, whatever else it says [DEC-006]', async () => {
  for (const details of [undefined, { product: null }, { product: { id: 7 } }, 'product', []]) {
    await openPage({ 'products.get': refused(404, '', details) })
    expect((await heading()).textContent).toBe('404. Страница не найдена')
    cleanup()
  }
})
