import { screen } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, createMachine } from 'xstate'
import type { Api } from '../../../model/contract'
import type { AppActor } from '../../../src/shop/app-actor'
import { readAsked, withoutAsked } from '../../../src/inspection/asked'
import type { TapWorld } from '../../../inspector/tap/tap'
import { eventually } from '../../support/waiting/eventually'

const opened: TapWorld[] = []
let stately: 'absent' | 'there' = 'there'
const calls: unknown[] = []
const added: unknown[] = []
const stops: (() => void)[] = []
let changes = 0
let isForbidden = false
vi.mock('../../../inspector/tap/tap', () => ({
  openTap: (world: TapWorld) => {
    if (isForbidden) throw new DOMException('The operation is insecure.', 'SecurityError')
    opened.push(world)
    return {
      add: (root: unknown) => void added.push(root),
      eachRoot: () => {},
      watched: Promise.resolve(),
      changed: () => void changes++,
      hide: () => {},
      show: () => {},
      end: () => void calls.push('ended'),
    }
  },
}))
vi.mock('../../../inspector/tap/stately', () => {
  if (stately === 'absent') throw new TypeError('Failed to fetch dynamically imported module: http://localhost')
  return { createStately: () => ({ add: () => {}, open: () => calls.push('opened'), end: () => calls.push('told no more') }) }
})

/** A page of its own: a page has one tap. */
async function start(mode: string) {
  vi.resetModules()
  const { startTap, stopTap } = await import('../../../inspector/tap/start-tap')
  stops.push(stopTap)
  return startTap({ tab: null, mode })
}
const words = () => document.getElementById('stately-notice')?.textContent ?? ''

beforeEach(() => {
  stately = 'there'
  opened.length = 0
  calls.length = 0
  added.length = 0
  changes = 0
  isForbidden = false
})
afterEach(() => {
  stops.splice(0).forEach((stop) => stop())
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
  sessionStorage.clear()
})

describe('a page that can be inspected', () => {
  it('reports a recording with its address masked and who is in; without a shop it says that it did not [DEC-047]', async () => {
    history.replaceState(null, '', '/invites/SAMA-2RA9-KDWX')
    const connect = await start('')
    const [world] = opened
    await expect(world?.report('запись')).rejects.toThrow()
    const api = async (...call: unknown[]) => void calls.push(call)
    connect({
      api: api as unknown as Api,
      app: { subscribe: () => ({ unsubscribe: () => {} }), getSnapshot: () => ({ context: { user: { id: 7 } } }) } as unknown as AppActor,
    })
    await world?.report('запись')
    expect(calls).toEqual([
      [
        'logger.log',
        { body: { e: 'Запись инспектора', error_info: { path: '/invites/•••', user: 7 }, type: 'inspection', recording: 'запись' } },
      ],
    ])
  })

  it('finds what lives where it is called late: the shop, and what parts of the page hold for themselves', async () => {
    const connect = await start('')
    const { noteOwnActor } = await import('../../../src/shop/machines/own-actors')
    const [own, gone] = [createActor(createMachine({})).start(), createActor(createMachine({})).start()]
    const forget = noteOwnActor(own)
    noteOwnActor(gone)()
    const app = { subscribe: () => ({ unsubscribe: () => {} }) } as unknown as AppActor
    connect({ api: (() => {}) as unknown as Api, app })
    forget()
    own.stop()
    gone.stop()
    expect(added).toEqual([app, own])
  })

  it('looks whether it is told truly whenever the root of the shop was told something, and when its title is another', async () => {
    const connect = await start('')
    const app = createActor(createMachine({ on: { 'address.reached': {} } })).start()
    connect({ api: (() => {}) as unknown as Api, app: app as unknown as AppActor })
    const before = changes
    app.send({ type: 'address.reached' })
    expect(changes).toBe(before + 1)
    document.title = 'Бренды'
    await eventually(() => expect(changes).toBe(before + 2))
    app.stop()
  })

  it('is none where the browser forbids it, and says to nobody that it is one', async () => {
    isForbidden = true
    await expect(start('')).rejects.toThrow('insecure')
    const { inspectedAs } = await import('../../../src/inspection/asked')
    expect(inspectedAs()).toBeNull()
  })

  it('leaves its name to the page that follows in this tab, and to nobody before', async () => {
    await start('')
    expect(readAsked('')).toBeNull()
    window.dispatchEvent(new Event('pagehide'))
    expect(readAsked('')).toEqual({ tab: opened[0]?.tab, mode: '' })
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(readAsked('')).toBeNull()
  })

  it.each([
    ['no JSON', '{'],
    ['a text', '"left"'],
    ['nothing that is told', '{}'],
    ['a name without its inspector', '{"tab":"left"}'],
  ])('takes what it has not left for nothing: %s', (_, left) => {
    sessionStorage.setItem('inspect', left)
    expect(readAsked('')).toBeNull()
    expect(readAsked('?inspect=stately')).toMatchObject({ mode: 'stately' })
  })

  it('begins under a name of its own where the one that is left is none', () => {
    sessionStorage.setItem('inspect', '{"tab":{"id":1},"mode":""}')
    expect(readAsked('')).toEqual({ tab: null, mode: '' })
    expect(readAsked('?inspect=stately')).toEqual({ tab: null, mode: 'stately' })
  })

  it('says where the code of the official inspector does not come, and tries again by a click', async () => {
    stately = 'absent'
    await start('stately')
    await eventually(() => expect(words()).toMatch(/Связь с\s+инспектором Stately не\s+загрузилась/))
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть сообщение' }))
    expect(words()).toBe('')
    await start('stately')
    await eventually(() => expect(words()).not.toBe(''))
    stately = 'there'
    vi.resetModules()
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
    await eventually(() => expect(calls).toEqual(['opened']))
    expect(words()).toBe('')
  })

  it('is one no more once it is stopped, nor are the next ones, and another inspector is told nothing either', async () => {
    const connect = await start('stately')
    await eventually(() => expect(calls).toEqual(['opened']))
    const app = createActor(createMachine({ on: { 'address.reached': {} } })).start()
    connect({ api: (() => {}) as unknown as Api, app: app as unknown as AppActor })
    const [{ stopTap }, { inspectedAs }] = await Promise.all([
      import('../../../inspector/tap/start-tap'),
      import('../../../src/inspection/asked'),
    ])
    expect(inspectedAs()).toBe(opened[0]?.tab)
    stopTap()
    app.send({ type: 'address.reached' })
    window.dispatchEvent(new Event('pagehide'))
    expect({ calls, changes, inspectedAs: inspectedAs(), asked: readAsked('') }).toEqual({
      calls: ['opened', 'told no more', 'ended'],
      changes: 0,
      inspectedAs: null,
      asked: null,
    })
    app.stop()
  })
})

it.each([
  ['/cart?inspect', '/cart'],
  ['/s?q=a%20b&inspect=stately&page=2#x', '/s?q=a%20b&page=2#x'],
  ['/s?inspect=&page=2&inspect', '/s?page=2'],
  ['/s?inspector=1', '/s?inspector=1'],
])('an address asks for no inspector any more and for all else as before: %s', (from, to) => {
  expect(withoutAsked(new URL(from, 'http://shop.example'))).toBe(to)
})
