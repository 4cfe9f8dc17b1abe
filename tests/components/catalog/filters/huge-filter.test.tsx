import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { EMPTY_QUERY, type CatalogQuery } from '../../../../model/catalogue/catalog-query'
import { ParameterFilter } from '../../../../src/pages/catalog/filters/parameter-filter'

afterEach(cleanup)

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ')
const boxes = () => screen.queryAllByRole('checkbox').length
const LONG_NAME = 'Ж'.repeat(500)

/** A filter of a thousand values, the last of which has a name of five hundred letters. */
function open(query: CatalogQuery = EMPTY_QUERY) {
  const changed: CatalogQuery[] = []
  const values = Array.from({ length: 1000 }, (_, at) => ({ name: at === 999 ? LONG_NAME : `Допуск ${at}`, count: 1000 - at }))
  render(
    <ParameterFilter query={query} filter={{ id: 'oem', name: 'Допуски', type: 'list', values }} onChange={(next) => changed.push(next)} />,
  )
  return changed
}

it('a filter of a thousand values shows seven, then a hundred, and says that the search finds the others', () => {
  open()
  expect(boxes()).toBe(7)
  fireEvent.click(screen.getByRole('button', { name: /^Ещё.993.значения$/ }))
  expect({ boxes: boxes(), plain: plain(screen.getByRole('status').textContent) }).toEqual({
    boxes: 100,
    plain: 'Показано 100 из 1 000: остальные найдёт поиск',
  })
  // 99, 990 to 998, and those that end so.
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Допуск 99' } })
  expect([boxes(), screen.queryByRole('status')]).toEqual([18, null])
})

it('what the search finds is cut alike, and what is chosen is always there', () => {
  open({ ...EMPTY_QUERY, filters: [{ id: 'oem', names: ['Допуск 998'] }] })
  expect(boxes()).toBe(8)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'допуск' } })
  expect({ boxes: boxes(), plain: plain(screen.getByRole('status').textContent) }).toEqual({
    boxes: 101,
    plain: 'Показано 101 из 999: остальные найдёт поиск',
  })
})

it('a name of five hundred letters is found by a part of it, and chosen whole', () => {
  const changed = open()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'жжж' } })
  fireEvent.click(screen.getByRole('checkbox'))
  expect(changed).toEqual([{ ...EMPTY_QUERY, filters: [{ id: 'oem', names: [LONG_NAME] }] }])
})
