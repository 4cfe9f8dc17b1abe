import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { fc, test } from '@fast-check/vitest'
import { afterEach, describe, expect, it } from 'vitest'
import { matchRoute } from '../../../model/routing/routes'
import CartPage from '../../../src/pages/cart/cart-page'
import { keptPlaces, type TableRow } from '../../../src/cart/table/rows'
import { price } from '../../support/plain-goods'
import { openShop, type Answers } from '../support/open-shop'
import { buyer } from '../support/people'

const LINES = 120
const page = <CartPage route={matchRoute('/cart')!.route} params={{}} /> // the table has the cart
afterEach(() => {
  cleanup()
  scrollTo(0)
})

async function openCart(answers: Answers = {}) {
  await openShop(page, { ...buyer(LINES), ...answers })
  await screen.findByText(/^К оплате \d/, { selector: 'output' })
}
/** By the attribute: a search by role walks all rows again and again. */
const drawn = () =>
  [...document.querySelectorAll<HTMLInputElement>('table input[inputmode="numeric"]')].map((field) => field.getAttribute('aria-label'))
const field = (id: number) => document.querySelector<HTMLInputElement>(`input[aria-label="Количество: M-${id}"]`)!
/** The rows have no height here: what is in sight is told by the heights that the style sheets give them. */
function scrollTo(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
  act(() => void fireEvent.scroll(window))
}
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key }) // something has the focus
const all = Array.from({ length: LINES }, (_, at) => `Количество: M-${at + 1}`)

describe('a cart of many lines', () => {
  it('draws the lines near what is in sight, says how many rows there are and which these are', async () => {
    await openCart()
    const near = drawn()
    expect(near.length).toBeLessThan(LINES / 2)
    expect(near).toEqual(all.slice(0, near.length))
    expect(screen.getByRole('table', { name: 'Состав корзины' }).getAttribute('aria-rowcount')).toBe(String(LINES + 1))
    expect(field(3).closest('tr')?.getAttribute('aria-rowindex')).toBe('4')

    scrollTo(3000)
    await waitFor(() => expect(drawn()).not.toContain('Количество: M-1'))
    expect(drawn().length).toBeLessThan(LINES / 2)
  })

  it('numbers every row once, the words under a line as a row of their own, and counts them', async () => {
    const index = (element: Element | null | undefined) => Number(element?.getAttribute('aria-rowindex'))
    const numbers = () => [...document.querySelectorAll('table tr')].map(index)
    const inOrder = () => numbers().map((_, at) => at + 1)
    const count = () => Number(screen.getByRole('table', { name: 'Состав корзины' }).getAttribute('aria-rowcount'))
    await openCart({
      'products.stocksAndPrices': ({ body }: { body: { products_ids: number[] } }) => ({
        products: body.products_ids.map((id) => price(id, id === 3 ? { stock: 0 } : {})),
      }),
    })
    // The head, «Требуют внимания», M-3 with its words, «Готовы к заказу», all the others.
    await waitFor(() => expect([index(field(3).closest('tr')), index(field(1).closest('tr')), count()]).toEqual([3, 6, LINES + 4]))
    expect(numbers()).toEqual(inOrder())

    act(() => field(2).focus())
    act(() => void fireEvent.change(field(2), { target: { value: '99' } }))
    press('Enter')
    await screen.findByText(/количество изменено с\s99 на\s50/)
    await waitFor(() => expect([index(field(2).closest('tr')), index(field(4).closest('tr')), count()]).toEqual([7, 9, LINES + 5]))
    expect(numbers()).toEqual(inOrder())
  })

  it('keeps the line that has the focus wherever the page is scrolled, with the lines beside it for the next key', async () => {
    await openCart()
    act(() => field(2).focus())
    scrollTo(5000)
    await waitFor(() => expect(drawn()).not.toContain('Количество: M-5'))
    expect(drawn().slice(0, 3)).toEqual(all.slice(0, 3))
    for (let id = 2; id < 30; id++) {
      expect(document.activeElement).toBe(field(id))
      press(id % 2 ? 'ArrowDown' : 'Enter')
    }
  })

  it('keeps a line whose text is no quantity: no order goes out over it [DEC-046]', async () => {
    await openCart()
    act(() => field(2).focus())
    act(() => void fireEvent.change(field(2), { target: { value: '1,5' } }))
    act(() => field(9).focus())
    scrollTo(5000)
    await waitFor(() => expect(drawn()).not.toContain('Количество: M-5'))
    expect(field(2).value).toBe('1,5')
  })

  it('has every line on paper, and while the browser looks for words, which Ctrl+F asks for in the field of the table; no more when somebody works in it again', async () => {
    await openCart()
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(drawn()).toEqual(all)
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(drawn().length).toBeLessThan(LINES / 2)

    const pressFind = () =>
      act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { code: 'KeyF', key: 'а', ctrlKey: true }))
    await pressFind()
    expect([document.activeElement, drawn().length < LINES / 2]).toEqual([screen.getByLabelText('Найти в корзине'), true])
    await pressFind()
    expect(drawn()).toEqual(all)
    await act(async () => void fireEvent.input(field(1), { target: { value: '3' } }))
    expect(drawn().length).toBeLessThan(LINES / 2)
  })
})

describe('the rows that stay drawn', () => {
  const row: fc.Arbitrary<TableRow['kind']> = fc.constantFrom('line', 'line', 'ghost', 'group')
  test.prop([fc.array(row, { maxLength: 12 }), fc.array(fc.integer({ min: -2, max: 14 }), { maxLength: 3 })])(
    'are the kept ones and the nearest line on either side of each, which the next key goes to',
    (kinds, kept) => {
      const rows = kinds.map((kind, id): TableRow => ({ kind, id, isNoted: false }) as TableRow) // what a row says besides is of no matter here
      const lines = rows.flatMap(({ kind }, at) => (kind === 'line' ? [at] : []))
      const expected = kept.filter((at) => at >= 0 && at < rows.length)
      const beside = expected.flatMap((at) => [lines.findLast((line) => line < at), lines.find((line) => line > at)])
      expect(new Set(keptPlaces(rows, kept))).toEqual(new Set([...expected, ...beside.filter((at) => at !== undefined)]))
    },
  )
})
