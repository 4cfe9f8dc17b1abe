import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { vi } from 'vitest'
import { quickEntryMachine } from '../../../machines/quick-entry/quick-entry.machine'
import type { Search, Wanted } from '../../../machines/quick-entry/quick-entry.setup'
import type { Lookup, QuickEntryFact } from '../../../machines/quick-entry/quick-entry.types'
import type { Product } from '../../../model/catalogue/product'
import type { SearchHit } from '../../../model/content/external-search'
import type { KeptRow, LeftRows } from '../../../model/entry/kept-row'
import { LOOKUPS_AT_ONCE } from '../../../model/limits'
import type { BoughtProduct } from '../../../model/order/history/bought'
import { type EnteredRows, memoryRows } from '../../../src/platform/wishes/entered-rows'
import { atRest } from '../../support/waiting/at-rest'

/** A call that waits for the test to answer it; `isStopped`: nobody waits for the answer any more. */
export type Call<In, Out> = In & { answer: (out: Out) => Promise<void>; fail: (error: unknown) => Promise<void>; isStopped: () => boolean }

export const hit = (id: number, article: string, more: Partial<SearchHit> = {}): SearchHit => ({
  id,
  article,
  name: `Товар ${id}`,
  brand: 'B',
  image: null,
  ...more,
})
export const product = (id: number, article: string, changes: Partial<Product> = {}): Product => ({
  id,
  name: `Товар ${id}`,
  article,
  brand: { name: 'B', slug: 'b', country: '' },
  category_id: 1,
  images: [],
  values: [],
  key_values: [],
  favorite: false,
  limit: null,
  pack: 1,
  weight: 1,
  rating: null,
  reviews: 0,
  ...changes,
})
export const bought = (product_id: number, article: string, qty: number, barcode?: string) => ({
  product_id,
  article,
  name: `Товар ${product_id}`,
  qty,
  at: '2026-11-03T08:00:00.000Z',
  ...(barcode !== undefined && { barcode }),
})

/** What the cart was told, line by line. */
type ToldFact = { type: QuickEntryFact['type']; entryId: number; regionId: number; product: Product; quantity: number }

/** The machine over calls that the test answers, for region 1; facts are kept, and told back as a cart that takes all would. The caller fakes `Date`. */
type Options = { history?: readonly BoughtProduct[]; isCartReady?: boolean; rows?: EnteredRows }

export function openEntry({
  history = [bought(1, 'AL-4071-004', 12, '2016000000191')],
  isCartReady = true,
  rows = memoryRows(),
}: Options = {}) {
  const clock = new SimulatedClock()
  const searches: Call<Search, readonly SearchHit[]>[] = []
  const loads: Call<{ ids: readonly number[]; regionId: number | null }, readonly Product[]>[] = []
  const facts: ToldFact[] = []
  const bunches: number[] = []
  /** `room`: pieces that it takes of a line. */
  const cart = { isReady: isCartReady, room: Number.POSITIVE_INFINITY }
  const keep = <In, Out>(calls: Call<In, Out>[]) =>
    fromPromise<Out, In>(
      ({ input, signal }) =>
        new Promise<Out>((resolve, reject) => {
          calls.push({
            ...input,
            answer: (out) => (resolve(out), atRest()),
            fail: (error) => (reject(error as Error), atRest()),
            isStopped: () => signal.aborted,
          })
        }),
    )
  const searchGoods = keep(searches)
  const searchLines = fromPromise<Lookup, { lines: readonly Search[] }>(async ({ input, signal }) => ({
    products: [],
    found: await Promise.all(
      input.lines.slice(0, LOOKUPS_AT_ONCE).map(
        (line) =>
          new Promise<readonly SearchHit[]>((resolve, reject) => {
            searches.push({
              ...line,
              answer: (out) => (resolve(out), atRest()),
              fail: (error) => (reject(error as Error), atRest()),
              isStopped: () => signal.aborted,
            })
          }),
      ),
    ),
  }))
  const loadProducts = fromPromise<readonly Product[], Wanted>(
    ({ input: { goods, regionId }, signal }) =>
      new Promise((resolve, reject) => {
        loads.push({
          ids: goods.map(({ id }) => id),
          regionId,
          answer: (out) => (resolve(out), atRest()),
          fail: (error) => (reject(error as Error), atRest()),
          isStopped: () => signal.aborted,
        })
      }),
  )
  const loadRows = fromPromise<readonly KeptRow[], { userId: number; regionId: number; by: string }>(({ input }) =>
    rows.load(input.userId, input.regionId, input.by),
  )
  const gatherRows = fromPromise<readonly LeftRows[], { userId: number; by: string }>(({ input }) => rows.gather(input.userId, input.by))
  const actor = createActor(
    quickEntryMachine.provide({
      actors: { searchGoods, searchLines, loadProducts, loadRows, gatherRows },
      actions: {
        keepRows: ({ context: { userId }, self }, { places }) => {
          for (const { regionId, rows: kept, isRead } of places)
            rows[isRead ? 'keep' : 'keepBeside'](userId, regionId, kept, self.sessionId)
        },
      },
    }),
    { clock, input: { userId: 1 } },
  )
  const keepIn = (entryId: number, asked: number) => {
    const added = Math.min(asked, cart.room)
    actor.send({ type: 'entry.kept', lines: [{ entryId, added, asked, inCart: added, stock: null }] })
  }
  actor.on('*', (fact) => {
    if (fact.type === 'entry.withdrawn') {
      facts.push(fact)
      actor.send(cart.isReady ? { type: 'entry.returned', entryId: fact.entryId } : { type: 'entry.missed', entryIds: [fact.entryId] })
      return
    }
    if (fact.type === 'entry.counted') return
    bunches.push(fact.lines.length)
    for (const { entryId, product, quantity } of fact.lines) {
      facts.push({ type: 'entry.added', entryId, regionId: fact.regionId, product, quantity })
      if (cart.isReady) keepIn(entryId, quantity)
      else actor.send({ type: 'entry.missed', entryIds: [entryId] })
    }
  })
  actor.start()
  actor.send({ type: 'entry.opened', regionId: 1, bought: history })
  /** Key by key, `pause` ms between them. */
  const type = (text: string, pause = 100) => {
    for (const key of text) {
      vi.setSystemTime(Date.now() + pause)
      actor.send({ type: 'article.typed', text: context().text + key })
    }
  }
  const context = () => actor.getSnapshot().context
  return {
    actor,
    clock,
    searches,
    loads,
    facts,
    bunches,
    cart,
    context,
    type,
    enter: () => actor.send({ type: actor.getSnapshot().hasTag('counting') ? 'count.entered' : 'article.entered' }),
    count: (text: string) => actor.send({ type: 'count.typed', text }),
    /** A whole scan: a key every 5 ms and Enter. */
    scan: (code: string) => {
      actor.send({ type: 'article.typed', text: '' })
      type(code, 5)
      vi.setSystemTime(Date.now() + 5)
      actor.send({ type: 'article.entered' })
    },
    /** Articles and pieces of what the cart was told. */
    lines: () => facts.flatMap((fact) => (fact.type === 'entry.added' ? [`${fact.product.article} ${fact.quantity}`] : [])),
  }
}
