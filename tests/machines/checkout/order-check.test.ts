import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { orderCheckMachine } from '../../../machines/checkout/order-check.machine'

const step = fc.oneof(
  fc.constantFrom({ type: 'block.seen' as const }, { type: 'block.changed' as const }),
  fc.record({ type: fc.constant('order.pressed' as const), hasWarnings: fc.boolean() }),
)

it('an order passes where what the block says was in sight and warns of nothing, or where the buyer was led to it; else the press leads there [DEC-026] [DEC-067]', () =>
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const check = createActor(orderCheckMachine).start()
      const facts: string[] = []
      check.on('*', ({ type }) => facts.push(type))
      const expected = steps.flatMap((each, at) => {
        if (each.type !== 'order.pressed') return []
        const since = steps.slice(steps.slice(0, at).findLastIndex(({ type }) => type === 'block.changed') + 1, at)
        const first = since.findIndex(
          (before, nth) =>
            before.type === 'order.pressed' && (before.hasWarnings || !since.slice(0, nth).some(({ type }) => type === 'block.seen')),
        )
        const wasSeen = since.some(({ type }) => type === 'block.seen')
        return [first >= 0 || (wasSeen && !each.hasWarnings) ? 'order.passed' : 'order.led']
      })
      for (const each of steps) check.send(each)
      expect(facts).toEqual(expected)
    }),
  ))
