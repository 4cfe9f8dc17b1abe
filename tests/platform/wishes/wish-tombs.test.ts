import { IDBDatabase } from 'fake-indexeddb'
import { beforeEach, expect, it, vi } from 'vitest'
import { indexedDbWishes } from '../../../src/platform/wishes/wishes'
import { atRest } from '../../support/waiting/at-rest'
import { freshBrowser, LocalStorage, write } from './wishes-world'

const browser = freshBrowser()
beforeEach(() => vi.stubGlobal('localStorage', new LocalStorage()))
const keysFoundBy = async (name: string) => (await indexedDbWishes(name, new EventTarget()).load(1)).map(({ key }) => key)

it('a logout in a tab that goes in that moment takes nothing of what the same person wishes in another tab after the next login [DEC-010]', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const page = new EventTarget()
  const [living, going] = [indexedDbWishes('living', new EventTarget()), indexedDbWishes('going', page)]
  await living.load(1)
  going.keep(1, [write('going-1')])
  await going.load(1)
  const lost = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new Error('The page is gone')
  })
  going.forget(1)
  await atRest()
  page.dispatchEvent(new Event('pagehide'))
  lost.mockRestore()
  browser.locks.die('going')
  living.forgetOwn(1)
  expect(await living.load(1)).toEqual([])
  living.keep(1, [write('living-1')])
  await atRest()
  browser.locks.die('living')
  expect(await keysFoundBy('next')).toEqual(['living-1'])
})

it('a page that comes back after it went while forgetting keeps what is wished on it since', async () => {
  const page = new EventTarget()
  const tab = indexedDbWishes('old', page)
  tab.keep(1, [write('old-1')])
  await atRest()
  await tab.load(1)
  tab.forget(1)
  page.dispatchEvent(new Event('pagehide'))
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  tab.keep(1, [write('old-2')])
  await atRest()
  browser.locks.die('old')
  expect(await keysFoundBy('next')).toEqual(['old-2'])
})
