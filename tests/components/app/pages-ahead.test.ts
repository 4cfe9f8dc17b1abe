import { expect, it, vi } from 'vitest'
import { reloadOnLostChunk } from '../../../src/shop/code/lost-chunk'
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

it('only what somebody wants reloads the page when it does not load [ERROR-006]', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const reload = vi.fn()
  const world = Object.assign(new EventTarget(), { location: { reload }, sessionStorage }) as unknown as Window // all that it uses
  /** As the builder's own loading does. */
  const lost = () =>
    Promise.resolve().then(() => {
      const event = new Event('vite:preloadError', { cancelable: true })
      world.dispatchEvent(event)
      if (!event.defaultPrevented) throw new Error('gone')
      return { default: 'nothing' }
    })
  const { pageOf, loadAhead, calls, isLoadingAhead } = makePages(lost, lost)
  reloadOnLostChunk(world, { isAhead: isLoadingAhead, now: () => 1_000_000 })
  await loadAhead('orders')
  expect(reload).not.toHaveBeenCalled()
  pageOf('orders')
  await calls[0]
  expect(reload).toHaveBeenCalledOnce()
})
