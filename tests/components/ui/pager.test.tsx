import { cleanup, render, screen } from '@testing-library/react'
import { fc, test as property } from '@fast-check/vitest'
import { afterEach, describe, expect, it } from 'vitest'
import { Pager } from '../../../src/ui/navigation/pager'

afterEach(cleanup)

const hrefOf = (page: number) => `/catalog?page=${page}`
const shown = () => Array.from(screen.getByRole('navigation').children, (child) => child.getAttribute('aria-label') ?? child.textContent)
const word = (page: number) => `Страница ${page}`

describe('Pager', () => {
  it.each([
    [1, 4, [word(1), word(2), word(3), word(4), 'Следующая страница']],
    [2, 18, ['Предыдущая страница', word(1), word(2), word(3), '…', word(18), 'Следующая страница']],
    [9, 18, ['Предыдущая страница', word(1), '…', word(8), word(9), word(10), '…', word(18), 'Следующая страница']],
    [18, 18, ['Предыдущая страница', word(1), '…', word(17), word(18)]],
  ])('on page %i of %i shows the ends and the neighbours', (page, pageCount, expected) => {
    render(<Pager page={page} pageCount={pageCount} hrefOf={hrefOf} />)
    expect(shown()).toEqual(expected)
  })

  it('links to every shown page but the current one', () => {
    render(<Pager page={2} pageCount={3} hrefOf={hrefOf} />)
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect({ links, current: screen.getByText('2', { exact: false }).getAttribute('aria-current') }).toEqual({
      links: [hrefOf(1), hrefOf(1), hrefOf(3), hrefOf(3)],
      current: 'page',
    })
  })

  it('is not there for one page', () => {
    const { container } = render(<Pager page={1} pageCount={1} hrefOf={hrefOf} />)
    expect(container.childElementCount).toBe(0)
  })

  property.prop([fc.integer({ min: 2, max: 60 }).chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)))], {
    numRuns: 60,
  })('names pages upwards, once each, with a gap only where two or more are left out', ([page, pageCount]) => {
    render(<Pager page={page} pageCount={pageCount} hrefOf={hrefOf} />)
    const items = shown().filter((text) => text?.startsWith('Страница') || text === '…')
    const hidden = items.flatMap((text, index) => {
      const before = Number(items[index - 1]?.replace(/\D/g, ''))
      const after = Number(items[index + 1]?.replace(/\D/g, ''))
      return text === '…' ? [after - before - 1] : []
    })
    const numbers = items.filter((text) => text !== '…').map((text) => Number(text?.replace(/\D/g, '')))
    const left = numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0) - 1)
    expect(left.filter((count) => count > 0)).toEqual(hidden)
    expect(hidden.every((count) => count >= 2)).toBe(true)
    expect([numbers[0], numbers.at(-1), numbers.includes(page)]).toEqual([1, pageCount, true])
    cleanup()
  })
})
