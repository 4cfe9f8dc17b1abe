import { describe, expect, it } from 'vitest'
import { createActor, type EventObject } from 'xstate'
import { setup } from 'xstate'
import type { NavigationCommand } from '../../machines/navigation/navigation.machine'
import { historyPort } from '../../src/platform/history/history'
import { fakeWindow, type FakeWindow } from '../support/history-world'

/** A page over a window; what the port tells is written down. */
function open(window: FakeWindow) {
  const told: string[] = []
  const parent = setup({
    types: { events: {} as EventObject },
    actors: { history: historyPort(window.world) },
    actions: { note: ({ event }) => void told.push(String((event as { path?: string }).path)) },
  }).createMachine({ invoke: { src: 'history', id: 'history' }, on: { 'address.changed': { actions: 'note' } } })
  const page = createActor(parent).start()
  const send = (command: NavigationCommand) => page.getSnapshot().children['history']?.send(command)
  return {
    told,
    go: (to: string, more: { replace?: boolean; isScrollKept?: boolean } = {}) =>
      send({ type: 'history.go', to, replace: false, isScrollKept: false, ...more }),
    arrive: () => send({ type: 'history.arrived' }),
    close: () => {
      window.hide()
      page.stop()
    },
  }
}

describe('the scroll', () => {
  it('comes back with a page from the cache of the browser', () => {
    const window = fakeWindow()
    open(window)
    window.scrollTo(200)
    window.hide()
    window.comeBack()
    expect(window.scrollY()).toBe(200)
  })

  it('of every entry comes back, and a new page begins at the top [DEC-052]', () => {
    const window = fakeWindow()
    const page = open(window)
    window.scrollTo(900)
    page.go('/catalog')
    page.arrive()
    expect(window.scrollY()).toBe(0)
    window.scrollTo(300)
    page.go('/catalog')
    page.arrive()
    window.scrollTo(50)
    window.move(-1)
    page.arrive()
    expect(window.scrollY()).toBe(300)
    window.move(-1)
    page.arrive()
    expect(window.scrollY()).toBe(900)
    window.move(2)
    page.arrive()
    expect(window.scrollY()).toBe(50)
  })

  it('waits until the page is drawn', () => {
    const window = fakeWindow()
    const page = open(window)
    window.scrollTo(900)
    page.go('/catalog')
    window.scrollTo(0)
    window.move(-1)
    expect(window.scrollY()).toBe(0)
    page.arrive()
    expect(window.scrollY()).toBe(900)
  })

  it('comes back after a reload, of this entry and of the others [DEC-052]', () => {
    const window = fakeWindow()
    const page = open(window)
    window.scrollTo(900)
    page.go('/catalog')
    page.arrive()
    window.scrollTo(300)
    page.close()
    window.scrollTo(0)
    const anew = open(window)
    anew.arrive()
    expect(window.scrollY()).toBe(300)
    window.move(-1)
    anew.arrive()
    expect(window.scrollY()).toBe(900)
  })

  it('stays where the address is replaced for a filter, and begins anew where another page takes its place', () => {
    const window = fakeWindow('/catalog')
    const page = open(window)
    window.scrollTo(400)
    page.go('/catalog?brands=vektor', { replace: true, isScrollKept: true })
    page.arrive()
    expect(window.scrollY()).toBe(400)
    page.go('/', { replace: true })
    page.arrive()
    expect(window.scrollY()).toBe(0)
  })

  it('stays where the visitor scrolls while a filter is answered, not where a shorter page leaves him', () => {
    const window = fakeWindow('/catalog')
    const page = open(window)
    window.scrollTo(400)
    page.go('/catalog?brands=vektor', { isScrollKept: true })
    window.shrinkTo(0)
    page.arrive()
    expect(window.scrollY()).toBe(400)
    page.go('/catalog?brands=vektor,luxe', { isScrollKept: true })
    window.wheelTo(700)
    page.arrive()
    expect(window.scrollY()).toBe(700)
    page.go('/catalog')
    window.wheelTo(500)
    page.arrive()
    expect(window.scrollY()).toBe(0)
  })

  it('is simply not remembered over a reload where the storage is forbidden', () => {
    const window = fakeWindow('/', { isStorageForbidden: true })
    const page = open(window)
    window.scrollTo(900)
    page.go('/catalog')
    window.move(-1)
    page.arrive()
    expect(window.scrollY()).toBe(900)
  })
})

describe('the address', () => {
  it('changes by the port, which tells it; a replaced one is not to be gone back to', () => {
    const window = fakeWindow('/?a=1')
    const { go, told } = open(window)
    go('/catalog?page=2')
    go('/cart', { replace: true })
    window.move(-1)
    expect([window.entries(), told.slice(-3)]).toEqual([
      ['/?a=1', '/cart'],
      ['/catalog?page=2', '/cart', '/?a=1'],
    ])
  })

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)', '/\tx', ''])(
    'never leads out of the shop: %j becomes home [DEC-009]',
    (to) => {
      const window = fakeWindow('/cart')
      open(window).go(to)
      expect(window.entries()).toEqual(['/cart', '/'])
    },
  )

  it('is told at the start: a port that was started anew knows nothing of what went on before', () => {
    expect(open(fakeWindow('/cart?x=1')).told).toEqual(['/cart?x=1'])
  })
})

describe('an address with a hash', () => {
  it('begins at the part that it names, by a link from elsewhere and on the first page of a visit', () => {
    const window = fakeWindow('/offer#delivery')
    window.draw('delivery', 700)
    window.draw('оплата', 400)
    const page = open(window)
    page.arrive()
    const first = window.scrollY()
    page.go('/catalog')
    page.arrive()
    page.go(`/offer#${encodeURIComponent('оплата')}`)
    page.arrive()
    expect([first, window.scrollY()]).toEqual([700, 400])
  })

  it('leads within the page that is open, by a link of the shop too', () => {
    const window = fakeWindow('/offer')
    window.draw('delivery', 700)
    const page = open(window)
    page.arrive()
    page.go('/offer#delivery')
    expect([window.scrollY(), page.told]).toEqual([700, ['/offer', '/offer']])
  })

  it('begins at the top where no part has that name, or it is no address', () => {
    for (const hash of ['#none', '#%', '']) {
      const window = fakeWindow(`/offer${hash}`)
      window.scrollTo(300)
      open(window).arrive()
      expect(window.scrollY()).toBe(0)
    }
  })

  it('leaves every part of a page for back and forward as it was, and for a reload [DEC-052]', () => {
    const window = fakeWindow('/offer')
    window.draw('delivery', 700)
    const page = open(window)
    page.arrive()
    window.scrollTo(120)
    window.follow('#delivery')
    window.scrollTo(950)
    window.move(-1)
    const back = window.scrollY()
    window.move(1)
    const forward = window.scrollY()
    page.close()
    window.scrollTo(0)
    open(window).arrive()
    expect([back, forward, window.scrollY()]).toEqual([120, 950, 950])
  })
})
