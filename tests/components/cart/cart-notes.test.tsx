import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { matchRoute } from '../../../model/routing/routes'
import { actorOf } from '../../../src/shop/actors'
import CartPage from '../../../src/pages/cart/cart-page'
import { PHONE } from '../../../src/ui/use-media'
import { openShop, type Answers } from '../support/open-shop'
import { buyer } from '../support/people'

const page = <CartPage route={matchRoute('/cart')!.route} params={{}} /> // the table has the cart
const openCart = async (answers: Answers = {}) => {
  const shop = await openShop(page, {
    ...buyer(2),
    'cart.note': ({ body }: { body: { product_id: number; note: string } }) => ({ ...body, version: 2 }),
    ...answers,
  })
  await screen.findByLabelText('Количество: M-1')
  return shop
}
const opener = () => screen.getByRole('button', { name: /^Заметка: M-1/ })
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Заметка: M-1' })
const notesOf = ({ calls }: Awaited<ReturnType<typeof openShop>>) => calls.filter(({ name }) => name === 'cart.note').length
afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
})

describe('the note of a line', () => {
  it('is written in its place: Enter saves it, and the focus is on it again', async () => {
    const type = userEvent.setup()
    const shop = await openCart()
    await type.click(opener())
    expect(document.activeElement).toBe(field())
    await type.keyboard('  Для Петрова {Enter}')
    await waitFor(() => expect(document.activeElement).toBe(opener()))
    expect([opener().textContent, opener().getAttribute('aria-label')]).toEqual(['Для Петрова', 'Заметка: M-1. Для Петрова'])
    await waitFor(() => expect(notesOf(shop)).toBe(1))
    expect(actorOf(shop.app, 'cart')?.getSnapshot().context.known.get(1)?.item.note).toBe('Для Петрова')
  })

  it('is asked for in words that a phone has room for', async () => {
    const type = userEvent.setup()
    for (const isPhone of [false, true]) {
      vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
        const list = new EventTarget() as MediaQueryList // what the pages ask of one
        return Object.assign(list, { matches: isPhone && query === PHONE })
      })
      await openCart()
      await type.click(opener())
      expect(field().placeholder).toBe(isPhone ? 'Заметка к\u00a0строке' : 'Заметка к\u00a0строке, Enter сохранит')
      cleanup()
    }
  })

  it('is saved by leaving it, and not by Escape; its keys do nothing to the row', async () => {
    const type = userEvent.setup()
    const shop = await openCart()
    await type.click(opener())
    await type.keyboard('Срочно{Escape}')
    expect(screen.queryByText('Срочно')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(opener()))
    await type.click(opener())
    await type.keyboard('Склад 2')
    field().select()
    await type.keyboard('{Delete}Склад 3{ArrowDown}')
    expect(document.activeElement).toBe(field())
    await type.click(screen.getByLabelText('Количество: M-2'))
    expect(opener().textContent).toBe('Склад 3')
    await waitFor(() => expect(notesOf(shop)).toBe(1))
    await type.click(opener())
    await type.keyboard('{Delete}')
    expect([field().value, screen.queryByRole('button', { name: 'Вернуть: M-1' })]).toEqual(['', null])
  })

  it('is marked until it is saved', async () => {
    const type = userEvent.setup()
    let answer: () => void = () => {}
    await openCart({
      'cart.note': () =>
        new Promise((resolve) => {
          answer = () => resolve({ product_id: 1, note: 'А', version: 2 })
        }),
    })
    await type.click(opener())
    await type.keyboard('А{Enter}')
    screen.getByText('заметка ещё не сохранена')
    await waitFor(() => {
      answer()
      expect(screen.queryByText('заметка ещё не сохранена')).toBeNull()
    })
    expect(opener().textContent).toBe('А')
  })

  it('that is too long waits with its words while its line is taken out and brought back, until it is shortened or given up', async () => {
    const type = userEvent.setup()
    const shop = await openCart()
    await type.click(opener())
    await type.paste('а'.repeat(203))
    await type.click(screen.getByRole('button', { name: 'Удалить: M-1' }))
    await type.click(screen.getByRole('button', { name: 'Вернуть: M-1' }))
    expect([field().value.length, field().getAttribute('aria-invalid'), notesOf(shop)]).toEqual([203, 'true', 0])
    expect(document.activeElement).toBe(screen.getByLabelText('Количество: M-1'))
    await type.click(field())
    await type.keyboard('{Escape}')
    await waitFor(() => expect(opener().textContent).toBe('Заметка'))
    await type.click(opener())
    expect(field().value).toBe('')
  })

  it('that was refused says why, and is repeated or given up', async () => {
    const type = userEvent.setup()
    const shop = await openCart({ 'cart.note': () => Promise.reject(new ApiError(422, 'Так нельзя')) })
    await type.click(opener())
    await type.keyboard('Б{Enter}')
    expect((await screen.findByRole('alert')).textContent.replaceAll('\u00a0', ' ')).toMatch(/^Заметка не сохранена\. Так нельзя/)
    await type.click(screen.getByRole('button', { name: 'Повторить' }))
    await waitFor(() => expect(notesOf(shop)).toBe(2))
    await type.click(await screen.findByRole('button', { name: /^Не\sсохранять$/ }))
    expect([opener().textContent, screen.queryByRole('alert')]).toEqual(['Заметка', null])
  })

  it('counts what is left near the end, and does not take more than 200 characters', async () => {
    const type = userEvent.setup()
    const shop = await openCart()
    await type.click(opener())
    await type.paste('а'.repeat(159))
    expect(field().getAttribute('aria-describedby')).toBeNull()
    await type.keyboard('а')
    const said = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent?.replaceAll('\u00a0', ' ')
    expect(said()).toBe('ещё 40 символов')
    await type.paste('а'.repeat(42))
    expect([said(), field().getAttribute('aria-invalid')]).toEqual(['Длиннее на 2 символа: сократите', 'true'])
    await type.keyboard('{Enter}')
    expect([field().value.length, notesOf(shop)]).toEqual([202, 0])
    await type.keyboard('{Backspace}{Backspace}{Enter}')
    expect(opener().textContent).toBe('а'.repeat(200))
  })

  it('that is being typed is a wish when the page goes [DEC-020]', async () => {
    const type = userEvent.setup()
    const shop = await openCart()
    await type.click(opener())
    await type.keyboard('Для Петрова')
    act(() => void window.dispatchEvent(new Event('pagehide')))
    const queue = actorOf(shop.app, 'cart')?.getSnapshot().context.queue ?? []
    expect(queue.map(({ productId, note }) => [productId, note])).toEqual([[1, 'Для Петрова']])
  })

  it('that became another one elsewhere while it is typed says so', async () => {
    const type = userEvent.setup()
    const shop = await openCart()
    await type.click(opener())
    await type.keyboard('Для Петрова')
    act(() => actorOf(shop.app, 'cart')?.send({ type: 'note.changed', productId: 1, note: 'Для Иванова' }))
    expect([(await screen.findByText(/Тем временем/)).textContent, field().value]).toEqual([
      'Тем временем записано: «Для Иванова»',
      'Для Петрова',
    ])
  })

  it.each(['the page goes', 'the field is left'])(
    'in which nothing was typed does not take back what was noted elsewhere when %s',
    async (how) => {
      const type = userEvent.setup()
      const shop = await openCart()
      const cart = actorOf(shop.app, 'cart')
      await type.click(opener())
      act(() => cart?.send({ type: 'note.changed', productId: 1, note: 'Для Иванова' }))
      await waitFor(() => expect(cart?.getSnapshot().context.known.get(1)?.item.note).toBe('Для Иванова'))
      expect(field().value).toBe('Для Иванова')
      if (how === 'the page goes') act(() => void window.dispatchEvent(new Event('pagehide')))
      else await type.click(screen.getByLabelText('Количество: M-2'))
      await waitFor(() => expect(cart?.getSnapshot().context.queue).toEqual([]))
      expect({ notesOf: notesOf(shop), note: cart?.getSnapshot().context.known.get(1)?.item.note }).toEqual({
        notesOf: 1,
        note: 'Для Иванова',
      })
    },
  )
})
