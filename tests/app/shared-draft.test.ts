// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { Api } from '../../model/contract'
import { connectCheckout } from '../../src/app/customer/connect-checkout'
import { keepDraft, readDraft } from '../../src/platform/drafts'
import { settle } from '../support/open-tab'

const machine = connectCheckout((async () => ({ uuid: 'uuid-0001' })) as unknown as Api, { readDraft, keepDraft }) // nothing else is asked
/** The checkout of a tab that buys for region 5. */
const openTab = async () => {
  const tab = createActor(machine, { input: { userId: 1 } }).start()
  tab.send({ type: 'checkout.aim', regionId: 5 })
  await settle(1)
  return tab
}
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('what one tab says of an order outlives what another one, which was open before, only looks at, leaves out or says of something else [DEC-067]', async () => {
  const [one, other] = [await openTab(), await openTab()]
  one.send({ type: 'description.changed', description: 'Позвонить за час' })
  one.send({ type: 'details.changed', details: { contactName: 'Анна', buyerNumber: 'ЗК-1', wantedDate: '2026-11-24' } })
  one.send({ type: 'lines.excluded', ids: [7, 8] })
  other.send({ type: 'prices.met', prices: { 1: 1000 } })
  other.send({ type: 'lines.excluded', ids: [9] })
  other.send({ type: 'receiving.changed', receiving: 'pickup' })
  one.send({ type: 'lines.included', ids: [8] })
  const third = await openTab()
  expect(third.getSnapshot().context.draft).toEqual({
    uuid: null,
    isSent: false,
    isPressed: false,
    receiving: 'pickup',
    description: 'Позвонить за час',
    excluded: [7, 9],
    seen: { 1: 1000 },
    contactName: 'Анна',
    contactPhone: null,
    buyerNumber: 'ЗК-1',
    wantedDate: '2026-11-24',
    wantedWindow: null,
  })
})

it('of two tabs that said the same of an order differently, the last word is kept', async () => {
  const [one, other] = [await openTab(), await openTab()]
  one.send({ type: 'description.changed', description: 'К воротам' })
  other.send({ type: 'description.changed', description: 'Ко входу' })
  expect(readDraft(1, 5).description).toBe('Ко входу')
  one.send({ type: 'description.changed', description: '' })
  expect(readDraft(1, 5).description).toBe('')
})

it('the uuid of an order is kept for its own tab, and never where others read it [DEC-022]', async () => {
  const tab = await openTab()
  tab.send({ type: 'checkout.opened' })
  await settle(1)
  const kept = JSON.parse(localStorage.getItem('checkout/1/5') ?? '{}') as { uuid: unknown }
  expect([tab.getSnapshot().context.draft.uuid, kept.uuid, readDraft(1, 5).uuid]).toEqual(['uuid-0001', null, 'uuid-0001'])
  sessionStorage.clear() // another tab
  expect(readDraft(1, 5).uuid).toBeNull()
})
