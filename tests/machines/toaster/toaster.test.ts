import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { toasterMachine, type Toast, type ToastCommand } from '../../../machines/toaster/toaster.machine'

const toast = (text: string, kind: Toast['kind'] = 'plain'): Toast => ({ text, tone: 'ok', kind })
function open() {
  const drawn: [text: string, duration: number][] = []
  const toasts = fromCallback<ToastCommand>(({ receive }) => {
    receive(({ toast: { text }, duration }) => drawn.push([text, duration]))
  })
  const toaster = createActor(toasterMachine.provide({ actors: { toasts } })).start()
  return { drawn, toaster, show: (shown: Toast) => toaster.send({ type: 'toast.show', toast: shown }) }
}

describe('toasts', () => {
  it('are drawn at once and stay 2, 4 or 25 seconds, by what they are [CONST-005]', () => {
    const { drawn, show } = open()
    show(toast('a'))
    show(toast('b', 'notification'))
    show(toast('c', 'promo'))
    expect(drawn).toEqual([
      ['a', 2000],
      ['b', 4000],
      ['c', 25_000],
    ])
  })

  it('wait while nobody looks at the page, then come in order, the same text once', () => {
    const { drawn, toaster, show } = open()
    toaster.send({ type: 'toasts.hold' })
    for (const text of ['a', 'b', 'a']) show(toast(text))
    expect(drawn).toEqual([])
    toaster.send({ type: 'toasts.release' })
    toaster.send({ type: 'toasts.hold' })
    toaster.send({ type: 'toasts.release' })
    expect(drawn.map(([text]) => text)).toEqual(['b', 'a'])
  })

  it('are never lost, whenever the page is hidden and shown', () => {
    const step = fc.oneof(fc.constantFrom('toasts.hold' as const, 'toasts.release' as const), fc.constant('toast' as const))
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const { drawn, toaster, show } = open()
        let asked = 0
        for (const what of steps) {
          if (what === 'toast') show(toast(`${asked++}`))
          else toaster.send({ type: what })
        }
        toaster.send({ type: 'toasts.release' })
        expect(drawn.map(([text]) => text)).toEqual(Array.from({ length: asked }, (_, at) => `${at}`))
      }),
    )
  })
})
