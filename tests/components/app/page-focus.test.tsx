import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Link } from 'wouter'
import { useBrowserLocation, useSearch } from 'wouter/use-browser-location'
import { SearchBox } from '../../../src/search/search-box'
import { useArrived, useGo } from '../../../src/hooks/screen/use-navigation'
import { openShop } from '../support/open-shop'
import { guest } from '../support/people'

beforeEach(() => history.replaceState(null, '', '/'))
afterEach(cleanup)

/** Says whether the data of the page are there. */
let draw: (isDrawn: boolean) => void
function Shop() {
  const [path] = useBrowserLocation()
  const search = useSearch()
  const go = useGo()
  const [isDrawn, setDrawn] = useState(true)
  useEffect(() => {
    draw = setDrawn
  }, [])
  useArrived(isDrawn)
  return (
    <>
      <SearchBox />
      <main id="main" tabIndex={-1} key={path}>
        <h1>Страница {path}</h1>
        <Link href="/cart">В корзину</Link>
        <button onClick={() => go(`${path}?brands=x`, { isScrollKept: true })}>Бренд{search}</button>
      </main>
    </>
  )
}
const open = () => openShop(<Shop />, guest)
const heading = () => screen.getByRole('heading', { level: 1 })
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^Поиск/ })

it('the heading of a page that was led to takes the focus, of the first page of a visit nothing does', async () => {
  await open()
  expect(document.activeElement).toBe(document.body)
  const type = userEvent.setup()
  screen.getByRole('link', { name: 'В корзину' }).focus()
  await type.keyboard('{Enter}')
  expect([heading().textContent, document.activeElement]).toEqual(['Страница /cart', heading()])
  await act(async () => history.back())
  await waitFor(() => expect(heading().textContent).toBe('Страница /'))
  await waitFor(() => expect(document.activeElement).toBe(heading()))
})

it('what was searched for takes the focus from the field', async () => {
  await open()
  await userEvent.setup().type(field(), 'масло{Enter}')
  expect({ pathname: location.pathname, activeElement: document.activeElement }).toEqual({ pathname: '/catalog', activeElement: heading() })
})

it('who types while the page is on its way goes on typing', async () => {
  await open()
  const type = userEvent.setup()
  act(() => draw(false))
  await type.click(screen.getByRole('link', { name: 'В корзину' }))
  await type.type(field(), 'масло')
  act(() => draw(true))
  expect({ pathname: location.pathname, activeElement: document.activeElement }).toEqual({ pathname: '/cart', activeElement: field() })
})

it('a filter leaves the focus where it is', async () => {
  await open()
  const type = userEvent.setup()
  await type.click(screen.getByRole('button', { name: /Бренд/ }))
  expect({ search: location.search, activeElement: document.activeElement }).toEqual({
    search: '?brands=x',
    activeElement: screen.getByRole('button', { name: /Бренд/ }),
  })
})

it('the way back over a filter leaves the focus where it is', async () => {
  await open()
  const type = userEvent.setup()
  await type.click(screen.getByRole('button', { name: /Бренд/ }))
  await act(async () => history.back())
  await waitFor(() => expect(location.search).toBe(''))
  await act(async () => {})
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Бренд/ }))
})
