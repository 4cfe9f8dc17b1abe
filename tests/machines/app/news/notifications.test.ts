import { afterEach, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { selectUnreadCount } from '../../../../machines/notifications/notifications.selectors'
import { NOTIFICATION_POLL_MS, PREFETCH_IDLE_MS } from '../../../../model/limits'
import { newServer, visitor } from '../../../support/world'
import { closeTabs, openTab, ready, signedIn, type Tab } from '../../../support/open-tab'
import { atRest } from '../../../support/waiting/at-rest'

afterEach(closeTabs)

/** Somebody who has notifications and a promotion, signed in. */
async function open(): Promise<Tab> {
  const server = newServer()
  const { who } = await visitor(server, 1)
  const tab = openTab({ server, who, remembered: { regionId: 2, addressId: null } })
  tab.app.start()
  await signedIn(tab)
  await waitFor(tab.child('notifications'), (state) => state.matches({ list: 'resting' }))
  await waitFor(tab.child('customer'), (state) => state.context.region !== null)
  return tab
}
const unread = (tab: Tab) => selectUnreadCount(tab.child('notifications').getSnapshot())

it('what is read in a tab is read in the shop; the end of the login forgets it [STATE-017]', async () => {
  const tab = await open()
  expect(unread(tab)).toBe(3)
  tab.child('notifications').send({ type: 'notifications.read', ids: [9, 8] })
  expect(unread(tab)).toBe(1)
  await waitFor(tab.child('notifications'), (state) => state.matches({ marking: 'idle', list: 'resting' }))
  await atRest()
  const { items } = await tab.api('notifications.list', { params: { id: 1 } })
  expect(items.filter(({ read_at }) => read_at === null)).toHaveLength(1)
  tab.child('session').send({ type: 'logout.requested' })
  await waitFor(tab.app, (state) => state.matches({ visitor: 'guest' }))
  expect([tab.has('notifications'), tab.has('promoNotification')]).toEqual([false, false])
})

it('a promotion is told once: its toast closed, it does not come again; followed, it was visited [CONST-005]', async () => {
  const tab = await open()
  tab.clock.increment(PREFETCH_IDLE_MS)
  await waitFor(tab.child('promoNotification'), (state) => state.matches('shown'))
  const { id, title } = tab.child('promoNotification').getSnapshot().context.promo!
  expect(tab.told.toasts).toContain(title)
  tab.app.send({ type: 'toast.followed', toastId: `promo-${id}` })
  tab.app.send({ type: 'toast.closed', toastId: `promo-${id}` })
  await waitFor(tab.child('promoNotification'), (state) => state.matches('waiting'))
  expect(tab.sent.filter((line) => line.includes('promoNotifications'))).toEqual([
    expect.stringContaining('/unread'),
    `PATCH /users/1/promoNotifications/${id}/setAsVisited`,
    'PATCH /users/1/promoNotifications/setAsRead',
  ])
  tab.clock.increment(NOTIFICATION_POLL_MS)
  await atRest()
  expect(tab.told.toasts.filter((text) => text === title)).toHaveLength(1)
})

it('what comes while the shop is open is told by a toast [CONST-005]', async () => {
  let isNew = false
  const extra = {
    id: 99,
    data: { title: 'Н' },
    title: 'Заказ отгружен',
    text: 'Едет.',
    icon: 'order',
    created_at: '2026-11-20T09:00:00Z',
    read_at: null,
  }
  const tab = await ready(
    openTab({
      intercept: async (url, _init, send) =>
        url.endsWith('/users/1/notifications') ? Response.json({ items: isNew ? [extra] : [] }) : send(),
    }),
  )
  await waitFor(tab.child('notifications'), (state) => state.matches({ list: 'resting' }))
  isNew = true
  tab.clock.increment(NOTIFICATION_POLL_MS)
  await waitFor(tab.child('notifications'), (state) => state.context.items.length === 1)
  expect(tab.told.toasts).toEqual(['Заказ отгружен. Едет.'])
})
