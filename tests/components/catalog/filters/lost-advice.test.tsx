import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { EMPTY_QUERY } from '../../../../model/catalogue/catalog-query'
import { EmptyList } from '../../../../src/pages/catalog/listing/empty/empty-list'

const code = vi.hoisted(() => ({ isLost: true }))
vi.mock('../../../../src/pages/catalog/listing/empty/drop-advice', () => {
  if (code.isLost) throw new Error('gone')
  return { default: () => <p>Снимите «Бренд»</p> }
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('filters that leave nothing may all be dropped while the code of the advice is lost, and it comes when it is asked for again [ERROR-006]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const onReset = vi.fn<() => void>()
  const chosen = [{ of: 'brands', value: 'x', label: 'Икс' }] as never // what it is does not matter here
  const question = () => ({}) as never // nor this
  render(
    <EmptyList
      query={EMPTY_QUERY}
      {...{ chosen, onReset }}
      total={0}
      pageCount={1}
      hrefOf={() => '/'}
      questionOf={question}
      onChange={() => {}}
    />,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Сбросить все фильтры' }))
  expect(onReset).toHaveBeenCalledOnce()
  code.isLost = false
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Повторить' })))
  expect((await screen.findByText('Снимите «Бренд»')).tagName).toBe('P')
})
