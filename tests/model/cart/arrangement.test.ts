import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { arrange, type ArrangedLine, type Grouping, GROUPINGS, type Sort, SORTS } from '../../../model/cart/arrangement'

// Few values, so that many lines are equal in something.
const line = fc.record({
  article: fc.constantFrom('A-2', 'A-10', 'a-2', 'Б-1', '100', '99'),
  name: fc.constantFrom('Масло 5', 'масло 40', 'Фильтр', 'Ёмкость', 'Елка'),
  brand: fc.constantFrom('Arktelub', 'Zorg', 'Ярус'),
  category: fc.constantFrom('Масла', 'Фильтры', null),
  sum: fc.constantFrom(0, 100, 2000, null),
})
const carts = fc.array(line, { maxLength: 12 }).map((lines) => lines.map((each, at): ArrangedLine => ({ id: at + 1, ...each })))
const choice = fc.record({ sort: fc.constantFrom(...SORTS), grouping: fc.constantFrom(...GROUPINGS) })

/** Whether b may not stand before a, told otherwise than the program does: words by the locale without regard to case, numbers in them as numbers. */
const isInOrder = (a: ArrangedLine, b: ArrangedLine, sort: Sort): boolean => {
  if (sort === 'added') return a.id < b.id
  if (sort === 'sum') return b.sum === null || (a.sum !== null && a.sum >= b.sum)
  return a[sort].localeCompare(b[sort], 'ru', { numeric: true, sensitivity: 'base' }) <= 0
}
const isEqual = (a: ArrangedLine, b: ArrangedLine, sort: Sort) => isInOrder(a, b, sort) && isInOrder(b, a, sort)
const titleOf = (each: ArrangedLine, grouping: Grouping) => (grouping === 'none' ? null : each[grouping])

describe('the lines of a cart in an order', () => {
  test.prop([carts, choice])('are every line once', (lines, how) => {
    const ids = arrange(lines, how).flatMap((section) => section.ids)
    expect(ids.toSorted((a, b) => a - b)).toEqual(lines.map(({ id }) => id))
  })

  test.prop([carts, choice])('stand in each section as chosen, and equal ones as they were put in', (lines, how) => {
    for (const { ids } of arrange(lines, how)) {
      const rows = ids.map((id) => lines[id - 1]!) // ids count from 1
      const pairs = rows.slice(1).map((row, at) => [rows[at]!, row] as const) // one for each but the first
      expect(pairs.filter(([a, b]) => !isInOrder(a, b, how.sort))).toEqual([])
      expect(pairs.filter(([a, b]) => isEqual(a, b, how.sort) && a.id > b.id)).toEqual([])
    }
  })

  test.prop([carts, choice])('stand in one section for each title, those without one last', (lines, how) => {
    const sections = arrange(lines, how)
    for (const { title, ids } of sections) expect(ids.map((id) => titleOf(lines[id - 1]!, how.grouping))).toEqual(ids.map(() => title)) // ids count from 1
    const titles = sections.map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
    expect(titles.indexOf(null)).toBe(titles.includes(null) ? titles.length - 1 : -1)
    const named = titles.filter((title) => title !== null)
    expect(named).toEqual(named.toSorted((a, b) => a.localeCompare(b, 'ru')))
  })

  it('take numbers in articles as numbers', () => {
    const of = (id: number, article: string): ArrangedLine => ({ id, article, name: '', brand: '', category: null, sum: null })
    expect(arrange([of(1, 'A-10'), of(2, 'A-9')], { sort: 'article', grouping: 'none' })).toEqual([{ title: null, ids: [2, 1] }])
  })
})
