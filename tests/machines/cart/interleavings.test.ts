import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { selectLineIds, selectNote, selectQuantity } from '../../../machines/cart/cart.selectors'
import { connectCart } from '../../../src/app/customer/connect-cart'
import { memoryWishes } from '../../../src/platform/wishes/wishes'
import { badNetwork, FATES } from '../../support/bad-network'
import { findSold, productOf, soldIn, type Sold } from '../../support/goods'
import { SIGNED_IN, smallServer } from '../../support/open-tab'
import { atRest } from '../../support/waiting/at-rest'
import { runs } from '../../support/runs'
import { apiOf, browser } from '../../support/world'

/** Sold in packs, limited, sold out, nothing special. */
const PRODUCTS = [
  findSold(({ pack, stock }) => pack === 4 && stock > 4 && stock < 20),
  findSold(({ limit, stock }) => limit !== null && limit < stock),
  findSold(({ stock, pack }) => stock === 0 && pack > 1),
  findSold(({ stock, pack, limit }) => stock > 50 && pack === 1 && limit === null),
]
/** With these there are more lines than go one by one. */
const MORE = [0, 1, 2, 3, 4].map((nth) => findSold(({ stock }) => stock > 50, nth + 1))
const ALL = [...new Set([...PRODUCTS, ...MORE])]
const NOTES = ['', 'Для бокса 2', 'Срочно']
const REGIONS = [1, 2]

/** What becomes of a wish, said the long way: whole packs, then fewer and fewer until it fits; where nothing fits it stays. [DEC-019] */
function kept(wished: number, { pack, limit, stock }: Sold): number {
  let qty = 0
  while (qty < wished) qty += pack
  const ceilings = [limit ?? Number.POSITIVE_INFINITY, stock >= 1 ? stock : Number.POSITIVE_INFINITY]
  const ceiling = ceilings.every((each) => each >= pack)
    ? Math.min(...ceilings)
    : (limit ?? 0) >= pack
      ? (limit ?? 0)
      : Number.POSITIVE_INFINITY
  while (qty > ceiling) qty -= pack
  return qty
}

const index = fc.nat({ max: 9 })
const productId = fc.constantFrom(...PRODUCTS)
const command = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('edit' as const), productId, quantity: fc.integer({ min: 0, max: 30 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('bring back' as const), productId }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('edit many' as const), quantity: fc.integer({ min: 0, max: 30 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('note' as const), productId, note: fc.constantFrom(...NOTES) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(200, 400, 5000, 60_000) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('decide' as const), index, fate: fc.constantFrom(...FATES) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('arrive' as const), index }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('clear' as const, 'hold' as const, 'release' as const, 'reload' as const, 'region' as const, 'report' as const),
    }),
  },
)

it('whatever happens on the way, the screen, the server and the last wish agree in the end [DEC-018] [DEC-019] [DEC-020] [DEC-027] [STATE-019]', {
  timeout: 300_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: 60 }), async (commands) => {
      const whole = smallServer()
      const server = { handlers: whole.handlers.filter(({ info }) => /\/cart|updateInCart/.test(String(info.header))) }
      const network = badNetwork(server)
      const wishes = memoryWishes()
      const clock = new SimulatedClock()
      let tab = 0
      let region = 1
      const machine = connectCart(apiOf(network), wishes)
      const open = () => createActor(machine, { clock, input: { userId: 1, tab: `t${tab++}`, regionId: region, holds: [] } }).start()
      let cart = open()
      const last = new Map<string, number>()
      const notes = new Map<string, string>()
      /** Notes of lines that were taken out: one that was put back before its removal left is the old line still. */
      const former = new Map<string, string>()
      const remember = (id: number, quantity: number) => {
        last.set(`${region}/${id}`, quantity)
        const note = notes.get(`${region}/${id}`)
        if (quantity > 0 || note === undefined) return
        former.set(`${region}/${id}`, note)
        notes.delete(`${region}/${id}`)
      }
      const edit = (id: number, quantity: number) => {
        cart.send({ type: 'quantity.changed', product: productOf(id), quantity, stock: null })
        remember(id, quantity)
      }

      for (const step of commands) {
        if (step.do === 'edit') edit(step.productId, step.quantity)
        if (step.do === 'bring back') {
          const ghost = cart.getSnapshot().context.ghosts.get(step.productId)
          cart.send({ type: 'line.restored', productId: step.productId })
          if (ghost) last.set(`${region}/${step.productId}`, ghost.qty)
          if (ghost?.note) notes.set(`${region}/${step.productId}`, ghost.note)
        }
        if (step.do === 'edit many') {
          const wishes = ALL.map((id) => ({ product: productOf(id), quantity: step.quantity, stock: null }))
          cart.send({ type: 'quantities.changed', wishes })
          for (const id of ALL) remember(id, step.quantity)
        }
        if (step.do === 'note' && selectQuantity(step.productId)(cart.getSnapshot()) > 0) {
          cart.send({ type: 'note.changed', productId: step.productId, note: step.note })
          notes.set(`${region}/${step.productId}`, step.note)
        }
        if (step.do === 'clear') {
          cart.send({ type: 'clearing.confirmed' })
          for (const id of ALL) remember(id, 0)
        }
        if (step.do === 'wait') clock.increment(step.ms)
        if (step.do === 'decide') await network.decide(step.index, step.fate)
        if (step.do === 'arrive') await network.arrive(step.index)
        if (step.do === 'report') cart.send({ type: 'cart.report' })
        if (step.do === 'hold') cart.send({ type: 'cart.hold', reason: 'network' })
        if (step.do === 'release') cart.send({ type: 'cart.release', reason: 'network' })
        if (step.do === 'region') {
          region = region === 1 ? 2 : 1
          cart.send({ type: 'cart.load', regionId: region })
        }
        if (step.do === 'reload') {
          await atRest() // a tab that closes before its last wish is stored never showed it as kept
          cart.stop()
          cart = open()
        }
        await atRest()
        const { status, context } = cart.getSnapshot()
        const underWay = context.queue.filter(({ stage }) => stage === 'sent')
        expect(status).toBe('active')
        expect(new Set(underWay.map(({ batch, key }) => batch ?? key)).size).toBeLessThanOrEqual(6)
        expect(new Set(underWay.map((write) => `${write.regionId}/${write.productId}`)).size).toBe(underWay.length)
      }

      // The world heals.
      cart.send({ type: 'cart.release', reason: 'network' })
      for (let turn = 0; turn < 200 && (network.held || network.stray || cart.getSnapshot().context.queue.length); turn++) {
        clock.increment(60_000)
        await atRest()
        await network.decide(0, 'answer')
        await network.arrive(0)
      }
      expect(cart.getSnapshot().context.queue).toEqual([])
      const stored = apiOf(browser(server, { ...SIGNED_IN }))
      const compare = async (regionId: number) => {
        const state = cart.getSnapshot()
        const { items } = await stored('cart.get', { query: { company_region_id: regionId, user_id: 1 } })
        const wished = ALL.map((id) => [id, kept(last.get(`${regionId}/${id}`) ?? 0, soldIn(regionId, id))])
        expect(ALL.map((id) => [id, selectQuantity(id)(state)])).toEqual(wished)
        expect(ALL.map((id) => [id, items.find(({ product }) => product.id === id)?.qty ?? 0])).toEqual(wished)
        const noted = ALL.map((id) => [id, selectNote(id)(state)] as const)
        expect(ALL.map((id) => [id, items.find(({ product }) => product.id === id)?.note ?? ''])).toEqual(noted)
        const isLost = ([id, note]: readonly [number, string]) =>
          note !== (notes.get(`${regionId}/${id}`) ?? '') && (notes.has(`${regionId}/${id}`) || note !== former.get(`${regionId}/${id}`))
        expect(noted.filter(isLost)).toEqual([])
        expect(new Set(selectLineIds(state))).toEqual(new Set(items.map(({ product }) => product.id)))
      }
      if (cart.getSnapshot().matches({ content: 'ready' })) await compare(region) // as it stands, without asking again
      for (const id of REGIONS) {
        cart.send({ type: 'cart.load', regionId: id })
        await atRest()
        while (network.held) await network.decide(0, 'answer')
        expect(cart.getSnapshot().matches({ content: 'ready' })).toBe(true)
        await compare(id)
      }
      cart.stop()
    }),
    runs(150),
  )
})
