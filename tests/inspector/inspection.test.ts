import { describe, expect, it } from 'vitest'
import { chosenTab, heard, type Inspection, listedTabs, NO_INSPECTION } from '../../inspector/page/watching/inspection'
import type { ActorInfo, Entry } from '../../inspector/protocol'
import { openRecording, recordingText } from '../../inspector/recording/recording-file'
import { KEPT_ENTRIES, momentAt } from '../../inspector/recording/recording'
import { filtered } from '../../inspector/page/stream/filter'
import { type Picked, pickedActor } from '../../inspector/recording/picked'

const tab = { id: 't', life: 'one', title: '', path: '/', who: 'гость' }
const actor = (session: string, machine: string): ActorInfo => ({
  session,
  name: machine,
  parent: null,
  machine,
  status: 'active',
  states: [machine],
  tags: [],
  context: null,
})
const lives = (life: string, ...machines: string[]): Entry => ({
  kind: 'all',
  at: 1,
  life,
  actors: machines.map((machine, at) => actor(`x:${at}`, machine)),
  timers: [],
})
const told = (to: string, type: string): Entry => ({ kind: 'event', at: 1, from: null, to, event: { type } })
const step = (session: string): Entry => ({ kind: 'step', at: 1, session, transitions: ['cart--x.0'] })
const hear = (inspection: Inspection, ...entries: Entry[]) => heard(inspection, { kind: 'told', tab: 't', to: ['me'], entries }, 'me')
const begun = heard(NO_INSPECTION, { kind: 'here', tab }, 'me')
const picked: Picked = { session: 'x:1', life: 'one', machine: 'cart', name: 'cart' }

describe('after the page of the shop was loaded again', () => {
  const before = hear(begun, lives('one', 'session', 'cart'), told('x:1', 'a.before'), step('x:1'))
  const after = hear(
    heard(before, { kind: 'here', tab: { ...tab, life: 'two' } }, 'me'),
    lives('two', 'cart', 'overlay'),
    told('x:1', 'a.after'),
  )
  const { live } = after

  it('the same actor is looked at, or who stands in its place, whatever session it has now; another one is never taken for it', () => {
    expect(pickedActor(before.live!.now, picked)).toMatchObject({ session: 'x:1', machine: 'cart' })
    expect(pickedActor(live!.now, picked)).toMatchObject({ session: 'x:0', machine: 'cart' })
    expect(pickedActor(hear(before, lives('two', 'session', 'overlay')).live!.now, picked)).toBeUndefined()
    expect(pickedActor({ ...before.live!.now, actors: new Map([['x:3', actor('x:3', 'cart')]]) }, picked)?.session).toBe('x:3')
  })

  it('no transition of the page before is traced; the same page told anew keeps its own', () => {
    expect([before.live?.now.last.get('x:1'), live?.now.last.get('x:1')]).toEqual([['cart--x.0'], undefined])
    expect(hear(before, lives('one', 'session', 'cart')).live?.now.last.get('x:1')).toEqual(['cart--x.0'])
  })

  it('its events alone are those of the chosen actor', () => {
    const typesOf = (of: { session: string; life: string }) =>
      filtered(live!.rows, { text: '', of, isServiceShown: false, areFailuresAlone: false, since: 0 }, () => '').map(
        ({ event }) => event.type,
      )
    expect([typesOf(picked), typesOf({ session: 'x:1', life: 'two' }), typesOf({ session: 'x:0', life: 'two' })]).toEqual([
      ['a.before'],
      ['a.after'],
      [],
    ])
  })
})

describe('what is told', () => {
  it('to others or by another tab changes nothing', () => {
    expect(heard(begun, { kind: 'told', tab: 't', to: ['other'], entries: [told('x:0', 'a.b')] }, 'me')).toBe(begun)
    expect(heard(begun, { kind: 'told', tab: 'other', to: ['me'], entries: [told('x:0', 'a.b')] }, 'me')).toBe(begun)
  })

  it('moves who looks back to what was cut off to the oldest that is kept, and nobody else', () => {
    const storm = Array.from({ length: KEPT_ENTRIES + 2000 }, () => told('x:0', 'a.b'))
    const one = hear(begun, told('x:0', 'a.b'))
    const first = 2001
    expect(hear({ ...one, cursor: 0 }, ...storm).cursor).toBe(first)
    expect(hear({ ...one, cursor: null }, ...storm).cursor).toBeNull()
    const kept = hear(one, told('x:0', 'a.b'))
    expect(hear({ ...kept, cursor: 1 }, told('x:0', 'a.b')).cursor).toBe(1)
    const opened = { recording: one.live!, savedAt: 1, name: 'a.json' }
    expect(hear({ ...one, opened, cursor: 0 }, ...storm).cursor).toBe(0)
  })

  it('by the first tab that comes leaves a recording open that is looked at, with what is looked at in it', () => {
    const opened = { recording: hear(begun, told('x:0', 'a.b')).live!, savedAt: 1, name: 'a.json' }
    const looked = { ...NO_INSPECTION, opened, cursor: 0, picked }
    expect(heard(looked, { kind: 'here', tab }, 'me')).toMatchObject({ opened, cursor: 0, picked, chosen: 't', live: { tab } })
  })

  it('keeps each tab in its place, also while it is loaded again', () => {
    const here = (inspection: Inspection, id: string, life: string) => heard(inspection, { kind: 'here', tab: { ...tab, id, life } }, 'me')
    const three = here(here(here(NO_INSPECTION, 'a', '1'), 'b', '2'), 'c', '3')
    const without = heard(three, { kind: 'left', life: '1' }, 'me')
    expect([without.tabs.map(({ id }) => id), listedTabs(without).map(({ id }) => id)]).toEqual([
      ['b', 'c'],
      ['a', 'b', 'c'],
    ])
    const after = here(without, 'a', '4')
    expect([after.tabs.map(({ id, life }) => id + life), listedTabs(after)]).toEqual([['a4', 'b2', 'c3'], after.tabs])
  })

  it('is kept while another tab is looked at, also of a tab that has gone meanwhile, and what was missed is told', () => {
    const other = heard(hear(begun, lives('one', 'cart'), told('x:0', 'a.one')), { kind: 'here', tab: { ...tab, id: 'u' } }, 'me')
    const away = heard(chosenTab(other, 'u'), { kind: 'left', life: 'one' }, 'me')
    expect([away.live?.rows, listedTabs(away).map(({ id }) => id)]).toEqual([[], ['t', 'u']])
    const back = chosenTab(away, 't')
    expect(back.live?.rows.map(({ event }) => event.type)).toEqual(['a.one'])
    const { live } = hear(back, lives('one', 'cart', 'overlay'), told('x:0', 'a.two'), told('x:0', 'a.three'))
    expect(live!.rows.map(({ event, isAfterGap }) => [event.type, isAfterGap])).toEqual([
      ['a.one', false],
      ['a.two', true],
      ['a.three', false],
    ])
    expect(live!.rows.map(({ key }) => momentAt(live!, key).actors.size)).toEqual([1, 2, 2])
    const file = openRecording(recordingText(live!, 1))
    expect('recording' in file && file.recording.rows.map(({ isAfterGap }) => isAfterGap)).toEqual([false, true, false])
  })

  it('goes where another tab is chosen', () => {
    const other = heard(begun, { kind: 'here', tab: { ...tab, id: 'u' } }, 'me')
    const chosen = chosenTab({ ...hear(other, told('x:0', 'a.b')), picked, cursor: 0 }, 'u')
    expect([chosen.chosen, chosen.live?.entries.length, chosen.cursor]).toEqual(['u', 0, null])
  })
})

it('the list that was cleared for one tab is not cleared for the next: their keys begin anew', () => {
  const other = heard(hear(begun, lives('one', 'cart')), { kind: 'here', tab: { ...tab, id: 'u' } }, 'me')
  const next = chosenTab({ ...other, since: 100, cursor: 7, picked }, 'u')
  expect({ since: next.since, cursor: next.cursor }).toEqual({ since: 0, cursor: null })
  // Who is looked at is looked for in the other tab.
  expect(next.picked).toEqual(picked)
})
