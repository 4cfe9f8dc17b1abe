import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { acceptableLines, isSameLines } from '../../../model/order/change'
import { ChangedLines, type ChangedLine, type SeenLine } from '../../../model/order/order'

const cost = fc.integer({ min: 1, max: 99_999 })
const lines = fc.uniqueArray(
  fc.record({ product_id: fc.integer({ min: 1, max: 9 }), qty: fc.integer({ min: 1, max: 99 }), cost_vs_discount: cost }),
  {
    selector: ({ product_id }) => product_id,
  },
)
const changes = fc.uniqueArray(
  fc.record({
    product_id: fc.integer({ min: 1, max: 9 }),
    name: fc.constant('Масло'),
    seen: cost,
    cost_vs_discount: fc.option(cost),
    qty: fc.integer({ min: 1, max: 99 }),
    available: fc.nat({ max: 99 }),
  }),
  { selector: ({ product_id }) => product_id },
)
const find = (all: readonly SeenLine[], id: number) => all.find(({ product_id }) => product_id === id)

describe('what can be ordered after a 409 [DEC-022]', () => {
  test.prop([lines, changes])(
    'is every line that was sent, at the new price and in no more units than there are, but none that is gone',
    (sent, changed) => {
      const left = acceptableLines(sent, changed)
      for (const line of sent) {
        const change: ChangedLine | undefined = changed.find(({ product_id }) => product_id === line.product_id)
        const kept = find(left, line.product_id)
        if (!change) expect(kept).toEqual(line)
        else if (change.cost_vs_discount === null || change.available === 0) expect(kept).toBeUndefined()
        else
          expect(kept).toEqual({
            product_id: line.product_id,
            qty: change.available < line.qty ? change.available : line.qty,
            cost_vs_discount: change.cost_vs_discount,
          })
      }
      expect(left.every(({ product_id }) => find(sent, product_id))).toBe(true)
    },
  )

  test.prop([fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 24 }), fc.nat({ max: 99 })])(
    'is whole packs where the 409 names the pack: the least that hold what was wanted, as far as there are any; accepted once it changes no more [DEC-019]',
    (qty, pack, available) => {
      const change = { product_id: 1, name: 'Масло', seen: 100, cost_vs_discount: 90, qty, available, pack }
      const packs = Array.from({ length: 100 }, (_, at) => (at + 1) * pack)
      const left = packs.filter((each) => each <= available)
      const expected = left.find((each) => each >= qty) ?? left.at(-1)
      const line = (of: number) => ({ product_id: 1, qty: of, cost_vs_discount: 90 })
      const kept = acceptableLines([{ product_id: 1, qty, cost_vs_discount: 100 }], [change])
      expect(kept).toEqual(expected === undefined ? [] : [line(expected)])
      expect(acceptableLines(kept, [change])).toEqual(kept)
    },
  )

  it('is one pack of twelve for a pack of six', () =>
    expect(
      acceptableLines(
        [{ product_id: 1, qty: 6, cost_vs_discount: 100 }],
        [{ product_id: 1, name: 'Масло', seen: 100, cost_vs_discount: 100, qty: 6, available: 24, pack: 12 }],
      ),
    ).toEqual([{ product_id: 1, qty: 12, cost_vs_discount: 100 }]))

  it('is not asked where the 409 names no line', () => expect(ChangedLines.safeParse({ lines: [] }).success).toBe(false))
})

describe('the same lines', () => {
  test.prop([lines, fc.func(fc.integer())])('are the same in any order', (all, weight) => {
    expect(
      isSameLines(
        all,
        [...all].sort((a, b) => weight(a.product_id) - weight(b.product_id)),
      ),
    ).toBe(true)
  })
  test.prop([lines.filter((all) => all.length > 0), fc.constantFrom('qty' as const, 'cost_vs_discount' as const)])(
    'are others where one is missing, or has another quantity or price',
    (all, field) => {
      expect(isSameLines(all, all.slice(1))).toBe(false)
      expect(isSameLines(all.slice(1), all)).toBe(false)
      expect(isSameLines(all, [...all.slice(1), { ...all[0]!, [field]: all[0]![field] + 1 }])).toBe(false) // filtered: there is one
    },
  )
})
