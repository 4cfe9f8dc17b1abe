import { describe, expect, it, vi } from 'vitest'
import { LostCode } from '../../../model/lost-code'
import { createLazy } from '../../../src/shop/code/lazy'
import { type Reopening, reopenBy, reopenPage } from '../../../src/shop/code/load-code'
import { atRest } from '../../support/waiting/at-rest'
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
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  const lazy = createLazy(() => Promise.reject(new Error('gone')))
  lazy.loadAhead()
  await eventually(() => expect(warned).toHaveBeenCalled())
  expect(lazy.get()).toBeUndefined()
})

it('the page is opened anew for a part that somebody wants a second time in vain [ERROR-006]', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const reopen = vi.fn(async () => {})
  reopenBy(reopen)
  const lazy = createLazy(() => Promise.reject(new Error('gone')))
  lazy.loadAhead()
  await atRest()
  await expect(lazy.load()).rejects.toThrow(LostCode)
  expect(reopen).not.toHaveBeenCalled()
  await expect(lazy.load()).rejects.toThrow(LostCode)
  expect(reopen).toHaveBeenCalledOnce()
})

describe('a page whose code does not come', () => {
  const NOW = 1_000_000
  function world({ ok = true, password = '', isReached = true } = {}) {
    const kept = new Map<string, string>()
    const reload = vi.fn()
    const asked: string[] = []
    return {
      reload,
      location: { href: 'http://shop.test/brands', reload },
      sessionStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
      },
      document: {
        querySelectorAll: (css: string) =>
          css.startsWith('link') ? [{ href: 'http://shop.test/assets/brands.js' }] : [{ value: password }],
      },
      asked,
      fetch: async (url: string) => {
        asked.push(url)
        if (!isReached) throw new TypeError('Failed to fetch')
        return new Response(null, { status: ok ? 200 : 502 })
      },
    }
  }
  async function reloads(place: ReturnType<typeof world>, now = NOW, reopening: Reopening = 'seldom'): Promise<number> {
    void reopenPage(place as never, reopening, () => now) // all that it uses
    await atRest()
    return place.reload.mock.calls.length
  }

  it('is opened anew, at most once a minute [ERROR-006]', async () => {
    const place = world()
    expect([await reloads(place), await reloads(place, NOW + 59_000), await reloads(place, NOW + 61_000)]).toEqual([1, 1, 2])
  })

  it('is opened anew after the code that it announced was fetched, because WebKit remembers a failure over reloads [ERROR-006]', async () => {
    const place = world()
    expect([await reloads(place), place.asked]).toEqual([1, ['http://shop.test/brands', 'http://shop.test/assets/brands.js']])
  })

  it('is opened anew within that minute where a user asks for it again [ERROR-006]', async () => {
    const place = world()
    expect([await reloads(place), await reloads(place, NOW + 1000, 'always')]).toEqual([1, 2])
  })

  it.each([
    ['there is no network', { isReached: false }],
    ['the server does not answer', { ok: false }],
    ['a password is typed', { password: 'p' }],
  ])('stays as it is where %s', async (_, options) => expect(await reloads(world(options))).toBe(0))
})
