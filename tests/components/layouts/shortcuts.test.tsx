import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SPECIAL_SIDEBAR_USER_ID } from '../../../model/limits'
import { SearchBox } from '../../../src/search/search-box'
import { Popups } from '../../../src/layouts/popups/popups'
import { keepShortcuts } from '../../../src/platform/shortcuts'
import { openShop, type Answers } from '../support/open-shop'
import { region } from '../../support/plain-region'
import { customer, guest, user } from '../support/people'

beforeEach(() => {
  history.replaceState(null, '', '/')
  keepShortcuts(true)
})
afterEach(cleanup)

const open = (answers: Answers) =>
  openShop(
    <>
      <SearchBox />
      <Popups />
    </>,
    answers,
  )
const buyer = customer([region(1)])
/** The letters of the list, and what their keys write in the Russian layout. */
const LETTERS = { p: 'з', n: 'т', c: 'с', t: 'е', o: 'щ', d: 'в', l: 'д', s: 'ы', f: 'а', a: 'ф', m: 'ь', q: 'й', z: 'я' }
const press = (code: string, more: KeyboardEventInit = {}, on: Element = document.body) =>
  act(async () => void fireEvent.keyDown(on, { code, ...more }))

describe('the keys of the page', () => {
  it('[DEC-051] letters open the cabinet by the physical key, in the Russian layout too; d goes from discounts to documents and back', async () => {
    await open(buyer)
    const seen: string[] = []
    for (const [code, key] of [
      ['KeyO', 'щ'],
      ['KeyD', 'в'],
      ['KeyD', 'd'],
      ['KeyD', 'd'],
    ] as const) {
      await press(code, { key })
      seen.push(location.pathname)
    }
    expect(seen).toEqual(['/personal/orders', '/personal/discounts', '/personal/documents', '/personal/discounts'])
  })

  it('[DEC-051, NAV-016] every letter of the list opens its page in the Russian layout', async () => {
    await openShop(<Popups />, { ...customer([region(1)]), 'session.user': () => ({ ...user, id: SPECIAL_SIDEBAR_USER_ID }) })
    const seen: Record<string, string> = {}
    for (const [letter, key] of Object.entries(LETTERS)) {
      act(() => history.replaceState(null, '', '/'))
      await press(`Key${letter.toUpperCase()}`, { key })
      seen[letter] = location.pathname
    }
    expect(seen).toEqual({
      p: '/personal',
      n: '/personal/notifications',
      c: '/personal/companies',
      t: '/personal/delivery',
      o: '/personal/orders',
      d: '/personal/discounts',
      l: '/personal/special-offers',
      s: '/personal/carts',
      f: '/personal/favorite',
      a: '/personal/advert',
      m: '/personal/account',
      q: '/personal/api',
      z: '/personal/trustmark',
    })
  })

  it('[DEC-051] a letter does nothing for guests, with a modifier, while somebody types, over a dialog, or switched off', async () => {
    await open(guest)
    await press('KeyO', { key: 'o' })
    cleanup()
    const { app } = await open(buyer)
    await press('KeyO', { key: 'o', ctrlKey: true })
    await press('KeyO', { key: 'O', shiftKey: true })
    await press('KeyO', { key: 'o' }, screen.getByRole('combobox', { name: /^Поиск/ }))
    keepShortcuts(false)
    await press('KeyO', { key: 'o' })
    keepShortcuts(true)
    await act(async () => app.getSnapshot().children.overlay?.send({ type: 'popup.asked', popup: 'support' }))
    await press('KeyO', { key: 'o' })
    expect(location.pathname).toBe('/')
  })

  it('[DEC-051] a letter works from a box, which takes none; not from a list, which does', async () => {
    await openShop(
      <>
        <input type="checkbox" />
        <select />
        <Popups />
      </>,
      buyer,
    )
    await press('KeyO', { key: 'o' }, screen.getByRole('combobox'))
    expect(location.pathname).toBe('/')
    await press('KeyO', { key: 'o' }, screen.getByRole('checkbox'))
    expect(location.pathname).toBe('/personal/orders')
  })

  it('[DEC-051] / goes to the search box, for guests too', async () => {
    await open(guest)
    await press('Slash', { key: '.' })
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Поиск/ }))
  })

  it.each([
    ['? of the Latin layout', 'Slash', '?'],
    ['? of the Russian layout, which is on the 7', 'Digit7', '?'],
    ['the key of ? in the Russian layout, which writes a comma', 'Slash', ','],
  ])('[DEC-051] %s lists the keys, but not while somebody types', async (_, code, key) => {
    await openShop(
      <>
        <SearchBox />
        <textarea aria-label="Комментарий" />
        <Popups />
      </>,
      buyer,
    )
    for (const field of [screen.getByRole('combobox', { name: /^Поиск/ }), screen.getByRole('textbox', { name: 'Комментарий' })])
      await press(code, { key, shiftKey: true }, field)
    expect(screen.queryByRole('dialog')).toBeNull()
    await press(code, { key, shiftKey: true })
    expect(screen.getByRole('dialog', { name: 'Горячие клавиши' })).toBeTruthy()
  })

  it('[DEC-051] the 7 with Shift that writes an ampersand, and the comma of its own key, list nothing', async () => {
    await open(buyer)
    await press('Digit7', { key: '&', shiftKey: true })
    await press('Comma', { key: ',' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('the list of the keys goes with the page that it was opened on', async () => {
    const { app } = await open(buyer)
    await press('Slash', { key: '?', shiftKey: true })
    await act(async () => app.getSnapshot().children.navigation?.send({ type: 'navigation.go', to: '/brands' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await act(async () => history.back())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[DEC-051, NAV-016] ? lists the keys; the one of the labelling is for user 2 alone', async () => {
    await open(buyer)
    await press('Slash', { key: '?', shiftKey: true })
    const keys = [...screen.getByRole('dialog', { name: 'Горячие клавиши' }).querySelectorAll('kbd')].map(({ textContent }) => textContent)
    expect(keys).toEqual(['/', '+', 'Ctrl+Enter', '?', 'p', 'n', 'c', 't', 'o', 'd', 'l', 's', 'f', 'd', 'a', 'm', 'q'])
  })
})
