import { fc, test } from '@fast-check/vitest'
import { afterEach, expect, it } from 'vitest'
import { and, createActor, not, or, setup } from 'xstate'
import { guardWord } from '../../../inspector/page/words/guard-words'
import type { Entry } from '../../../inspector/protocol'
import { append, emptyRecording } from '../../../inspector/recording/recording'
import { watchActors } from '../../../inspector/tap/watch-actors'
import { eventually } from '../../support/waiting/eventually'
import { tab } from '../recorded-cart'

const ends: (() => void)[] = []
afterEach(() => ends.splice(0).forEach((end) => end()))

type GateEvent =
  | { type: 'gate.asked' }
  | { type: 'gate.tried' }
  | { type: 'gate.pushed.hard' }
  | { type: 'gate.shut' }
  | { type: 'gate.knocked' }
const gate = setup({
  types: { events: {} as GateEvent },
  guards: { isOpen: () => false, isWide: () => false, isShut: () => true, isMuch: (_, { by }: { by: number }) => by > 9 },
}).createMachine({
  id: 'gate',
  initial: 'shut',
  states: {
    shut: {
      on: {
        'gate.asked': [
          { guard: 'isOpen', target: 'open' },
          { guard: { type: 'isMuch', params: { by: 1 } }, target: 'open' },
        ],
        'gate.tried': { guard: and([not('isShut'), or(['isOpen', 'isWide'])]), target: 'open' },
        'gate.knocked': { guard: () => false, target: 'open' },
      },
    },
    open: { on: { 'gate.shut': 'shut' } },
  },
  on: {
    'gate.asked': { guard: 'isWide', actions: () => {} },
    'gate.pushed.*': { guard: 'isOpen', actions: () => {} },
  },
})

it('of an event that was not taken it is told which conditions refused it; none where no transition stands there', async () => {
  const entries: Entry[] = []
  const watch = watchActors([], (batch) => entries.push(...batch), { life: 'l', now: () => 1, isHidden: () => true })
  const root = createActor(gate)
  ends.push(
    () => watch.end(),
    () => root.stop(),
  )
  watch.add(root)
  root.start()
  for (const type of ['gate.asked', 'gate.tried', 'gate.pushed.hard', 'gate.knocked', 'gate.shut'] as const) root.send({ type })
  const rows = () => append(emptyRecording(tab), entries).rows.filter(({ event }) => event.type.startsWith('gate.'))
  await eventually(() => expect(rows().length).toBe(5))
  expect(rows().map(({ event, isIgnored, refusedBy }) => [event.type, isIgnored, refusedBy])).toEqual([
    ['gate.asked', true, ['isOpen', 'isMuch', 'isWide']],
    ['gate.tried', true, ['!isShut && (isOpen || isWide)']],
    ['gate.pushed.hard', true, ['isOpen']],
    ['gate.knocked', true, ['условие без имени']],
    ['gate.shut', true, []],
  ])
})

it('says a condition in the words of its machine, whatever it is put together of; one without a word by its code', () => {
  expect(guardWord('isComplete', 'companySetup')).not.toBe('isComplete')
  expect(guardWord('!isHeld && hasSendable', 'cart')).toBe(`${guardWord('!isHeld', 'cart')} и ${guardWord('hasSendable', 'cart')}`)
  expect(guardWord('!(isOpen || isWide)', 'cart')).toBe('не: (isOpen или isWide)')
  expect(guardWord('условие без имени', 'cart')).toBe('условие без имени')
})

test.prop([
  fc.oneof(fc.constantFrom('__proto__', '!constructor', 'toString && hasOwnProperty', '!!!(('), fc.string()),
  fc.constantFrom('cart', '__proto__', null),
])('whatever a file calls a condition, its words are a text', (code, machine) => {
  expect(guardWord(code, machine)).toBeTypeOf('string')
})
