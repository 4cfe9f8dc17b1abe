import { afterEach, beforeEach, expect } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import { INSPECT_CHANNEL } from '../../../inspector/channel'
import { type Entry, type FromInspector, FromTab } from '../../../inspector/protocol'
import { append, emptyRecording, type Recording } from '../../../inspector/recording/recording'
import { openTap, type Tap } from '../../../inspector/tap/tap'
import { closeTabs } from '../../support/open-tab'
import { eventually } from '../../support/waiting/eventually'

/** Ended after each test. */
export const taps: Tap[] = []
/** Closed after each test. */
export const lines: BroadcastChannel[] = []
/** Recordings that came to the shop. */
export const reported: string[] = []
beforeEach(() => void (reported.length = 0))
afterEach(() => {
  taps.splice(0).forEach((tap) => tap.end())
  lines.splice(0).forEach((line) => line.close())
  closeTabs()
})

export type Given = {
  path?: string
  page?: () => { title: string; path: string }
  locks?: LockManager
  isHidden?: () => boolean
  report?: (text: string) => Promise<unknown>
}
/** A tab of the shop that can be inspected. */
export function open(tab = 'tab', { path = '/cart', page, locks, isHidden = () => true, report }: Given = {}): Tap {
  const tap = openTap({
    tab,
    life: `life-${tab}`,
    page: page ?? (() => ({ title: 'Корзина', path })),
    report: report ?? ((text) => (reported.push(text), Promise.resolve())),
    locks,
    isHidden,
  })
  taps.push(tap)
  return tap
}
/** What an inspector hears of the channel. */
export function listen() {
  const line = new BroadcastChannel(INSPECT_CHANNEL)
  lines.push(line)
  const heard: FromTab[] = []
  line.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = FromTab.safeParse(data)
    if (message.success) heard.push(message.data)
  }
  const entries = (): Entry[] => heard.flatMap((message) => (message.kind === 'told' ? message.entries : []))
  const recording = (): Recording => append(emptyRecording({ id: 'tab', life: 'l', title: '', path: '', who: '' }), entries())
  const say = (message: FromInspector) => line.postMessage(message)
  const answers = () => heard.filter((message) => message.kind === 'answer')
  return { say, heard, entries, recording, answers, until: (is: () => boolean) => eventually(() => expect(is()).toBe(true)) }
}
/** The inspector, to the tab. */
export const me = { inspector: 'me', tab: 'tab' }
/** The same to the page that is open in it. */
export const mine = { ...me, life: 'life-tab' }
/** It waits as long as it takes. */
export const until = Infinity

/** Counts up, breaks, ends, and has a timer. */
export const counterMachine = setup({
  types: { context: {} as { n: number }, events: {} as { type: 'count.up'; by: number } | { type: 'count.break' } | { type: 'count.end' } },
  guards: { isPositive: (_, { by }: { by: number }) => by > 0 },
  actions: {
    add: assign({ n: ({ context }, { by }: { by: number }) => context.n + by }),
    fall: () => {
      throw new Error('упал из-за planted@person.example')
    },
  },
  delays: { long: 60_000 },
}).createMachine({
  id: 'counter',
  context: { n: 0 },
  initial: 'on',
  states: {
    on: {
      after: { long: 'off' },
      on: {
        'count.up': {
          guard: { type: 'isPositive', params: ({ event }) => event },
          actions: { type: 'add', params: ({ event }) => event },
        },
        'count.break': { actions: 'fall' },
        'count.end': 'off',
      },
    },
    off: { type: 'final' },
  },
})

/** A tab with a counter, and an inspector that hears of it. */
export async function watched(given: Given = {}) {
  const tap = open('tab', given)
  const actor = createActor(counterMachine).start()
  const ear = listen()
  ear.say({ kind: 'watch', ...me })
  await ear.until(() => ear.recording().now.actors.size === 1)
  return { tap, actor, ear, session: actor.sessionId }
}
