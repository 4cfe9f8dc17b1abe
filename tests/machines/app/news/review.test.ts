import { afterEach, expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import { SCENARIO_COOKIE } from '../../../../fake-server/scenarios'
import { PREFETCH_IDLE_MS } from '../../../../model/limits'
import { memoryReviews } from '../../../../src/platform/reviews'
import { closeTabs, openTab, signedIn, type Tab, type TabOptions } from '../../../support/open-tab'
import { atRest } from '../../../support/waiting/at-rest'
import { newServer, visitor } from '../../../support/world'

afterEach(closeTabs)

/** Shipped, of the plain buyer. */
const ORDER = 481_301
/** The plain buyer, whose last order a mark is asked for. */
async function open(options: TabOptions = {}): Promise<Tab> {
  const server = options.server ?? newServer()
  const { who } = options.who ? { who: options.who } : await visitor(server, 3, { [SCENARIO_COOKIE]: 'reviewDue' })
  const tab = openTab({ remembered: { regionId: 1, addressId: null }, path: '/catalog', ...options, server, who })
  tab.app.start()
  await signedIn(tab)
  await waitFor(tab.child('customer'), (state) => state.context.region !== null)
  return tab
}
const crash = (tab: Tab) =>
  tab.child('review').send({
    type: 'mark.chosen',
    get mark(): never {
      throw new Error('boom')
    },
  })
const shown = (tab: Tab) => tab.child('overlay').getSnapshot().context.shown
/** The stars have the screen. */
async function stars(tab: Tab): Promise<void> {
  tab.clock.increment(PREFETCH_IDLE_MS)
  await waitFor(tab.child('review'), (state) => state.hasTag('stars'))
  tab.child('review').send({ type: 'review.shown', path: '/catalog' })
}
function answerAll(tab: Tab): void {
  const review = tab.child('review')
  for (let question = 0; question < 4; question++) {
    review.send({ type: 'mark.chosen', mark: 5 })
    review.send({ type: 'question.passed' })
  }
}
const told = (tab: Tab) => tab.sent.filter((line) => /viewedOrderPopup|reviews/.test(line))
const reviewOf = async ({ api }: Tab) => (await api('orders.get', { params: { id: ORDER }, query: {} })).review

it('an order is asked about when the page rests, its marks go to the server, and thanks come [STATE-011, ERROR-008]', async () => {
  const tab = await open()
  await atRest()
  expect([shown(tab), tab.sent.some((line) => line.includes('orderNotPopupShowed'))]).toEqual([null, false])
  await stars(tab)
  expect(shown(tab)).toBe('review')
  answerAll(tab)
  tab.child('review').send({ type: 'review.submitted' })
  await waitFor(tab.child('review'), (state) => state.hasTag('answered'))
  expect({ toasts: tab.told.toasts, mark_manager: (await reviewOf(tab))?.mark_manager }).toEqual({
    toasts: ['Благодарим за ваш отзыв'],
    mark_manager: 5,
  })
  tab.child('review').send({ type: 'review.closed' })
  await atRest()
  expect({ shown: shown(tab), told: told(tab) }).toEqual({
    shown: null,
    told: [`POST /orders/${ORDER}/reviews`, 'PATCH /companyRegions/1/viewedOrderPopup'],
  })
})

it('closed by going to another page it is told and not asked again, in another tab neither [DEC-048]', async () => {
  const server = newServer()
  const { who } = await visitor(server, 3, { [SCENARIO_COOKIE]: 'reviewDue' })
  const tabs = [await open({ server, who, channel: 'reviews' }), await open({ server, who, channel: 'reviews' })] as const
  for (const tab of tabs) await stars(tab)
  tabs[0].child('navigation').send({ type: 'address.changed', path: '/cart' })
  await waitFor(tabs[1].child('review'), (state) => state.matches({ watching: 'resting' }))
  tabs[1].clock.increment(PREFETCH_IDLE_MS)
  await waitFor(tabs[1].child('review'), (state) => state.matches({ screen: 'none' }))
  expect([tabs.map(shown), tabs.map(told)]).toEqual([
    [null, null],
    [['PATCH /companyRegions/1/viewedOrderPopup'], []],
  ])
})

it('gives way to the login of a session that ended and comes back with what was given; that is no close [DEC-008, DEC-049]', async () => {
  const tab = await open()
  await stars(tab)
  tab.child('review').send({ type: 'mark.chosen', mark: 2 })
  tab.app.send({ type: 'session.rejected' })
  await atRest()
  expect(shown(tab)).toBe('login')
  tab.logIn(3)
  await waitFor(tab.child('overlay'), (state) => state.context.shown === 'review')
  expect({ mark: tab.child('review').getSnapshot().context.answers[0]?.mark, told: told(tab) }).toEqual({ mark: 2, told: [] })
})

it('is told when its user logs out, before he has gone', async () => {
  const tab = await open()
  await stars(tab)
  tab.child('session').send({ type: 'logout.requested' })
  await waitFor(tab.app, (state) => state.matches({ visitor: 'guest' }))
  expect(told(tab)).toEqual(['PATCH /companyRegions/1/viewedOrderPopup'])
  const { api } = await visitor(tab.server, 3, { [SCENARIO_COOKIE]: 'reviewDue' })
  expect(await api('regions.orderNotPopupShowed', { params: { id: 1 } })).toEqual({ order_id: null })
})

it('of another person who logs in over it nothing is there', async () => {
  const reviews = memoryReviews()
  const tab = await open({ ports: { reviews } })
  await stars(tab)
  tab.child('review').send({ type: 'mark.chosen', mark: 2 })
  tab.app.send({ type: 'session.rejected' })
  await atRest()
  tab.logIn(2)
  await waitFor(tab.app, (state) => state.context.user?.id === 2)
  await atRest()
  const { order, answers } = tab.child('review').getSnapshot().context
  expect({ shown: shown(tab), order, mark: answers[0]?.mark, draft: reviews.readDraft(2, ORDER) }).toEqual({
    shown: null,
    order: null,
    mark: null,
    draft: null,
  })
})

it('after a reload what was begun is there, the popup that was on the screen is told and does not come', async () => {
  const server = newServer()
  const { who } = await visitor(server, 3, { [SCENARIO_COOKIE]: 'reviewDue' })
  const reviews = memoryReviews()
  const first = await open({ server, who, ports: { reviews } })
  await stars(first)
  first.child('review').send({ type: 'mark.chosen', mark: 2 })
  first.child('review').send({ type: 'comment.changed', comment: 'Помято' })
  const order = first.child('review').getSnapshot().context.order!
  first.app.stop()
  const again = await open({ server, who, ports: { reviews } })
  await waitFor(again.child('review'), (state) => state.context.told.has(ORDER))
  again.clock.increment(PREFETCH_IDLE_MS)
  await atRest()
  expect({ shown: shown(again), told: told(again) }).toEqual({ shown: null, told: ['PATCH /companyRegions/1/viewedOrderPopup'] })
  again.child('review').send({ type: 'review.opened', order })
  await waitFor(again.child('review'), (state) => state.hasTag('questions'))
  expect(again.child('review').getSnapshot().context.answers[0]).toEqual({ mark: 2, comment: 'Помято' })
})

it('whose answer was lost is there once, and found when it is sent again: the pages of its order ask anew', async () => {
  let isLost = true
  const tab = await open({
    intercept: async (url, _init, send) => {
      const answer = await send()
      if (!url.endsWith('/reviews') || !isLost) return answer
      isLost = false
      throw new TypeError('Failed to fetch')
    },
  })
  await stars(tab)
  answerAll(tab)
  const review = tab.child('review')
  review.send({ type: 'review.submitted' })
  await waitFor(review, (state) => state.hasTag('sending'))
  await waitFor(review, (state) => !state.hasTag('sending'))
  expect([review.getSnapshot().hasTag('questions'), tab.told.toasts]).toEqual([true, []])
  review.send({ type: 'review.submitted' })
  await waitFor(review, (state) => state.hasTag('answered'))
  expect(tab.told.toasts).toEqual(['Благодарим за ваш отзыв'])
})

it('that crashes gives the screen back; begun anew it does not ask about what was seen [DEC-065]', async () => {
  const tab = await open()
  await stars(tab)
  crash(tab)
  await atRest()
  expect([shown(tab), tab.has('review')]).toEqual([null, true])
  tab.clock.increment(PREFETCH_IDLE_MS)
  await atRest()
  expect({ shown: shown(tab), told: told(tab) }).toEqual({ shown: null, told: ['PATCH /companyRegions/1/viewedOrderPopup'] })
})

it('that crashes while a logout waits for it does not block the logout [DEC-065]', async () => {
  const tab = await open({
    intercept: (url, _init, send) => (url.endsWith('viewedOrderPopup') ? new Promise(() => {}) : send()),
  })
  await stars(tab)
  tab.child('session').send({ type: 'logout.requested' })
  await waitFor(tab.child('session'), (state) => state.matches('leaving'))
  crash(tab)
  await waitFor(tab.app, (state) => state.matches({ visitor: 'guest' }))
  expect(tab.sent.at(-1)).toContain('logout')
})

it('whose popup cannot be asked for, or marked as seen, says so to the console alone [ERROR-009, DEC-050]', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  const down = new Set(['orderNotPopupShowed'])
  const tab = await open({
    intercept: async (url, _init, send) =>
      [...down].some((each) => url.endsWith(each)) ? Response.json({ message: 'Сбой' }, { status: 500 }) : send(),
  })
  const failures = () => told.mock.calls.map(([text]) => text as unknown)
  tab.clock.increment(PREFETCH_IDLE_MS)
  await waitFor(tab.child('review'), (state) => state.matches({ watching: 'failed' }))
  expect(failures()).toEqual(['Failed to reach the popup of an order'])
  down.clear()
  down.add('viewedOrderPopup')
  tab.child('review').send({ type: 'review.retried' })
  await stars(tab)
  tab.child('review').send({ type: 'review.closed' })
  await waitFor(tab.child('review'), (state) => state.matches({ telling: 'waiting' }))
  expect([failures().length, tab.told.toasts, tab.told.logged]).toEqual([2, [], []])
  told.mockRestore()
})
