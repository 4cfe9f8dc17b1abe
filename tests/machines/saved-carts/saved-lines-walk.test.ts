import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import type { UserCart } from '../../../model/saved-cart/saved-cart'
import { atRest } from '../../support/waiting/at-rest'
import { runs } from '../../support/runs'
import { type Call, openLines } from './open-lines'
import { savedCart } from './saved-world'

/** One thing that happens: a wish, a pause, a reading, or what becomes of the nth call or reading under way. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('wish' as const), id: fc.constantFrom(1, 2, 3), qty: fc.nat({ max: 9 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(100, 400, 5000) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restore' as const), id: fc.constantFrom(1, 2, 3) }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('arrive' as const, 'answer' as const, 'lose' as const), nth: fc.nat({ max: 3 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('read' as const, 'deliver' as const), nth: fc.nat({ max: 3 }) }) },
)

describe('whatever is late, lost or out of order', () => {
  it('the last wish of each line is what the server keeps and the page shows, and no answer sets it back [DEC-020]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const page = openLines()
        // The server: what it keeps, which keys it knows, what it would answer to each call.
        const kept = new Map([
          [1, 4],
          [2, 8],
          [3, 2],
        ])
        let version = 1
        const done = new Set<string>()
        const answers = new Map<Call, UserCart>()
        const over = new Set<Call>()
        const readings: UserCart[] = []
        const now = () =>
          savedCart(
            [...kept].filter(([, qty]) => qty > 0),
            { version },
          )
        const arrive = (call: Call) => {
          if (!done.has(call.key)) {
            kept.set(call.productId, call.qty)
            version++
          }
          done.add(call.key)
          if (!answers.has(call)) answers.set(call, now())
        }
        const underway = () => page.calls.filter((call) => !over.has(call))
        const end = async (call: Call | undefined, isLost: boolean) => {
          if (!call) return
          over.add(call)
          const answer = answers.get(call)
          if (isLost || !answer) call.reject(new ApiError(0, ''))
          else call.resolve(answer)
          await atRest()
        }
        const last = new Map<number, number>()
        for (const each of steps) {
          if (each.kind === 'wish' && page.rows().some(([id]) => id === each.id)) {
            page.change(each.id, each.qty)
            last.set(each.id, Number(page.actor.getSnapshot().context.wishes.get(each.id)))
          } else if (each.kind === 'restore') {
            const isGhost = page.rows().some(([id, qty]) => id === each.id && qty === 'ghost')
            page.actor.send({ type: 'line.restored', productId: each.id })
            if (isGhost) last.set(each.id, Number(page.actor.getSnapshot().context.wishes.get(each.id)))
          } else if (each.kind === 'wait') await page.wait(each.ms)
          else if (each.kind === 'read') readings.push(now())
          else if (each.kind === 'deliver') {
            const [cart] = readings.splice(each.nth % Math.max(1, readings.length), 1)
            if (cart) page.actor.send({ type: 'cart.read', cart })
          } else if (each.kind === 'arrive') {
            const call = underway()[each.nth % Math.max(1, underway().length)]
            if (call) arrive(call)
          } else if (each.kind === 'answer' || each.kind === 'lose')
            await end(underway()[each.nth % Math.max(1, underway().length)], each.kind === 'lose')
          // One write of a line at a time; and what was wished last is what stands there.
          const lines = underway().map(({ productId }) => productId)
          expect(new Set(lines).size).toBe(lines.length)
          for (const [id, qty] of last) {
            const row = page.rows().find(([each]) => each === id)
            expect([id, row?.[1] === 'ghost' ? 0 : (row?.[1] ?? 0)]).toEqual([id, qty])
          }
        }
        for (let round = 0; page.isUnsaved() && round < 20; round++) {
          for (const call of underway()) {
            arrive(call)
            await end(call, false)
          }
          await page.wait(60_000)
        }
        for (const cart of readings) page.actor.send({ type: 'cart.read', cart })
        expect(page.isUnsaved()).toBe(false)
        for (const [id, qty] of last) expect([id, kept.get(id)]).toEqual([id, qty])
        const shown = page.rows().flatMap(([id, qty]) => (qty === 'ghost' ? [] : [[id, qty]]))
        expect(shown).toEqual([...kept].filter(([, qty]) => qty > 0))
      }),
      runs(150),
    )
  })
})
