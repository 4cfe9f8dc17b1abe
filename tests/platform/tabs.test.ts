import { expect, it } from 'vitest'
import { createActor, setup, waitFor, type EventObject } from 'xstate'
import type { TabMessage } from '../../model/tab-message'
import { tabsPort } from '../../src/platform/tabs'

/** A tab that counts what it hears on a channel. */
function open(channel: string) {
  const heard: EventObject[] = []
  const tab = createActor(
    setup({
      types: { events: {} as EventObject },
      actors: { tabs: tabsPort(channel) },
      actions: { note: ({ event }) => void heard.push(event) },
    }).createMachine({
      invoke: { src: 'tabs', id: 'tabs' },
      on: { 'tab.*': { actions: 'note' } },
    }),
  ).start()
  const tell = (message: TabMessage) => tab.getSnapshot().children['tabs']?.send({ type: 'tabs.tell', message })
  return { tab, heard, tell }
}

it('a message reaches the other tabs of its channel, not its own and not another channel; nonsense is dropped', async () => {
  const [one, other, stranger] = [open('karter-a'), open('karter-a'), open('karter-b')]
  const raw = new BroadcastChannel('karter-a')
  raw.postMessage({ type: 'tab.closedSession', user: 'x' })
  raw.postMessage('hello')
  raw.postMessage({ type: 'panel.retried' })
  one.tell({ type: 'tab.appliedRegion', user: 1, region: 2 })
  one.tell({ type: 'tab.changedData', tags: ['cart'], user: null, region: null })
  await waitFor(other.tab, () => other.heard.length >= 2)
  expect([one.heard, other.heard, stranger.heard]).toEqual([
    [],
    [
      { type: 'tab.appliedRegion', user: 1, region: 2 },
      { type: 'tab.changedData', tags: ['cart'], user: null, region: null },
    ],
    [],
  ])
  raw.close()
  for (const { tab } of [one, other, stranger]) tab.stop()
})
