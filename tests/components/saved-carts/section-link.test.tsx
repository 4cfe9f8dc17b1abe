import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PREFETCH_IDLE_MS } from '../../../model/limits'
import { SectionLinks } from '../../../src/layouts/personal/section-links'
import { openShop } from '../support/open-shop'
import { buyer } from '../support/people'
import { savedCart, savedServer } from '../support/saved-carts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const fresh = savedCart(2, 'Подборка', [[1, 1, 1000]], { is_manager: true, daysAgo: 6.9, totalCost: 123_456 })
const old = savedCart(3, 'Прошлая', [], { is_manager: true, daysAgo: 7.1, totalCost: 0 })

describe('the link to the saved carts', () => {
  it.each([
    ['a cart of six days', [fresh, old], true],
    ['only one of eight', [old], false],
  ])('tells of a manager’s %s, asked for in an idle moment [NAV-017, CONST-002]', async (_, kept, isTold) => {
    vi.useFakeTimers()
    const { calls } = await openShop(<SectionLinks />, { ...buyer(0), ...savedServer(...kept).answers })
    const asked = () => calls.filter(({ name }) => name === 'userCarts.list').length
    await act(() => vi.advanceTimersByTimeAsync(PREFETCH_IDLE_MS - 1))
    expect(asked()).toBe(0)
    await act(() => vi.advanceTimersByTimeAsync(PREFETCH_IDLE_MS))
    expect(asked()).toBe(1)
    const { textContent } = screen.getByRole('link', { name: /^Сохранённые корзины/ })
    expect((textContent ?? '').replaceAll('\u00a0', ' ').includes('есть новая от менеджера')).toBe(isTold)
  })
})
