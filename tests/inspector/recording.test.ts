import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import type { Entry } from '../../inspector/protocol'
import { EVENT_LIMITS } from '../../inspector/tap/mask'
import { append, emptyRecording, forgotten, KEPT_ENTRIES, momentAt, seenOf } from '../../inspector/recording/recording'
import { openFile, openRecording, recordingName, recordingText } from '../../inspector/recording/recording-file'
import { actor, is, tab } from './recorded-cart'

const told = (to: string, type: string, at = 1): Entry => ({ kind: 'event', at, from: null, to, event: { type } })
const stateAt = (recording: Parameters<typeof momentAt>[0], key: number | null) =>
  [...momentAt(recording, key).actors.values()].map(({ session, states }) => `${session}:${states.at(-1)}`)

const run: Entry[] = [
  { kind: 'all', at: 1, life: 'l', actors: [actor('a', 'one')], timers: [] },
  told('a', 'x.first'),
  { kind: 'step', at: 1, session: 'a', transitions: ['cart.one--x.first.0'] },
  { kind: 'step', at: 1, session: 'a', transitions: ['cart.two--always.0'] },
  is('a', 'two'),
  is('b', 'new'),
  told('b', 'x.second'),
  { kind: 'gone', at: 1, session: 'b' },
]

describe('a recording', () => {
  it('shows what lived after each event, and what goes on does not change it', () => {
    const recording = append(emptyRecording(tab), run)
    expect([1, 6, null].map((key) => stateAt(recording, key))).toEqual([['a:cart.two', 'b:cart.new'], ['a:cart.two'], ['a:cart.two']])
    const later = append(recording, [told('a', 'x.third'), is('a', 'three')])
    expect([stateAt(later, 1), stateAt(later, null)]).toEqual([['a:cart.two', 'b:cart.new'], ['a:cart.three']])
    expect(momentAt(later, 1).last.get('a')).toEqual(['cart.one--x.first.0', 'cart.two--always.0'])
    const stepped = append(later, [{ kind: 'step', at: 1, session: 'a', transitions: ['cart.two--x.third.0'] }])
    expect(stepped.now.last.get('a')).toEqual(['cart.two--x.third.0'])
  })

  it('counts a storm, tells where it was, and begins anew with the page', () => {
    const recording = append(emptyRecording(tab), [...run, { kind: 'lost', at: 2, count: 70 }, told('a', 'x.after')])
    expect({ total: recording.total, lost: recording.rows.at(-1)?.lost }).toEqual({ total: 73, lost: 70 })
    // Live the count ends a batch.
    const parts = [
      [told('a', 'x.before')],
      [{ kind: 'lost', at: 2, count: 70 } as Entry],
      [is('a', 'two')],
      [told('a', 'x.after'), told('a', 'x.y')],
    ]
    expect(parts.reduce(append, emptyRecording(tab)).rows.map(({ lost }) => lost)).toEqual([0, 70, 0])
    const reloaded = append(recording, [{ kind: 'all', at: 3, life: 'l2', actors: [actor('a', 'other')], timers: [] }])
    expect([stateAt(reloaded, null), reloaded.now.last.size, reloaded.rows[0]?.toName]).toEqual([['a:cart.other'], 0, 'имя a'])
  })

  it('knows the events of a type that a machine was told, the newest first', () => {
    const recording = append(emptyRecording(tab), [
      is('a', 'one'),
      { ...told('a', 'x.y'), event: { type: 'x.y', n: 1 } } as Entry,
      told('a', 'x.y'),
    ])
    expect([seenOf(recording, 'cart', 'x.y'), seenOf(recording, 'session', 'x.y')]).toEqual([[{ type: 'x.y' }, { type: 'x.y', n: 1 }], []])
  })
})

const entries = fc.array(
  fc.oneof(
    fc.constantFrom('a', 'b', 'c').map((to) => told(to, 'x.y')),
    fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('one', 'two', 'three')).map(([session, state]) => is(session, state)),
    fc.constantFrom('a', 'b', 'c').map((session): Entry => ({ kind: 'gone', at: 1, session })),
    fc.constant<Entry>({ kind: 'lost', at: 1, count: 2 }),
    fc.constantFrom('a', 'b').map((session): Entry => ({ kind: 'step', at: 1, session, transitions: ['cart.one--x.y.0'] })),
    fc.constantFrom('one', 'two').map((life): Entry => ({ kind: 'all', at: 1, life, actors: [actor('a', life)], timers: [] })),
    fc.nat(9).map((delay): Entry => ({ kind: 'timers', at: 1, timers: [{ session: 'a', code: 'after.x', startedAt: 1, delay }] })),
  ),
  { maxLength: 60 },
)
/** Where the transition leads that an actor is in the middle of; undefined: in none, or nobody is told. */
function arrivalOf(all: readonly Entry[], key: number, end: number, session: string): string | undefined {
  const isEnd = (entry: Entry) =>
    ['all', 'lost'].includes(entry.kind) || (entry.kind === 'event' ? entry.to : entry.kind === 'gone' ? entry.session : '') === session
  const isStep = (entry: Entry) => entry.kind === 'step' && entry.session === session
  const isTold = (entry: Entry) => entry.kind === 'actor' && entry.actor.session === session
  const before = all.slice(0, end)
  const isOpen = before.findLastIndex(isStep) > before.findLastIndex((entry) => entry.kind !== 'lost' && (isEnd(entry) || isTold(entry)))
  const event = all[key]
  if (!isOpen && !(event?.kind === 'event' && event.to === session)) return undefined
  const rest = all.slice(end)
  const stop = rest.findIndex(isEnd)
  const way = stop < 0 ? rest : rest.slice(0, stop)
  const at = way.findIndex(isTold)
  const told = way[at]
  return told?.kind === 'actor' && (isOpen || way.slice(0, at).some(isStep)) ? told.actor.states.at(-1) : undefined
}
test.prop([entries, fc.array(fc.nat(60), { maxLength: 4 })])('is the same in whatever batches it comes, and after a file', (all, cuts) => {
  const whole = append(emptyRecording(tab), all)
  const edges = [0, ...cuts.map((cut) => Math.min(cut, all.length)).sort((a, b) => a - b), all.length]
  const inParts = edges.slice(1).reduce((it, edge, at) => append(it, all.slice(edges[at], edge)), emptyRecording(tab))
  const opened = openRecording(recordingText(inParts, 1))
  if ('refusal' in opened) return expect.fail(opened.refusal)
  for (const key of [null, ...whole.rows.map((row) => row.key)]) {
    // Whoever lived: counted anew from the list itself.
    const lives = new Map<string, string>()
    let isOver = false
    for (const [at, entry] of all.entries()) {
      isOver ||= key !== null && entry.kind === 'event' && at > key
      if (!isOver && entry.kind === 'actor') lives.set(entry.actor.session, entry.actor.states.at(-1)!)
      if (!isOver && entry.kind === 'gone') lives.delete(entry.session)
      if (!isOver && entry.kind === 'all') {
        lives.clear()
        for (const { session, states } of entry.actors) lives.set(session, states.at(-1)!)
      }
    }
    const end = key === null ? -1 : all.findIndex(({ kind }, at) => kind === 'event' && at > key)
    for (const session of end < 0 ? [] : ['a', 'b', 'c']) {
      const arrived = arrivalOf(all, key!, end, session)
      if (arrived) lives.set(session, arrived)
    }
    const expected = [...lives].map(([session, state]) => `${session}:${state}`).sort()
    for (const recording of [whole, inParts, opened.recording]) expect(stateAt(recording, key).sort()).toEqual(expected)
    for (const recording of [inParts, opened.recording]) expect(momentAt(recording, key)).toEqual(momentAt(whole, key))
  }
  for (const { rows, total, lost, now } of [inParts, opened.recording])
    expect({ rows, total, lost, now }).toEqual({ rows: whole.rows, total: whole.total, lost: whole.lost, now: whole.now })
  const counted = all.reduce((sum, entry) => sum + (entry.kind === 'event' ? 1 : entry.kind === 'lost' ? entry.count : 0), 0)
  expect([whole.total, whole.rows.reduce((sum, { lost }) => sum + 1 + lost, whole.lost)]).toEqual([counted, counted])
})

it('keeps a bounded number of entries, and what the older ones led to', () => {
  const many = Array.from({ length: 400 }, (_, at) => [is('a', `n${at}`), told('a', 'x.y', at)]).flat()
  let recording = append(emptyRecording(tab), [is('old', 'kept')])
  for (let at = 0; at < 20; at++) recording = append(recording, many)
  expect(recording.entries.length).toBeLessThanOrEqual(KEPT_ENTRIES + 1000)
  expect(recording.total).toBe(8000)
  expect(forgotten(recording)).toBe(8000 - recording.rows.length)
  const [first] = recording.rows
  expect(stateAt(recording, first!.key)).toContain('old:cart.kept')
  expect(stateAt(recording, null)).toEqual(['old:cart.kept', 'a:cart.n399'])
  const opened = openRecording(recordingText(recording, 1))
  expect('recording' in opened && stateAt(opened.recording, null)).toEqual(['old:cart.kept', 'a:cart.n399'])
  expect('recording' in opened && [opened.recording.total, forgotten(opened.recording)]).toEqual([8000, forgotten(recording)])
})

it('of a type that was written by hand nothing is taken for what its events hold', () => {
  const byHand = { ...told('a', 'x.y'), event: { type: 'x.y', wrong: 1 }, isByHand: true } as Entry
  const { rows } = append(emptyRecording(tab), [
    is('a', 'here'),
    { ...told('a', 'x.y'), event: { type: 'x.y', right: 1 } } as Entry,
    byHand,
  ])
  expect(rows).toHaveLength(2)
  expect(seenOf({ rows }, 'cart', 'x.y')).toEqual([{ type: 'x.y', right: 1 }])
})

describe('a file', () => {
  it('opens whole, however many events it holds', () => {
    const many = Array.from({ length: 3 * KEPT_ENTRIES }, (_, at) => told('a', 'x.y', at))
    const file = { ...(JSON.parse(recordingText(emptyRecording(tab), 1)) as object), entries: many }
    const opened = openRecording(JSON.stringify(file))
    expect('recording' in opened && [opened.recording.rows.length, forgotten(opened.recording)]).toEqual([many.length, 0])
  })
  const text = recordingText(append(emptyRecording(tab), run), 5)
  const json = JSON.parse(text) as Record<string, unknown>
  it.each([
    ['', /не\u00a0JSON/],
    ['{"a":', /не\u00a0JSON/],
    ['null', /не\u00a0запись инспектора/],
    ['[]', /не\u00a0запись инспектора/],
    ['{"format":"other","version":1}', /не\u00a0запись инспектора/],
    [JSON.stringify({ ...json, version: 2 }), /более новым инспектором/],
    [JSON.stringify({ ...json, version: 0 }), /Такой версии записей нет/],
    [JSON.stringify(json).slice(0, 90), /Запись обрывается/],
    [JSON.stringify({ ...json, entries: [{ kind: 'event' }] }), /Запись повреждена: «entries.0/],
    [JSON.stringify({ ...json, tab: null }), /Запись повреждена: «tab»/],
    [JSON.stringify({ ...json, before: Number.MAX_SAFE_INTEGER }), /Запись повреждена: «before»/],
    [JSON.stringify({ ...json, entries: [{ kind: 'lost', at: 1, count: -5 }] }), /Запись повреждена: «entries.0.count»/],
    [JSON.stringify({ ...json, savedAt: 1e300 }), /Запись повреждена: «savedAt»/],
    [JSON.stringify({ ...json, entries: [{ ...told('a', 'x.y'), at: -1 }] }), /Запись повреждена: «entries.0/],
  ])('that is none is refused in a sentence: %.30s', (bad, words) =>
    expect(openRecording(bad)).toEqual({ refusal: expect.stringMatching(words) as string }),
  )
  it('that is deeper than any recording is refused; as deep as the tap writes it opens and can be saved again', () => {
    const nested = (depth: number) => text.replace('"x.first"', `"x.first","deep":${'['.repeat(depth)}${']'.repeat(depth)}`)
    expect(openRecording(nested(100_000))).toEqual({ refusal: expect.stringMatching(/вложены глубже/) as string })
    const opened = openRecording(nested(EVENT_LIMITS.depth))
    expect('recording' in opened && recordingText(opened.recording, 5)).toContain(`"deep":${'['.repeat(EVENT_LIMITS.depth)}]`)
  })
  it('that is too large is not read, and one that cannot be read is told apart from one that is none', async () => {
    const MAX = 64 * 1024 * 1024
    const never = () => expect.fail('was read')
    expect(await openFile({ size: MAX + 1, text: never })).toEqual({ refusal: expect.stringContaining('больше 64\u00a0МБ') as string })
    expect(await openFile({ size: MAX, text: () => Promise.resolve(text) })).toHaveProperty('recording')
    expect(await openFile({ size: 1, text: () => Promise.reject(new Error('gone')) })).toEqual({
      refusal: expect.stringContaining('Файл не\u00a0читается') as string,
    })
  })
  it('opens with all that was in it', () => {
    const opened = openRecording(text)
    expect(opened).toMatchObject({ savedAt: 5, recording: { tab, total: 2 } })
    expect(recordingName(Date.UTC(2026, 10, 3, 1, 5, 6))).toBe('karter-inspector-2026-11-03-04-05-06.json')
  })
})
