import { afterEach, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { closeTabs, openTab, ready, settle, SIGNED_IN, smallServer } from '../../../support/open-tab'
import { browser } from '../../../support/world'

afterEach(closeTabs)

it('what one tab chooses for the next order is chosen in the other open one too, and not sent back [DEC-067]', async () => {
  const server = smallServer()
  const shared = { server, who: browser(server, { ...SIGNED_IN }), channel: `draft-${Math.random()}` }
  const [one, two] = [await ready(openTab(shared)), await ready(openTab(shared))]
  for (const tab of [one, two]) await waitFor(tab.child('checkout'), (state) => state.hasTag('editable'))
  two.child('checkout').send({ type: 'receiving.changed', receiving: 'pickup' })
  two.child('checkout').send({ type: 'lines.excluded', ids: [7] })
  await settle()
  const draft = () => one.child('checkout').getSnapshot().context.draft
  expect([draft().receiving, draft().excluded]).toEqual(['pickup', [7]])
  one.child('checkout').send({ type: 'receiving.changed', receiving: 'delivery' })
  await settle()
  expect([draft().receiving, two.child('checkout').getSnapshot().context.draft.receiving]).toEqual(['delivery', 'delivery'])
})
