import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { ShareButton } from '../../../src/pages/product/tools/share-button'
import { product } from '../../support/plain-goods'
import { openShop } from '../support/open-shop'
import { heading, openPage, panel, plain } from './product-page'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('sharing', () => {
  const SHARED = { title: 'Масло', url: `${location.origin}/product/7` }
  const open = async (share: ((data: unknown) => Promise<void>) | undefined, writeText: (text: string) => Promise<void>) => {
    vi.stubGlobal('navigator', { onLine: true, share, clipboard: { writeText } })
    await openShop(<ShareButton path="/product/7" title="Масло" />, {})
    fireEvent.click(screen.getByRole('button', { name: 'Поделиться' }))
  }
  const words = () => screen.getByRole('button').textContent

  it('goes by the device where it can; nothing is copied then, nor where the person thought better of it', async () => {
    const [share, writeText] = [vi.fn(async () => {}), vi.fn(async () => {})]
    await open(share, writeText)
    await waitFor(() => expect(share).toHaveBeenCalledWith(SHARED))
    cleanup()
    await open(() => Promise.reject(new DOMException('', 'AbortError')), writeText)
    await act(async () => {})
    expect({ words: words(), calls: writeText.mock.calls }).toEqual({ words: 'Поделиться', calls: [] })
  })

  it('else the address is copied, and that is said until one goes on', async () => {
    const writeText = vi.fn(async () => {})
    await open(undefined, writeText)
    await screen.findByRole('button', { name: 'Ссылка скопирована' })
    expect(writeText).toHaveBeenCalledWith(SHARED.url)
    fireEvent.blur(screen.getByRole('button'))
    expect(words()).toBe('Поделиться')
    cleanup()
    await open(() => Promise.reject(new DOMException('', 'NotAllowedError')), writeText)
    await screen.findByRole('button', { name: 'Ссылка скопирована' })
  })

  it('where neither can be, it says what to do', async () => {
    await open(undefined, () => Promise.reject(new DOMException('', 'NotAllowedError')))
    await screen.findByRole('button', { name: 'Скопируйте адрес из строки браузера' })
  })
})

it('a favourite of the page is marked at once, and comes back where the server refuses [STATE-018]', async () => {
  const pending: { refuse: (error: unknown) => void }[] = []
  await openPage({
    'products.favorites': () => ({ items: [] }),
    'products.toggleFavorite': () => new Promise((_, refuse) => pending.push({ refuse })),
  })
  await heading()
  const heart = () => screen.getByRole('button', { name: /^В избранн/ })
  expect([heart().textContent, heart().getAttribute('aria-pressed')]).toEqual(['В избранное', 'false'])
  fireEvent.click(heart())
  expect([heart().textContent, heart().getAttribute('aria-pressed')]).toEqual(['В избранном', 'true'])
  pending[0]?.refuse(new ApiError(409, 'Нельзя'))
  await waitFor(() => expect([heart().textContent, heart().getAttribute('aria-pressed')]).toEqual(['В избранное', 'false']))
})

it('paper says whose shop it is, the address, and for whom and on which day the price holds', async () => {
  await openPage({})
  await heading()
  const paper = plain(document.querySelector('[class*="paper"]')?.textContent)
  expect(paper).toMatch(new RegExp(`^Картер${location.host}/product/7.*Цена на \\d\\d\\.\\d\\d\\.\\d{4}: .+, Казань$`))
  const print = vi.fn()
  vi.stubGlobal('print', print)
  fireEvent.click(screen.getByRole('button', { name: 'Печать' }))
  expect(print).toHaveBeenCalledTimes(1)
})

it('all parameters stand there, those that tell the product first; article and barcode can be copied', async () => {
  const list = (id: string, name: string, value: string) => ({ parameter: { id, name, type: 'list' as const }, name: value })
  await openPage({
    'products.get': () =>
      product(7, {
        barcode: '2000000000015',
        key_values: ['sae', 'vol'],
        values: [
          list('api', 'Класс API', 'API SP'),
          list('oem', 'Допуски', 'VW 504.00'),
          { parameter: { id: 'vol', name: 'Объём', type: 'number', unit: 'л' }, number: 4 },
          list('oem', 'Допуски', 'MB 229.51'),
          list('sae', 'Вязкость', '5W-30'),
        ],
      }),
  })
  await heading()
  const params = panel('Характеристики')
  expect(
    params.getAllByRole('term').map((term, at) => [term.textContent, plain(params.getAllByRole('definition')[at]?.textContent)]),
  ).toEqual([
    ['Вязкость', '5W-30'],
    ['Объём', '4 л'],
    ['Класс API', 'API SP'],
    ['Вес единицы', '1 кг'],
    ['Артикул', 'M-7'],
    ['Штрихкод', '2000000000015'],
  ])
  expect(params.getByRole('heading', { name: 'Допуски' }).nextElementSibling?.childElementCount).toBe(2)
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { onLine: true, clipboard: { writeText } })
  fireEvent.click(params.getByRole('button', { name: 'Скопировать штрихкод 2000000000015' }))
  await waitFor(() => expect(writeText).toHaveBeenCalledWith('2000000000015'))
})
