import { act, cleanup, fireEvent, waitFor } from '@testing-library/react'
import { memo, Profiler } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { matchRoute } from '../../../../model/routing/routes'
import { actorOf } from '../../../../src/shop/actors'
import CartPage from '../../../../src/pages/cart/cart-page'
import { openShop } from '../../support/open-shop'
import { buyer } from '../../support/people'
import { eventually } from '../../../support/waiting/eventually'

const { renders } = vi.hoisted(() => ({ renders: [] as string[] }))
vi.mock('../../../../src/pages/cart/table/row/cart-row', async (original) => {
  const { CartRow } = await original<typeof import('../../../../src/pages/cart/table/row/cart-row')>()
  return {
    CartRow: ({ productId }: { productId: number }) => (
      <Profiler id={`row ${productId}`} onRender={(id) => renders.push(id)}>
        <CartRow productId={productId} />
      </Profiler>
    ),
  }
})
vi.mock('../../../../src/pages/cart/order/receiving', async (original) => {
  const { Receiving } = await original<typeof import('../../../../src/pages/cart/order/receiving')>()
  return {
    Receiving: () => {
      renders.push('receiving')
      return <Receiving />
    },
  }
})
vi.mock('../../../../src/cart/bill/cart-bill', async (original) => {
  const { CartBill } = await original<typeof import('../../../../src/cart/bill/cart-bill')>()
  return {
    CartBill: (props: Parameters<typeof CartBill>[0]) => {
      renders.push('totals')
      return <CartBill {...props} />
    },
  }
})
vi.mock('../../../../src/pages/cart/table/row/name-cell', async (original) => {
  const { NameCell } = await original<typeof import('../../../../src/pages/cart/table/row/name-cell')>()
  return {
    NameCell: memo((props: Parameters<typeof NameCell>[0]) => {
      renders.push('name')
      return <NameCell {...props} />
    }),
  }
})
afterEach(cleanup)

/** By the attribute: a search by label walks 300 rows again and again. */
const fieldOf = (article: string) => document.querySelector<HTMLInputElement>(`input[aria-label="Количество: ${article}"]`)!
const total = () => document.querySelector('output')?.textContent?.replace(/\s/g, ' ')

it('typing in one of 300 rows renders that row and the totals, and the answer the same: neither what the line is nor how the order is received', async () => {
  const { app } = await openShop(<CartPage route={matchRoute('/cart')!.route} params={{}} />, buyer(300)) // the table has the cart
  await act(() => eventually(() => expect(total()).toBe('К оплате 3 000,00 ₽')))
  const field = fieldOf('M-9')
  act(() => field.focus())

  renders.length = 0
  act(() => void fireEvent.change(field, { target: { value: '7' } }))
  expect(field.value).toBe('7')
  // What is typed is drawn first, what follows from it with the next paint.
  expect([...new Set(renders)]).toEqual(['row 9'])
  await waitFor(() => expect(total()).toBe('К оплате 3 060,00 ₽'))
  expect([...new Set(renders)].sort()).toEqual(['row 9', 'totals'])

  renders.length = 0
  const isWritten = () => actorOf(app, 'cart')?.getSnapshot().context.known.get(9)?.item.qty === 7
  await act(() => eventually(() => expect(isWritten()).toBe(true)))
  expect([...new Set(renders)].filter((id) => id !== 'totals')).toEqual(['row 9'])
})
