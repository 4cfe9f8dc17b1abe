import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { EMPTY_QUERY } from '../../../../model/catalogue/catalog-query'
import { BrandFilter } from '../../../../src/pages/catalog/filters/brand-filter'
import { ParameterFilter } from '../../../../src/pages/catalog/filters/parameter-filter'
import { RangeFields } from '../../../../src/pages/catalog/filters/range-fields'

afterEach(cleanup)

it('a box is named by its value alone; how many products it gives is said of it besides [DEC-053]', () => {
  const brands = [{ slug: 'arktelub', name: 'Arktelub', count: 1076 }]
  render(<BrandFilter query={EMPTY_QUERY} brands={brands} onChange={() => {}} />)
  const box = screen.getByRole('checkbox', { name: 'Arktelub', description: /^найдётся 1.076$/ })
  expect(box.closest('label')?.textContent).toMatch(/^Arktelub.*1.076$/)
})

it('ticked brands stand above the others, whatever the counts', () => {
  const brands = [
    { slug: 'nord', name: 'Nord', count: 40 },
    { slug: 'vektor', name: 'Vektor', count: 12 },
    { slug: 'arktelub', name: 'Arktelub', count: 3 },
  ]
  render(<BrandFilter query={{ ...EMPTY_QUERY, brands: ['arktelub'] }} brands={brands} onChange={() => {}} />)
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map((box) => [/[A-Z][a-z]+/.exec(box.closest('label')?.textContent ?? '')?.[0], box.checked])).toEqual([
    ['Arktelub', true],
    ['Nord', false],
    ['Vektor', false],
  ])
})

it('a long list of values is searched among as people type, a short one is not', async () => {
  const names = ['5W-30', '5W-40', '0W-20', '10W-40', '25W-60', 'Ёлка', 'VW 504.00/507.00', 'MB 229.5', 'BMW LL-04']
  const listOf = (some: readonly string[]) =>
    render(
      <ParameterFilter
        query={EMPTY_QUERY}
        filter={{ id: 'spec', name: 'Спецификации', type: 'list', values: some.map((name) => ({ name, count: 1 })) }}
        onChange={() => {}}
      />,
    )
  const { unmount } = listOf(names.slice(1))
  expect(screen.queryByRole('searchbox')).toBeNull()
  unmount()
  listOf(names)
  const user = userEvent.setup()
  const field = screen.getByRole('searchbox', { name: /^Найти в.списке «Спецификации»$/ })
  const labels = () =>
    screen.queryAllByRole('checkbox').map((box) => names.find((name) => box.closest('label')?.textContent?.includes(name)))
  const nothing = () => screen.queryByText('Такого значения в этом списке нет') !== null
  for (const [text, found] of [
    ['5w40', ['5W-40']],
    ['504 00', ['VW 504.00/507.00']],
    ['елк', ['Ёлка']],
    ['5ц-4', ['5W-40']],
    ['5в40', ['5W-40']],
    ['жук', []],
  ] as const) {
    await user.clear(field)
    await user.type(field, text)
    expect({ labels: labels(), nothing: nothing() }).toEqual({ labels: found, nothing: found.length === 0 })
  }
})

it('a range is taken when both its ends are left, not between them, and not at all while it is wrong [DEC-046]', async () => {
  const taken: object[] = []
  const user = userEvent.setup()
  render(<RangeFields label="Объём" chosen={{}} bounds={{ min: 1, max: 1 }} decimals={3} onChange={(range) => taken.push(range)} />)
  await user.type(screen.getByLabelText('Объём: от'), '10')
  await user.click(screen.getByLabelText('Объём: до'))
  await user.keyboard('2')
  await user.tab()
  expect([taken, screen.getByRole('alert').textContent]).toEqual([[], '«От» больше, чем «до»: поменяйте их местами'])
  await user.type(screen.getByLabelText('Объём: до'), '0{Enter}')
  expect([taken, screen.queryByRole('alert')]).toEqual([[{ min: 10, max: 20 }], null])
})
