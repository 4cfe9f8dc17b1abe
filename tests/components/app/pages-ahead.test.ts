import { expect, it, vi } from 'vitest'
import { LostCode } from '../../../model/lost-code'
import { reopenBy } from '../../../src/shop/code/load-code'
import { createPages } from '../../../src/app/pages/create-pages'

/** Pages are their names; what is loaded when it is drawn is told apart by a word before it. */
function makePages(...answers: (() => Promise<{ default: string }>)[]) {
  const calls: Promise<{ default: string }>[] = []
  const load = vi.fn(() => (answers.shift() ?? (() => Promise.resolve({ default: 'orders' })))())
  const lazy = (wanted: () => Promise<{ default: string }>) => {
    calls.push(wanted())
    return 'suspended orders'
  }
  return { load, calls, ...createPages<string>(() => load, lazy) }
}

it('a page that was loaded ahead is drawn at once, one that was not when it is there', async () => {
  const { pageOf, loadAhead, load } = makePages()
  await Promise.all([loadAhead('orders'), loadAhead('orders')])
  expect([pageOf('orders'), load.mock.calls.length]).toEqual(['orders', 1])
  const other = makePages()
  expect(other.pageOf('orders')).toBe('suspended orders')
})

it('a page stays the component that was drawn first', async () => {
  const { pageOf, loadAhead } = makePages()
  expect(pageOf('orders')).toBe('suspended orders')
  await loadAhead('orders')
  expect(pageOf('orders')).toBe('suspended orders')
})

it('a page that does not come ahead is no failure, and is asked for again when it is wanted', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const { pageOf, loadAhead, calls } = makePages(() => Promise.reject(new Error('gone')))
  const ahead = loadAhead('orders')
  expect(pageOf('orders')).toBe('suspended orders')
  await expect(ahead).resolves.toBeUndefined()
  await expect(calls[0]).resolves.toEqual({ default: 'orders' })
})

it('only a page that somebody wants is opened anew when its code does not come [ERROR-006]', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const reopen = vi.fn(async () => {})
  reopenBy(reopen)
  const lost = () => Promise.reject(new Error('gone'))
  const { pageOf, loadAhead, calls } = makePages(lost, lost)
  await loadAhead('orders')
  expect(reopen).not.toHaveBeenCalled()
  pageOf('orders')
  await expect(calls[0]).rejects.toThrow(LostCode)
  expect(reopen).toHaveBeenCalledOnce()
})
