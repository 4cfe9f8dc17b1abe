import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { EMPTY_QUERY } from '../../../model/catalogue/catalog-query'
import { BrandFilter } from '../../../src/pages/catalog/filters/brand-filter'
import { RangeFields } from '../../../src/pages/catalog/filters/range-fields'

afterEach(cleanup)

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
