import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LostCode } from '../../../model/lost-code'
import { useLoadAhead } from '../../../src/app/pages/use-load-ahead'
import { CategoryRoots } from '../../../src/layouts/categories/category-roots'
import { categoryRoots } from '../../../src/layouts/categories/lazy-roots'
import { Header } from '../../../src/layouts/header/header'
import { TabBar } from '../../../src/layouts/tab-bar'
import { openShop } from '../support/open-shop'
import { guest } from '../support/people'

beforeEach(() => history.replaceState(null, '', '/'))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const categories = [{ id: 1, slug: 'filtry', name: 'Фильтры', children: [] }]
const opener = () => within(screen.getByRole('banner')).getByRole('button', { name: 'Каталог' })

function Frame() {
  useLoadAhead(undefined)
  return (
    <>
      <Header />
      <TabBar />
    </>
  )
}

/** The header over a menu whose code comes as `load` says. */
function openHeader(load: () => Promise<typeof CategoryRoots>) {
  let there: typeof CategoryRoots | undefined
  vi.spyOn(categoryRoots, 'get').mockImplementation(() => there)
  const asked = vi.spyOn(categoryRoots, 'load').mockImplementation(async () => (there = await load()))
  return openShop(<Frame />, { ...guest, 'categories.list': () => Promise.resolve(categories) }).then(() => asked)
}

describe('the menu of the catalogue', () => {
  it('waits for its code where it was opened, keeps the focus, and the keyboard goes on into it', async () => {
    let come = () => {}
    await openHeader(() => new Promise((resolve) => (come = () => resolve(CategoryRoots))))
    const keys = userEvent.setup()
    opener().focus()
    await keys.keyboard('{Enter}')
    expect(screen.getByRole('status', { name: 'Загружаем разделы' }).isConnected).toBe(true)
    come()
    const root = await screen.findByRole('link', { name: 'Фильтры' })
    expect([document.activeElement, screen.queryByRole('status')]).toEqual([opener(), null])
    await keys.tab()
    expect(document.activeElement).toBe(root)
    await keys.keyboard('{Escape}')
    expect([document.activeElement, screen.queryByRole('link', { name: 'Фильтры' })]).toEqual([opener(), null])
  })

  it('says that its code was lost, stays open, and comes by a press [ERROR-006]', async () => {
    vi.spyOn(console, 'error').mockReturnValue() // of React, which tells of what was thrown
    let isLost = true
    const asked = await openHeader(() => (isLost ? Promise.reject(new LostCode('gone')) : Promise.resolve(CategoryRoots)))
    const hand = userEvent.setup()
    await hand.click(opener())
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Разделы не загрузились/)
    isLost = false
    await hand.click(screen.getByRole('button', { name: 'Повторить' }))
    expect((await screen.findByRole('link', { name: 'Фильтры' })).isConnected).toBe(true)
    expect([opener().getAttribute('aria-expanded'), screen.queryByRole('alert'), asked.mock.calls.length]).toEqual(['true', null, 2])
  })

  it('has its code on the way as soon as somebody points at what opens it', async () => {
    const ahead = vi.spyOn(categoryRoots, 'loadAhead').mockReturnValue()
    await openShop(<Frame />, guest)
    const hand = userEvent.setup()
    const tab = within(screen.getByRole('navigation', { name: 'Основное меню' })).getByRole('button', { name: 'Каталог' })
    await hand.hover(screen.getByRole('link', { name: 'Регистрация' }))
    expect(ahead).not.toHaveBeenCalled()
    for (const [count, point] of [
      [1, () => hand.hover(opener())],
      [2, async () => opener().focus()],
      [3, async () => void tab.dispatchEvent(new Event('touchstart', { bubbles: true }))],
    ] as const) {
      await point()
      expect(ahead).toHaveBeenCalledTimes(count)
    }
  })
})
