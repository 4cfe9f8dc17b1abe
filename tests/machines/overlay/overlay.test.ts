import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { overlayMachine } from '../../../machines/overlay/overlay.machine'
import { POPUPS, type Popup } from '../../../machines/overlay/popups'

const POLITE: readonly Popup[] = ['review', 'survey']
const OF_PAGE: readonly Popup[] = ['region', 'support', 'categories', 'cabinet', 'filters']

function open() {
  const overlay = createActor(overlayMachine).start()
  return {
    overlay,
    rise: (popup: Popup) => overlay.send({ type: 'popup.arose', popup }),
    ask: (popup: Popup) => overlay.send({ type: 'popup.asked', popup }),
    close: (popup: Popup) => overlay.send({ type: 'popup.closed', popup }),
    shown: () => overlay.getSnapshot().context.shown,
  }
}

describe('popups', () => {
  it('come one at a time: set-up, what the user opened, review, survey [DEC-049]', () => {
    const { rise, ask, close, shown } = open()
    const seen: (Popup | null)[] = []
    for (const popup of ['survey', 'review', 'setup'] as const) rise(popup)
    ask('login')
    for (let turn = 0; turn < 5; turn++) {
      const popup = shown()
      seen.push(popup)
      if (popup) close(popup)
    }
    expect(seen).toEqual(['setup', 'login', 'review', 'survey', null])
  })

  it('that the user opens replace what he had opened; a polite one gives way and comes back', () => {
    const { rise, ask, close, shown } = open()
    rise('review')
    ask('region')
    expect(shown()).toBe('region')
    ask('support')
    expect(shown()).toBe('support')
    close('support')
    expect(shown()).toBe('review')
    close('review')
    expect(shown()).toBe(null)
  })

  it('show what the user opened last, whatever waited from before', () => {
    const { ask, close, shown } = open()
    ask('setup')
    ask('login')
    ask('region')
    close('setup')
    ask('support')
    expect(shown()).toBe('support')
  })

  it('that are polite never come over a half-typed form, and come when it is done [DEC-049]', () => {
    const { overlay, rise, shown } = open()
    overlay.send({ type: 'typing.began' })
    rise('survey')
    rise('review')
    expect(shown()).toBe(null)
    overlay.send({ type: 'typing.finished' })
    expect(shown()).toBe('review')
  })

  it('that the user opens come over a half-typed form', () => {
    const { overlay, rise, ask, shown } = open()
    overlay.send({ type: 'typing.began' })
    rise('review')
    ask('region')
    expect(shown()).toBe('region')
  })

  it('that are polite stand at once where the user opens them, over another and over typing; one that gave way comes back when nobody types', () => {
    const { overlay, rise, ask, close, shown } = open()
    ask('cabinet')
    overlay.send({ type: 'typing.began' })
    ask('survey')
    expect(shown()).toBe('survey')
    overlay.send({ type: 'typing.finished' })
    rise('login')
    expect(shown()).toBe('login')
    overlay.send({ type: 'typing.began' })
    close('login')
    expect(shown()).toBe(null)
    overlay.send({ type: 'typing.finished' })
    expect(shown()).toBe('survey')
  })

  it('that are polite do not come by themselves over one that the user opened', () => {
    const { rise, ask, close, shown } = open()
    ask('cabinet')
    rise('survey')
    rise('review')
    expect(shown()).toBe('cabinet')
    close('cabinet')
    expect(shown()).toBe('review')
  })

  it('that come by themselves wait until the field is left, the set-up and the login of a session that ended too [DEC-049]', () => {
    const { overlay, rise, ask, close, shown } = open()
    overlay.send({ type: 'typing.began' })
    rise('login')
    ask('setup')
    expect(shown()).toBe(null)
    overlay.send({ type: 'typing.finished' })
    expect(shown()).toBe('setup')
    close('setup')
    expect(shown()).toBe('login')
  })

  it('that come by themselves over one opened by hand replace it, but not while it is typed in', () => {
    const { overlay, rise, ask, close, shown } = open()
    ask('region')
    rise('login')
    expect(shown()).toBe('login')
    close('login')
    ask('filters')
    overlay.send({ type: 'typing.began' })
    rise('login')
    expect(shown()).toBe('filters')
    close('filters')
    expect(shown()).toBe(null)
    ask('login') // now by hand
    expect(shown()).toBe('login')
  })

  it('that came by themselves while one was typed in replace it when that is done: the polite one comes back, a login stays [DEC-049, DEC-008]', () => {
    const { overlay, rise, ask, close, shown } = open()
    ask('review')
    overlay.send({ type: 'page.covered' })
    overlay.send({ type: 'typing.began' })
    for (const popup of ['survey', 'login'] as const) rise(popup)
    expect(shown()).toBe('review')
    overlay.send({ type: 'typing.finished' })
    expect(shown()).toBe('login')
    overlay.send({ type: 'typing.began' })
    rise('setup')
    overlay.send({ type: 'typing.finished' })
    expect(shown()).toBe('login')
    close('login')
    close('setup')
    overlay.send({ type: 'page.uncovered' })
    expect(shown()).toBe('review')
  })

  it('that come by themselves wait for a dialog of the page, which the user opened too; a login that ended stands over it [DEC-049]', () => {
    const { overlay, rise, ask, close, shown } = open()
    overlay.send({ type: 'page.covered' })
    for (const popup of ['survey', 'review', 'setup'] as const) rise(popup)
    ask('setup')
    expect(shown()).toBe(null)
    rise('login')
    expect(shown()).toBe('login')
    close('login')
    expect(shown()).toBe(null)
    overlay.send({ type: 'page.uncovered' })
    expect(shown()).toBe('setup')
  })

  it('that are asked for, or stronger than the one that is open, need not wait for its own dialog', () => {
    const { overlay, rise, ask, shown } = open()
    ask('region')
    overlay.send({ type: 'page.covered' })
    ask('support')
    expect(shown()).toBe('support')
    rise('setup')
    expect(shown()).toBe('setup')
  })

  it('that the user opened on a page go with it, a login and what comes by itself stay', () => {
    const { overlay, rise, ask, close, shown } = open()
    const go = (path: string) => overlay.send({ type: 'page.reached', path })
    go('/catalog?page=2')
    ask('filters')
    go('/catalog?page=3')
    expect(shown()).toBe('filters')
    go('/brands')
    expect(shown()).toBe(null)
    ask('region')
    rise('setup')
    ask('support') // waits for the set-up
    go('/')
    close('setup')
    expect(shown()).toBe(null)
    for (const popup of ['login', 'logout', 'setup', 'review', 'survey'] as const) {
      ask(popup)
      go(`/${popup}`)
      expect(shown()).toBe(popup)
      close(popup)
    }
  })

  it('closed before they were shown do not come', () => {
    const { rise, ask, close, shown } = open()
    ask('setup')
    rise('review')
    close('review')
    close('setup')
    expect(shown()).toBe(null)
  })

  it('all go when the user changes', () => {
    const { overlay, ask, shown } = open()
    ask('review')
    ask('survey')
    overlay.send({ type: 'overlay.clear' })
    expect({ shown: shown(), waiting: overlay.getSnapshot().context.waiting }).toEqual({ shown: null, waiting: [] })
  })
})

describe('a review and a survey that come by themselves', () => {
  it.each(['/personal/orders', '/invites', '/invites/SAMA-2RA9'])('wait while %s is open, and come on another page [DEC-049]', (path) => {
    const { overlay, shown } = open()
    overlay.send({ type: 'page.reached', path: `${path}?page=2` })
    overlay.send({ type: 'popup.arose', popup: 'review' })
    expect(shown()).toBeNull()
    overlay.send({ type: 'page.reached', path: '/catalog' })
    expect(shown()).toBe('review')
  })

  it('wait while shipping is stopped; one that is asked for comes at once [DEC-049]', () => {
    const { overlay, shown } = open()
    overlay.send({ type: 'shipments.stopped' })
    overlay.send({ type: 'popup.arose', popup: 'survey' })
    expect(shown()).toBeNull()
    overlay.send({ type: 'popup.asked', popup: 'survey' })
    expect(shown()).toBe('survey')
    for (const type of ['popup.closed', 'popup.arose'] as const) overlay.send({ type, popup: 'survey' })
    overlay.send({ type: 'shipments.resumed' })
    expect(shown()).toBe('survey')
  })
})

describe('any order of events', () => {
  const popup = fc.constantFrom(...POPUPS)
  const event = fc.oneof(
    { weight: 4, arbitrary: fc.record({ type: fc.constant('popup.asked' as const), popup }) },
    { weight: 3, arbitrary: fc.record({ type: fc.constant('popup.closed' as const), popup }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constant('popup.arose' as const), popup }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('typing.began' as const, 'typing.finished' as const) }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('page.covered' as const, 'page.uncovered' as const) }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('page.reached' as const), path: fc.constantFrom('/', '/?a', '/cart') }) },
  )

  it('shows at most one popup, none that nobody asked for over typing, loses no polite one, and never waits for nothing [DEC-049]', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const { overlay } = open()
        const owed = new Set<Popup>() // asked for or arisen, and not yet closed
        const byHand = new Set<Popup>()
        let isTyping = false
        let isCovered = false
        let page: string | null = null
        for (const step of events) {
          const before = overlay.getSnapshot().context.shown
          overlay.send(step)
          if (step.type === 'popup.asked' || step.type === 'popup.arose') owed.add(step.popup)
          if (step.type === 'popup.asked' && step.popup !== 'setup') byHand.add(step.popup)
          if (step.type === 'popup.closed') {
            owed.delete(step.popup)
            byHand.delete(step.popup)
          }
          if (step.type === 'page.reached') {
            const [reached] = step.path.split('?')
            if (page !== null && page !== reached)
              for (const each of OF_PAGE) {
                owed.delete(each)
                byHand.delete(each)
              }
            page = reached ?? null
          }
          if (step.type === 'page.covered') isCovered = true
          if (step.type === 'page.uncovered') isCovered = false
          if (step.type === 'typing.began') isTyping = true
          if (step.type === 'typing.finished') isTyping = false
          const { shown, waiting } = overlay.getSnapshot().context
          expect(overlay.getSnapshot().matches('covered')).toBe(shown !== null)
          if (shown) expect(waiting).not.toContain(shown)
          // What gave way is forgotten, a polite one comes back by itself: when it comes again, it may come by itself.
          for (const each of byHand) if (each !== shown && (each === before || !waiting.includes(each))) byHand.delete(each)
          expect(new Set(waiting).size).toBe(waiting.length)
          for (const each of [...waiting, ...(shown ? [shown] : [])]) expect(owed).toContain(each)
          for (const polite of POLITE) if (owed.has(polite)) expect([shown, ...waiting]).toContain(polite)
          if (owed.has('setup')) expect([shown, ...waiting]).toContain('setup')
          if (before === 'setup' && owed.has('setup')) expect(shown).toBe('setup')
          if (shown !== before && isTyping && shown) expect(byHand).toContain(shown)
          // Over a dialog of the page comes what was asked for, or a login; over one popup another.
          const isBare = before === null || !owed.has(before)
          if (shown !== before && shown && isCovered && isBare && shown !== 'login') expect(byHand).toContain(shown)
          const mayCome = (each: Popup) => byHand.has(each) || (!isTyping && (!isCovered || each === 'login'))
          if (shown === null) expect(waiting.filter(mayCome)).toEqual([])
        }
      }),
    )
  })
})
