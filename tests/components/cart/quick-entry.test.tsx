import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { matchRoute } from '../../../model/routing/routes'
import { actorOf } from '../../../src/shop/actors'
import CartPage from '../../../src/pages/cart/cart-page'
import { EntryList } from '../../../src/product/entry/entry-list'
import { QuickEntry } from '../../../src/product/entry/quick-entry'
import { product } from '../../support/plain-goods'
import { region } from '../../support/plain-region'
import { answers, article, entered, hit, inCart, open, typist } from '../support/entry'
import { openShop } from '../support/open-shop'
import { customer, kazan } from '../support/people'
import { eventually } from '../../support/waiting/eventually'

afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
})

describe('the entry by article', () => {
  it('takes ten lines by keyboard alone, looked up while the next is typed; the focus is where the next key belongs [DEC-057]', async () => {
    const shop = await open()
    const type = typist()
    await type.click(article())
    for (let id = 1; id <= 10; id++) {
      await type.keyboard(`m-${id}{Enter}`)
      const count = await screen.findByRole('textbox', { name: `Количество: M-${id}` })
      expect(document.activeElement).toBe(count)
      await type.keyboard(`${id + 10}{Enter}`)
      expect([document.activeElement, article().value]).toEqual([article(), ''])
    }
    await screen.findByText('M-10, 20 шт.')
    const quantities = Array.from({ length: 10 }, (_, at) => inCart(shop, at + 1))
    // The fourth is sold by six.
    expect(quantities).toEqual([11, 12, 13, 18, 15, 16, 17, 18, 19, 20])
    expect(entered().map((item) => item.textContent)).toEqual([
      'M-10, 20\u00a0шт.Убрать',
      'M-9, 19\u00a0шт.Убрать',
      'M-8, 18\u00a0шт.Убрать',
    ])
  })

  it('takes Tab behind what was typed as Enter, and goes on from an empty field: nothing typed is lost', async () => {
    const shop = await open()
    const type = typist()
    await type.click(article())
    await type.keyboard('m-2')
    await type.tab()
    expect(document.activeElement).toBe(await screen.findByRole('textbox', { name: 'Количество: M-2' }))
    await type.keyboard('7')
    await type.tab()
    await screen.findByText('M-2, 7 шт.')
    expect({ activeElement: document.activeElement, inCart: inCart(shop, 2) }).toEqual({ activeElement: article(), inCart: 7 })
    await type.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Добавить' }))
    await type.tab({ shift: true })
    await type.keyboard('m-3{Enter}')
    await screen.findByRole('textbox', { name: 'Количество: M-3' })
    await type.tab({ shift: true })
    expect(document.activeElement).toBe(article())
  })

  it('stands on what was bought last, selected: Enter twice is the same again, a number is another', async () => {
    const shop = await open()
    const type = typist()
    await type.type(article(), 'm1{Enter}{Enter}')
    await screen.findByText('M-1, 12 шт.')
    await type.type(article(), 'm1{Enter}5{Enter}')
    await screen.findByText('M-1, 5 шт., в корзине 17')
    expect(inCart(shop, 1)).toBe(17)
    await type.click(screen.getAllByRole('button', { name: 'Убрать: M-1' })[0]!)
    expect([inCart(shop, 1), entered().length]).toEqual([12, 1])
    expect(screen.getByText('Убрано: M-1.').getAttribute('role')).toBe('status')
  })

  it('says at the line what became of it: rounded to packs, and how many the cart holds then [DEC-019]', async () => {
    const shop = await open()
    const type = typist()
    await type.type(article(), 'm-4 5{Enter}')
    await screen.findByText('M-4: 5 → 6 (по 6 шт.), в корзине 6')
    await type.type(article(), 'm-4 7{Enter}')
    await screen.findByText('M-4: 7 → 12 (по 6 шт.), в корзине 18')
    expect(inCart(shop, 4)).toBe(18)
    expect(screen.getByText(/^Добавлено: M-4: 7/).getAttribute('role')).toBe('status')
  })

  it('refuses more than 999 999 in the words of every quantity, and bounds the rest by the stock, said at the line [DEC-019]', async () => {
    const shop = await open()
    const type = typist()
    await type.type(article(), 'm1{Enter}1000000{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe('Не\u00a0больше 999\u00a0999\u00a0шт.')
    await type.clear(screen.getByRole('textbox', { name: 'Количество: M-1' }))
    await type.keyboard('999999{Enter}')
    await screen.findByText(/^M-1: 999 999 → \d+ \(в наличии \d+ шт\.\), в корзине \d+$/)
    expect(inCart(shop, 1)).toBeLessThan(999_999)
  })

  it('enters once by a key held down', async () => {
    const shop = await open()
    const type = typist()
    await type.type(article(), 'm1{Enter>5/}')
    expect([document.activeElement?.getAttribute('aria-label'), inCart(shop, 1)]).toEqual(['Количество: M-1', 0])
  })

  it('marks options also where the browser answers its scrolling with a promise', async () => {
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation((() => Promise.resolve()) as never) // newer than its type
    await open()
    const type = typist()
    await type.type(article(), 'мас')
    await type.keyboard('{ArrowDown}{Enter}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Количество: M-1')
  })

  it('is a combobox: the list names its options, arrows mark one, Enter takes it, Escape closes it and then empties the field', async () => {
    await open({ 'external.search': () => ({ items: [hit(1), hit(2)], total: 2, categories: [] }) })
    const type = typist()
    await type.type(article(), 'масло')
    const list = await screen.findByRole('listbox', { name: 'Подсказки' })
    await within(list).findByRole('option', { name: /^M-2/ })
    expect(
      within(list)
        .getAllByRole('option')
        .map((it) => it.textContent),
    ).toEqual([
      expect.stringMatching(/^M-1брали 12\u00a0шт\. \d+\u00a0[а-я]+Масло 1/), // its price comes later
      expect.stringMatching(/^M-2Масло 2/),
    ])
    expect([article().getAttribute('aria-expanded'), article().getAttribute('aria-controls')]).toEqual(['true', list.id])
    await type.keyboard('{ArrowDown}{ArrowDown}')
    const active = document.getElementById(article().getAttribute('aria-activedescendant') ?? '')
    expect([active?.textContent, active?.getAttribute('aria-selected'), document.activeElement]).toEqual([
      expect.stringMatching(/^M-2Масло 2/),
      'true',
      article(),
    ])
    await type.keyboard('{Enter}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Количество: M-2')
    await type.keyboard('{Escape}')
    expect([document.activeElement, article().value]).toEqual([article(), 'M-2'])
    await type.keyboard('2')
    await type.keyboard('{Escape}')
    expect([screen.queryByRole('listbox'), article().value]).toEqual([null, '2'])
    await type.keyboard('{Escape}')
    expect(article().value).toBe('')
  })

  it('takes a scanner: each scan adds a pack, no key between is lost', async () => {
    const found = await open({
      'external.search': () => ({ items: [{ ...hit(4), barcode: '2000000000046' }], total: 1, categories: [] }),
    })
    act(() => article().focus())
    for (let scan = 0; scan < 2; scan++) {
      for (let end = 1; end <= 13; end++) fireEvent.change(article(), { target: { value: '2000000000046'.slice(0, end) } })
      fireEvent.keyDown(article(), { key: 'Enter' })
    }
    await eventually(() =>
      expect(entered().map((item) => item.textContent)).toEqual(['M-4, 6\u00a0шт., в\u00a0корзине\u00a012Убрать', 'M-4, 6\u00a0шт.Убрать']),
    )
    expect([inCart(found, 4), article().value, document.activeElement]).toEqual([12, '', article()])
  })

  it('says what is unknown in the field’s own words and selects it', async () => {
    await open()
    const type = typist()
    await type.type(article(), 'zz-404{Enter}')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('«zz-404»\u00a0— такого товара нет. Проверьте артикул или найдите товар в\u00a0каталоге.')
    expect([article().getAttribute('aria-invalid'), article().getAttribute('aria-describedby')]).toEqual(['true', alert.id])
    expect([article().selectionStart, article().selectionEnd, article().value]).toEqual([0, 6, 'zz-404'])
  })

  it('a search without an answer loses nothing and can be asked again', async () => {
    let isDown = true
    await open({
      'external.search': () => (isDown ? Promise.reject(new ApiError(503, '')) : { items: [hit(7)], total: 1, categories: [] }),
    })
    const type = typist()
    await type.type(article(), 'm-7{Enter}')
    await screen.findByText(/^Поиск не отвечает/)
    expect(entered().map((item) => item.textContent)).toEqual(['Ищем «m-7»…Не искать'])
    isDown = false
    await type.click(screen.getByRole('button', { name: 'Повторить' }))
    await screen.findByRole('textbox', { name: 'Количество: M-7' })
  })

  it('a search or a product that is refused is said so, and nobody promises to ask again', async () => {
    const world = { search: 403, products: 403 }
    const answering = (status: number, answer: object) => (status === 200 ? answer : Promise.reject(new ApiError(status, '')))
    await open({
      'external.search': () => answering(world.search, { items: [hit(7)], total: 1, categories: [] }),
      'products.get': () => answering(world.products, product(7)),
    })
    const type = typist()
    await type.type(article(), 'm-7 4{Enter}')
    await screen.findByText('Поиск отказал: введённое не потеряется. Повторите или введите другой артикул.')
    expect(entered().map((item) => item.textContent)).toEqual(['«m-7 4»: поиск отказалНе искать'])
    world.search = 200
    await type.click(screen.getByRole('button', { name: 'Повторить' }))
    await screen.findByText('Сервер не отдал товар: строки не потеряются. Повторите или введите другую строку.')
    world.products = 200
    await type.click(screen.getByRole('button', { name: 'Повторить' }))
    await eventually(() => expect(entered().map((item) => item.textContent)).toEqual(['M-7, 4\u00a0шт.Убрать']))
    expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull()
  })

  it('keeps the lines that another region kept away, with a word, and enters them there by one press [DEC-018]', async () => {
    let isDown = true
    const shop = await open({
      'regions.list': () => [kazan, region(6, { store_city_id: 7, store_city_name: 'Омск' })],
      'external.search': ({ query: { q } }: { query: { q: string } }) => {
        if (isDown) return Promise.reject(new ApiError(503, ''))
        return q.includes(' ') ? { items: [], total: 0, categories: [] } : { items: [hit(Number(q.slice(2)))], total: 1, categories: [] }
      },
    })
    const type = typist()
    await type.type(article(), 'm-7 4{Enter}')
    await type.type(article(), 'm-8 5{Enter}')
    await screen.findByText(/^Поиск не отвечает/)
    await act(async () => {
      const regions = actorOf(shop.app, 'regions')!
      regions.send({ type: 'region.picked', id: 6 })
      regions.send({ type: 'region.confirmed' })
    })
    await screen.findByText('«m-7 4»: не добавлена')
    expect(entered().map((item) => item.textContent)).toEqual([
      '«m-8 5»: не\u00a0добавленаВвести сноваУбрать',
      '«m-7 4»: не\u00a0добавленаВвести сноваУбрать',
    ])
    expect(screen.getAllByText(/^Регион сменился, не добавлено строк: 2\. Введите их снова\./).length).toBe(2) // one for screen readers
    isDown = false
    await type.click(screen.getByRole('button', { name: 'Ввести снова: m-7 4' }))
    await screen.findByText('M-7, 4 шт.')
    await screen.findByText('Регион сменился, строка не добавлена. Введите её снова.')
    await type.click(screen.getByRole('button', { name: 'Ввести все снова' }))
    await screen.findByText('M-8, 5 шт.')
    expect([inCart(shop, 7), inCart(shop, 8), screen.queryByText(/Регион сменился, строка/)]).toEqual([4, 5, null])
  })

  it('says that a line is being taken back until the cart has done it', () => {
    const leaving = {
      id: 1,
      productId: 1,
      article: 'M-1',
      quantity: null,
      status: 'held',
      added: 4,
      isLeaving: true,
      reason: null,
      again: null,
    }
    const entry = {
      state: { context: { questions: [], entries: [leaving], text: '' }, hasTag: () => false },
      entries: [leaving],
      held: {},
      send: () => {},
    }
    render(<EntryList entry={entry as never} /> /* all that the list reads of it */)
    expect(entered().map((item) => item.textContent)).toEqual(['M-1, 4\u00a0шт.: убираем…Убрать'])
  })

  it('a server without the history of purchases leaves the search', async () => {
    await open({ 'orders.bought': () => Promise.reject(new ApiError(501, '')) })
    const type = typist()
    await type.type(article(), 'm-1{Enter}')
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Количество: M-1' })).value).toBe('1')
  })

  it('is not there for who has no region', async () => {
    await openShop(<QuickEntry />, customer([]))
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('keeps the focus when the first line fills an empty cart', async () => {
    await openShop(<CartPage route={matchRoute('/cart')!.route} params={{}} />, answers()) // the table has the cart
    const type = typist()
    await type.type(await screen.findByRole('combobox'), 'm1{Enter}{Enter}')
    await screen.findByLabelText('Количество: M-1')
    expect(document.activeElement).toBe(article())
  })
})
