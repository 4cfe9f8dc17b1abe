import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TextBlock } from '../../../../model/content/text-block'
import { TextPage } from '../../../../src/ui/text/text-page'

const heading = (id: string, text: string): TextBlock => ({ type: 'heading', id, text })
const BLOCKS = [heading('pay', 'Оплата'), heading('ship', 'Доставка'), heading('back', 'Возврат')]

/** The observer of the page that is shown, told by the test what it sees. */
let see: (seen: Readonly<Record<string, boolean>>) => void = () => {}
let isWide = true
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: unknown[]) => void) {
        see = (seen) => tell(Object.entries(seen).map(([id, isIntersecting]) => ({ target: document.getElementById(id), isIntersecting })))
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener: () => {}, removeEventListener: () => {} }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  isWide = true
})

const contents = () => within(screen.getByRole('navigation', { name: 'Содержание' }))
const current = () =>
  contents()
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map(({ textContent }) => textContent)

describe('TextPage', () => {
  it('says its title and the day of the text, and leads to its headings', () => {
    render(<TextPage title="Оферта" blocks={BLOCKS} date={{ label: 'Редакция от', at: '2026-11-16' }} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Оферта')
    expect(screen.getByText(/Редакция/).textContent?.replaceAll('\u00a0', ' ')).toBe('Редакция от 16 ноября 2026 г.')
    for (const link of contents().getAllByRole<HTMLAnchorElement>('link'))
      expect(document.querySelector(link.hash)?.textContent).toBe(link.textContent)
  })

  it('marks the last heading above the line, none above the first', () => {
    render(<TextPage title="Оферта" blocks={BLOCKS} />)
    const seen = [current()]
    act(() => see({ pay: true, ship: true, back: false }))
    seen.push(current())
    act(() => see({ ship: false }))
    seen.push(current())
    act(() => see({ pay: false }))
    expect([...seen, current()]).toEqual([[], ['Доставка'], ['Оплата'], []])
  })

  it('folds the contents on a phone, and folds them again behind who chose', async () => {
    isWide = false
    render(<TextPage title="Оферта" blocks={BLOCKS} />)
    const details = screen.getByRole('navigation', { name: 'Содержание' }).querySelector('details')!
    const seen = [details.open]
    await userEvent.click(screen.getByText('Содержание'))
    seen.push(details.open)
    await userEvent.click(screen.getByRole('link', { name: 'Доставка' }))
    expect([...seen, details.open]).toEqual([false, true, false])
  })

  it('has no contents for a short text', () => {
    render(<TextPage title="Вопрос" blocks={BLOCKS.slice(0, 2)} />)
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('is printed by its button', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    render(<TextPage title="Оферта" blocks={BLOCKS} />)
    await userEvent.click(screen.getByRole('button', { name: 'Распечатать' }))
    expect(print).toHaveBeenCalledOnce()
  })
})
