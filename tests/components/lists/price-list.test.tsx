import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PriceListSource } from '../../../machines/price-list/price-list.machine'
import { ApiError } from '../../../model/api-error'
import { PAPER_LIST_MAX, PRICE_LIST_MAX } from '../../../model/limits'
import { PriceListButton } from '../../../src/product/price-list/price-list-button'
import { actorOf } from '../../../src/shop/actors'
import { price, product } from '../../support/plain-goods'
import { region } from '../../support/plain-region'
import { openShop } from '../support/open-shop'
import { buyer, guest, kazan } from '../support/people'

const saved: string[] = []
beforeEach(() => {
  URL.createObjectURL = () => 'blob:list'
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  saved.length = 0
})

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ')
const button = (name: string) => screen.findByRole('button', { name, hidden: true })
const whyNot = (of: HTMLElement) => plain(document.getElementById(of.getAttribute('aria-describedby') ?? '')?.textContent)
const open = async (source: PriceListSource, count: number, prices: () => Promise<unknown> | object) => {
  const shop = await openShop(<PriceListButton source={source} count={count} filter={['Фильтры']} />, {
    ...buyer(0),
    'regions.list': () => [kazan, region(6, { store_city_name: 'Самара' })],
    'products.stocksAndPrices': prices,
  })
  const way = await button('Прайс-лист')
  await waitFor(() => expect(way.getAttribute('aria-disabled')).toBe(null))
  fireEvent.click(way)
  return shop
}
const dialogText = () => plain(document.querySelector('dialog')?.textContent)
const goods: PriceListSource = { kind: 'goods', goods: [product(1), product(2)] }
const answer = () => ({ gift: null, products: [price(1), price(2)] })

describe('the price list of a list', () => {
  it.each([
    [PAPER_LIST_MAX, '', ''],
    [PAPER_LIST_MAX + 1, 'На бумаге до 1 000 товаров: сузьте список фильтрами', ''],
    [PRICE_LIST_MAX, 'На бумаге до 1 000 товаров: сузьте список фильтрами', ''],
    [PRICE_LIST_MAX + 1, 'На бумаге до 1 000 товаров: сузьте список фильтрами', 'В файле до 50 000 товаров: сузьте список фильтрами'],
  ])('of %i products says what it is too long for', async (count, paper, file) => {
    await open({ kind: 'question', question: {}, total: count }, count, answer)
    expect([whyNot(await button('Напечатать')), whyNot(await button('Скачать XLSX'))]).toEqual([paper, file])
  })

  it('that was broken off says so and leads the focus to the button that goes on, from there to the one that was pressed first', async () => {
    let isDown = true
    await open(goods, 2, () => (isDown ? Promise.reject(new ApiError(503, '')) : answer()))
    fireEvent.click(await button('Скачать XLSX'))
    const on = await button('Продолжить')
    expect(plain(screen.getByRole('alert', { hidden: true }).textContent).trim()).toBe(
      'Сервер не отвечает. Ничего не потеряно, повторите позже.',
    )
    expect(document.activeElement).toBe(on)
    isDown = false
    fireEvent.click(on)
    expect(document.activeElement).not.toBe(document.body)
    const again = await button('Скачать ещё раз')
    expect(document.activeElement).toBe(again)
    expect(saved).toHaveLength(1)
    expect(saved[0]).toMatch(/\.xlsx$/)
  })

  it('begins anew with the region that is chosen meanwhile, and says so', async () => {
    const { app } = await open(goods, 2, answer)
    await button('Скачать XLSX')
    expect(dialogText()).not.toContain('Регион сменился')
    act(() => actorOf(app, 'regions')?.send({ type: 'region.follow', id: 6 }))
    await waitFor(() => expect(dialogText()).toContain('Самара'))
    expect(dialogText()).toContain('Регион сменился: прайс-лист начинается заново, с ценами нового региона.')
    expect(dialogText()).not.toContain('Казань')
    await button('Скачать XLSX')
  })

  it('that is gone on with on another day says that it is gathered anew', async () => {
    let isDown = true
    const now = vi.spyOn(Date, 'now')
    await open(goods, 2, () => (isDown ? Promise.reject(new ApiError(503, '')) : answer()))
    fireEvent.click(await button('Скачать XLSX'))
    const on = await button('Продолжить')
    expect(dialogText()).not.toContain('наступил другой день')
    isDown = false
    now.mockImplementation(() => performance.timeOrigin + performance.now() + 86_400_000)
    fireEvent.click(on)
    await button('Скачать ещё раз')
    expect(dialogText()).toContain('наступил другой день')
  })

  it('that is stopped says how far it has come, and goes on from there', async () => {
    const many: PriceListSource = { kind: 'goods', goods: Array.from({ length: 700 }, (_, at) => product(at + 1)) }
    const asked: number[] = []
    let isSilent = true
    await open(many, 700, (({ body }: { body: { products_ids: number[] } }) => {
      const [first = 0] = body.products_ids
      asked.push(first)
      if (isSilent && first > 576) return new Promise(() => {})
      return { gift: null, products: body.products_ids.map((id) => price(id)) }
    }) as () => object) // called with the question
    fireEvent.click(await button('Скачать XLSX'))
    await waitFor(() =>
      expect(plain(document.querySelector('dialog')?.textContent)).toMatch(/Собираем товары и цены: [1-9]\d* из 700 товаров/),
    )
    fireEvent.click(await button('Остановить'))
    expect(plain(screen.getByRole('alert', { hidden: true }).textContent)).toMatch(/^Остановлено\. Собрано [1-9]\d* из 700 товаров\.$/)
    isSilent = false
    const before = asked.length
    fireEvent.click(await button('Продолжить'))
    await button('Скачать ещё раз')
    expect(asked.slice(before)).not.toContain(1)
    expect(plain(document.querySelector('dialog')?.textContent)).toContain('передан браузеру: 700 товаров')
  })

  it('on paper is printed once it is drawn, with every product and its price', async () => {
    let printed = ''
    vi.stubGlobal('print', () => (printed = plain(document.body.textContent)))
    await open(goods, 2, answer)
    fireEvent.click(await button('Напечатать'))
    await waitFor(() => expect(printed).toContain('Масло 1'))
    expect(printed).toContain('Масло 2')
    expect(printed).toContain('10,00')
    expect(document.activeElement).toBe(await button('Напечатать ещё раз'))
    vi.unstubAllGlobals()
  })

  it('is none of a guest, who is told why [DEC-032, DEC-035]', async () => {
    await openShop(<PriceListButton source={goods} count={2} filter={[]} />, guest)
    const way = await button('Прайс-лист')
    await waitFor(() => expect(whyNot(way)).toBe('Войдите, чтобы скачать прайс-лист с ценами'))
    fireEvent.click(way)
    expect(document.querySelector('dialog')).toBeNull()
  })
})
