import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { toasterMachine, type Toast, type ToastCommand } from '../../../machines/toaster/toaster.machine'
import { refusalToast } from './refusal-toast'

const toast = (text: string, kind: Toast['kind'] = 'plain'): Toast => ({ text, tone: 'ok', kind })
function open() {
  const drawn: [text: string, duration: number][] = []
  const commands: Extract<ToastCommand, { type: 'toast.draw' }>[] = []
  const toasts = fromCallback<ToastCommand>(({ receive }) => {
    receive((command) => {
      if (command.type === 'toasts.wipe') return void (drawn.length = 0)
      commands.push(command)
      drawn.push([command.toast.text, command.duration])
    })
  })
  const toaster = createActor(toasterMachine.provide({ actors: { toasts } })).start()
  const texts = () => drawn.map(([text]) => text.replaceAll('\u00a0', ' '))
  const show = (shown: Toast) => toaster.send({ type: 'toast.show', toast: shown })
  /** It was closed, or its time is over. */
  const go = (shown: Toast) => toaster.send({ type: 'toast.gone', id: shown.joins?.as ?? '' })
  return { drawn, commands, texts, toaster, show, go }
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

  it('go when they are another person’s, those that wait too', () => {
    const { drawn, toaster, show } = open()
    show(toast('a'))
    toaster.send({ type: 'toasts.hold' })
    show(toast('b'))
    toaster.send({ type: 'toasts.clear' })
    toaster.send({ type: 'toasts.release' })
    show(toast('c'))
    expect(drawn).toEqual([['c', 2000]])
  })

  it('of one kind that meet are one: the later takes the place of the earlier and names both; after it has gone it is one of its own', () => {
    const { commands, show, go } = open()
    show(refusalToast('A'))
    show(toast('b'))
    show(refusalToast('C'))
    show(refusalToast('A'))
    go(refusalToast('A'))
    show(refusalToast('D'))
    expect(commands.map(({ toast: { text, id } }) => [id, text.replaceAll('\u00a0', ' ')])).toEqual([
      ['refused-1', 'A нет'],
      [undefined, 'b'],
      ['refused-1', 'Сервер не принял 2 строки: A и C. Они отмечены в корзине.'],
      ['refused-1', 'Сервер не принял 2 строки: C и A. Они отмечены в корзине.'],
      ['refused-1', 'D нет'],
    ])
  })

  it('of the carts of two regions are two, and neither is forgotten for the other [DEC-027]', () => {
    const { texts, show } = open()
    for (const [name, regionId] of [
      ['A', 1],
      ['B', 2],
      ['C', 1],
      ['D', 2],
    ] as const)
      show(refusalToast(name, regionId))
    expect(texts()).toEqual([
      'A нет',
      'B нет',
      'Сервер не принял 2 строки: A и C. Они отмечены в корзине.',
      'Корзина другого региона. Сервер не принял 2 строки: B и D. Они отмечены в ней.',
    ])
  })

  it('of one kind that wait are one as well', () => {
    const { texts, toaster, show } = open()
    toaster.send({ type: 'toasts.hold' })
    for (const name of ['A', 'B', 'C', 'D']) show(refusalToast(name))
    toaster.send({ type: 'toasts.release' })
    expect(texts()).toEqual(['Сервер не принял 4 строки: A, B и ещё 2. Они отмечены в корзине.'])
  })

  it.each([
    ['went before the page was hidden', ['toast.gone', 'toasts.hold', 'show', 'toasts.release'], 'B нет'],
    ['went while the page was hidden', ['toasts.hold', 'show', 'toast.gone', 'toasts.release'], 'B нет'],
    ['went before the page was hidden and shown', ['toast.gone', 'toasts.hold', 'toasts.release', 'show'], 'B нет'],
    ['stands there still', ['toasts.hold', 'show', 'toasts.release'], 'Сервер не принял 2 строки: A и B. Они отмечены в корзине.'],
    ['was wiped away', ['toasts.clear', 'show'], 'B нет'],
  ] as const)('of one kind are named again only where they are on the screen: one that %s [DEC-020]', (_, steps, text) => {
    const { texts, toaster, show, go } = open()
    show(refusalToast('A'))
    for (const type of steps) {
      if (type === 'show') show(refusalToast('B'))
      else if (type === 'toast.gone') go(refusalToast('A'))
      else toaster.send({ type })
    }
    expect(texts().at(-1)).toBe(text)
  })

  it('of one kind are counted in the accusative: «не принял 21 строку»', () => {
    const { texts, show } = open()
    for (let name = 1; name <= 21; name++) show(refusalToast(`M-${name}`))
    expect(texts().at(-1)).toMatch(/^Сервер не принял 21 строку: /)
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
