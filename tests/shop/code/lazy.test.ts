import { expect, it, vi } from 'vitest'
import { LostCode } from '../../../model/lost-code'
import { createLazy, isLazyLoading } from '../../../src/shop/code/lazy'
import { reloadOnLostChunk } from '../../../src/shop/code/lost-chunk'
import { eventually } from '../../support/waiting/eventually'

it('a part is fetched once, however many wait for it, and is there at once from then on', async () => {
  const fetch = vi.fn(async () => ({ name: 'part' }))
  const lazy = createLazy(fetch)
  expect(lazy.get()).toBeUndefined()
  const [one, other] = await Promise.all([lazy.load(), lazy.load()])
  expect([one === other, lazy.get() === one, (await lazy.load()) === one, fetch.mock.calls.length]).toEqual([true, true, true, 1])
})

it('a part that does not come is said to be lost, with what happened, and comes when it is asked for again [ERROR-006]', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  const answers = [() => Promise.reject(cause), () => Promise.resolve('part')]
  const lazy = createLazy(() => answers.shift()!()) // it is asked twice
  const lost = await lazy.load().catch((error: unknown) => error)
  expect([lost instanceof LostCode, (lost as LostCode).cause, lazy.get()]).toEqual([true, cause, undefined])
  expect(await lazy.load()).toBe('part')
})

it('what does not come ahead is nobody’s loss', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const lazy = createLazy(() => Promise.reject(new Error('gone')))
  lazy.loadAhead()
  await eventually(() => expect(isLazyLoading()).toBe(false))
  expect(lazy.get()).toBeUndefined()
})

it('the loss of a part, which says so itself, reloads nothing that stands on the page [ERROR-006]', async () => {
  const reload = vi.fn()
  const world = Object.assign(new EventTarget(), { location: { reload }, sessionStorage: { getItem: () => null, setItem: () => {} } })
  reloadOnLostChunk(world as unknown as Window, { isAhead: isLazyLoading, now: () => 1_000_000 }) // all that it uses
  /** As the builder's own loading does. */
  const lose = async (): Promise<never> => {
    await Promise.resolve()
    world.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
    throw new Error('gone')
  }
  await createLazy(lose)
    .load()
    .catch(() => {})
  expect(reload).not.toHaveBeenCalled()
  await lose().catch(() => {})
  expect(reload).toHaveBeenCalledOnce()
})
