import { expect, it, vi } from 'vitest'
import { LostCode } from '../../../model/lost-code'
import { createLate, isLateComing } from '../../../src/shop/code/late'
import { reloadOnLostChunk } from '../../../src/shop/code/lost-chunk'
import { eventually } from '../../support/waiting/eventually'

it('a part is fetched once, however many wait for it, and is there at once from then on', async () => {
  const fetch = vi.fn(async () => ({ name: 'part' }))
  const late = createLate(fetch)
  expect(late.get()).toBeUndefined()
  const [one, other] = await Promise.all([late.load(), late.load()])
  expect([one === other, late.get() === one, (await late.load()) === one, fetch.mock.calls.length]).toEqual([true, true, true, 1])
})

it('a part that does not come is said to be lost, with what happened, and comes when it is asked for again [ERROR-006]', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  const answers = [() => Promise.reject(cause), () => Promise.resolve('part')]
  const late = createLate(() => answers.shift()!()) // it is asked twice
  const lost = await late.load().catch((error: unknown) => error)
  expect([lost instanceof LostCode, (lost as LostCode).cause, late.get()]).toEqual([true, cause, undefined])
  expect(await late.load()).toBe('part')
})

it('what does not come ahead is nobody’s loss', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const late = createLate(() => Promise.reject(new Error('gone')))
  late.loadAhead()
  await eventually(() => expect(isLateComing()).toBe(false))
  expect(late.get()).toBeUndefined()
})

it('the loss of a part, which says so itself, reloads nothing that stands on the page [ERROR-006]', async () => {
  const reload = vi.fn()
  const world = Object.assign(new EventTarget(), { location: { reload }, sessionStorage: { getItem: () => null, setItem: () => {} } })
  reloadOnLostChunk(world as unknown as Window, { isAhead: isLateComing, now: () => 1_000_000 }) // all that it uses
  /** As the builder's own loading does. */
  const lose = async (): Promise<never> => {
    await Promise.resolve()
    world.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
    throw new Error('gone')
  }
  await createLate(lose)
    .load()
    .catch(() => {})
  expect(reload).not.toHaveBeenCalled()
  await lose().catch(() => {})
  expect(reload).toHaveBeenCalledOnce()
})
