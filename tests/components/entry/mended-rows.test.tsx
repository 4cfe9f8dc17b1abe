import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answers, article, entered, hit, inCart, open, typist } from '../support/entry'
import { eventually } from '../../support/waiting/eventually'

afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
})

it('a row that names several is mended by keyboard: the line takes it with the focus, its article alone is typed over, and its quantity is that of the right one', async () => {
  const search = answers()['external.search']!
  const shop = await open({
    'external.search': (call: never) =>
      /^x1$/i.test((call as { query: { q: string } }).query.q)
        ? { items: [5, 6].map((id) => ({ ...hit(id), article: 'X-1' })), total: 2, categories: [] }
        : search(call, {}),
  })
  const type = typist()
  await type.click(article())
  await type.paste('M-7\t3\nX1\t12')
  await eventually(() => expect(entered().length).toBe(2))
  const mend = await screen.findByRole('button', { name: 'Исправить: X1 × 12' })
  await type.type(article(), 'm')
  expect(mend.getAttribute('aria-disabled')).toBe('true')
  await type.keyboard('{Escape}{Escape}')
  mend.focus()
  await type.keyboard('{Enter}')
  expect([document.activeElement, article().value, article().selectionStart, article().selectionEnd]).toEqual([article(), 'X1 × 12', 0, 2])
  expect((await screen.findAllByRole('option')).length).toBe(2)
  await type.keyboard('m-8{Enter}')
  await screen.findByText('M-8, 12 шт.')
  expect([inCart(shop, 8), article().value, entered().map((it) => it.textContent)]).toEqual([
    12,
    '',
    ['M-8, 12\u00a0шт.Убрать', 'M-7, 3\u00a0шт.Убрать'],
  ])
})
