import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { NOTIFICATION_TOAST_MS } from '../../../model/limits'
import { toasterMachine, type Toast, type ToastCommand } from '../../../machines/toaster/toaster.machine'

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
  return { drawn, commands, toaster, show: (shown: Toast) => toaster.send({ type: 'toast.show', toast: shown }) }
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

  it('of one kind and one moment are one: the later takes the place of the earlier and names both; after it has gone it is one of its own', () => {
    vi.useFakeTimers()
    const { commands, show } = open()
    const refusal = (name: string): Toast => ({ text: `${name} нет`, tone: 'bad', kind: 'notification', joins: { as: 'refused', name } })
    show(refusal('A'))
    show(toast('b'))
    show(refusal('C'))
    show(refusal('A'))
    vi.advanceTimersByTime(NOTIFICATION_TOAST_MS)
    show(refusal('D'))
    vi.useRealTimers()
    expect(commands.map(({ toast: { text, id } }) => [id, text.replaceAll('\u00a0', ' ')])).toEqual([
      ['refused', 'A нет'],
      [undefined, 'b'],
      ['refused', 'Сервер не принял 2 строки: A и C. Они отмечены в корзине.'],
      ['refused', 'Сервер не принял 2 строки: C и A. Они отмечены в корзине.'],
      ['refused', 'D нет'],
    ])
  })

  it('of one kind that wait are one as well', () => {
    const { drawn, toaster, show } = open()
    toaster.send({ type: 'toasts.hold' })
    for (const name of ['A', 'B', 'C', 'D']) show({ text: name, tone: 'bad', kind: 'notification', joins: { as: 'refused', name } })
    toaster.send({ type: 'toasts.release' })
    expect(drawn.map(([text]) => text.replaceAll('\u00a0', ' '))).toEqual([
      'Сервер не принял 4 строки: A, B и ещё 2. Они отмечены в корзине.',
    ])
  })

  it('of one kind that went long ago are not named again because the page was hidden and shown since [DEC-020]', () => {
    vi.useFakeTimers()
    const { drawn, toaster, show } = open()
    const refusal = (name: string): Toast => ({ text: `${name} нет`, tone: 'bad', kind: 'notification', joins: { as: 'refused', name } })
    show(refusal('A'))
    vi.advanceTimersByTime(60 * NOTIFICATION_TOAST_MS)
    toaster.send({ type: 'toasts.hold' })
    toaster.send({ type: 'toasts.release' })
    show(refusal('B'))
    vi.useRealTimers()
    expect(drawn.map(([text]) => text)).toEqual(['A нет', 'B нет'])
  })

  it('of one kind are counted in the accusative: «не принял 21 строку»', () => {
    const { drawn, show } = open()
    for (let name = 1; name <= 21; name++) show({ text: '', tone: 'bad', kind: 'notification', joins: { as: 'refused', name: `M-${name}` } })
    expect(drawn.at(-1)?.[0].replaceAll('\u00a0', ' ')).toMatch(/^Сервер не принял 21 строку: /)
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
