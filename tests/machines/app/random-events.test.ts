import fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import { appNames } from '../../../machines/app/app.names'
import { PERMANENT } from '../../../machines/app/app.types'
import { customerNames } from '../../../machines/customer/customer.names'
import { childIds } from '../../../machines/customer/customer.children'
import { productOf } from '../../support/goods'
import { closeTabs, openTab } from '../../support/open-tab'
import { atRest } from '../../support/waiting/at-rest'
import { runs } from '../../support/runs'

afterEach(closeTabs)

const id = fc.integer({ min: 1, max: 3 })
const user = id.map((number) => ({ id: number, name: '', email: '', phone: '', registration_not_complete: false, last_company_id: null }))
const content = fc.record({
  user,
  isFresh: fc.boolean(),
  isOwn: fc.boolean(),
  isRefused: fc.boolean(),
  isElsewhere: fc.boolean(),
  userId: fc.option(id),
  ending: fc.constantFrom('asked', 'profile', 'login', 'elsewhere', 'replaced'),
  refused: fc.subarray(['t-1']),
  queue: fc.constant([]),
  region: id.map((number) => ({
    id: number,
    company_id: 1,
    company_name: '',
    store_city_id: 1,
    store_city_name: '',
    status: 1,
    favorite: 0,
    admin_ids: [],
    user_id: 1,
  })),
  product: id.map(productOf),
  lines: fc.array(fc.record({ entryId: id, product: id.map(productOf), quantity: id }), { maxLength: 3 }),
  asked: id,
  kept: id,
  reason: fc.constant('Нет'),
  what: fc.constantFrom({ as: 'clearing' }, { as: 'note', article: 'A' }, { as: 'quantity', article: 'A', asked: 1, kept: 0 }),
  row: fc.option(id),
  refusal: fc.record({ reason: fc.constant('Нет'), regionId: id, what: fc.constant({ as: 'note', article: 'A' }), row: fc.constant(null) }),
  orderId: id,
  regionId: id,
  isDoubtful: fc.boolean(),
  articles: fc.subarray(['A', 'B', 'C']),
  isEmpty: fc.boolean(),
  why: fc.constantFrom('deciding', 'uncertain', 'refused'),
  unsent: fc.nat({ max: 1 }),
  press: fc.record({ lines: fc.array(fc.record({ product_id: id, qty: id, cost_vs_discount: id }), { maxLength: 3 }), version: id }),
  change: fc.constant({ receiving: { from: 'delivery', to: 'pickup' } }),
  places: fc.record({ addressId: id, pickupId: id }, { requiredKeys: [] }),
  toast: fc.constant({ text: 'А', tone: 'ok', kind: 'plain' }),
  to: fc.constantFrom('/', '/cart'),
  items: fc.constant([{ id: 1, title: 'Т', text: 'т', url: '/cart' }]),
  error: fc.constant(new Error('boom')),
  promo: fc.constant({ id: 1, title: 'Т', url: '/cart' }),
  message: fc.record({ type: fc.constant('tab.openedSession'), user: id }),
  actorId: fc.constantFrom<string>(...childIds),
  order: id.map((number) => ({ id: number, company_region_id: number, items: [{ product: productOf(number), cost: 100, qty: number }] })),
  id,
  toastId: fc.constantFrom('promo-1', 'a'),
  popup: fc.constantFrom('survey', 'login'),
  path: fc.constantFrom('/', '/personal'),
  tags: fc.subarray(['cart', 'orders', 'regions', 'delivery', 'user']),
})
/** What tabs tell names people and regions by number. */
const tabContent = fc.record({
  user: id,
  region: id,
  tags: fc.subarray(['cart', 'orders', 'user']),
  order: id,
  version: id,
  taken: fc.array(fc.record({ productId: id, qty: id, pressed: id }), { maxLength: 3 }),
  change: fc.constant({ receiving: { from: 'delivery', to: 'pickup' }, pickupId: { from: null, to: 1 } }),
})
const told = ['app', 'customer'] as const
const typesOf = { app: Object.keys(appNames.events ?? {}), customer: Object.keys(customerNames.events ?? {}) }
const PARTS = { app: [...PERMANENT, 'customer'], customer: childIds }
const step = fc.constantFrom(...told).chain((to) => {
  const types = typesOf[to]
  const ofTabs = types.filter((type) => type.startsWith('tab.'))
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ to: fc.constant(to), type: fc.constantFrom(...types.filter((type) => !ofTabs.includes(type))), content }),
    },
    { weight: 2, arbitrary: fc.record({ to: fc.constant(to), type: fc.constantFrom(...ofTabs), content: tabContent }) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom<string>(...PARTS[to])
        .map((actorId) => ({ to, type: `xstate.error.actor.${actorId}`, content: { actorId, error: new Error('boom') } })),
    },
  )
})

it('the root and the customer bear any events in any order: they never fall, and who lives is what its state says [DEC-065]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const tab = openTab()
      tab.app.start()
      await atRest()
      for (const { to, type, content: any } of steps) {
        // Toasts are called by texts.
        const more = type.startsWith('toast.') && 'id' in any ? { ...any, id: String(any.id) } : any
        if (to === 'app') tab.app.send({ ...more, type } as never)
        else if (tab.has('customer')) tab.child('customer').send({ ...more, type } as never)
        await atRest()
        const state = tab.app.getSnapshot()
        expect(state.status).toBe('active')
        const isCustomer = state.matches({ visitor: 'customer' })
        expect(PERMANENT.filter((actorId) => !tab.has(actorId))).toEqual([])
        expect([tab.has('customer'), childIds.filter(tab.has)]).toEqual([isCustomer, isCustomer ? [...childIds] : []])
        expect(isCustomer).toBe(state.context.user !== null)
        expect(state.hasTag('panel') && state.context.crashed.length === 0).toBe(false)
      }
      closeTabs()
    }),
    runs(30),
  )
})
