import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { LogEntry } from '../../model/content/config'
import type { Entry } from '../../inspector/protocol'
import { append, emptyRecording, forgotten, momentAt, type Recording } from '../../inspector/recording/recording'
import { openFile, openRecording, recordingText, reportOf, savedPart } from '../../inspector/recording/recording-file'

const tab = { id: 't', life: 'l', title: 'Корзина «B2B»', path: '/cart', who: 'гость' }
/** Presses of «+»: an event, and the whole of what the cart knows then. @param letters of it */
const presses = (count: number, letters: number): Entry[] =>
  Array.from({ length: count }, (_, at): Entry[] => [
    { kind: 'event', at, from: null, to: `x:${at % 3}`, event: { type: 'quantity.changed', qty: at } },
    { kind: 'step', at, session: `x:${at % 3}`, transitions: [`cart.ready--quantity.changed.${at}`] },
    {
      kind: 'actor',
      at,
      actor: {
        session: `x:${at % 3}`,
        name: 'cart',
        parent: null,
        machine: 'cart',
        status: 'active',
        states: ['cart', 'cart.ready'],
        tags: [],
        context: { qty: at, said: 'Масло "5W-30"\n'.repeat(letters / 14) },
      },
    },
  ]).flat()
const recorded = (entries: readonly Entry[]): Recording => append(emptyRecording(tab), entries)
/** In the body of a request: JSON within JSON, in UTF-8. */
const bytesOf = (text: string) => new TextEncoder().encode(JSON.stringify(text)).length
const BODY = 4_500_000

it('of a recording that a report cannot hold the end goes, and what it holds is said', () => {
  const whole = recorded(presses(400, 14_000))
  expect(bytesOf(recordingText(whole, 1))).toBeGreaterThan(2 * BODY)
  const report = reportOf(whole, 1)
  expect([bytesOf(report.text) < BODY, bytesOf(report.text) > BODY / 2]).toEqual([true, true])
  const entry = { e: 'Запись', error_info: { path: '/cart', user: null }, type: 'inspection', recording: report.text }
  expect(LogEntry.safeParse(entry).success).toBe(true)
  const opened = openRecording(report.text)
  if ('refusal' in opened) return expect.fail(opened.refusal)
  const { recording } = opened
  expect([report.events, recording.rows.length, forgotten(recording), recording.total]).toEqual([
    recording.rows.length,
    report.events,
    400 - report.events,
    400,
  ])
  expect(recording.rows.at(-1)?.event).toEqual({ type: 'quantity.changed', qty: 399 })
  expect(recording.now.actors).toEqual(whole.now.actors)
  expect(report.events).toBeGreaterThan(50)
})

it('what is saved can be opened again, however much was recorded', async () => {
  const whole = recorded(presses(400, 120_000))
  expect(new Blob([recordingText(whole, 1)]).size).toBeGreaterThan(64 * 1024 * 1024)
  const saved = savedPart(whole, 1)
  const opened = await openFile(new Blob([saved.text]))
  if ('refusal' in opened) return expect.fail(opened.refusal)
  expect([opened.recording.rows.length, opened.recording.total]).toEqual([saved.events, 400])
  expect([opened.recording.now.actors, saved.events > 100]).toEqual([whole.now.actors, true])
})

it('a recording that fits goes whole', () => {
  const whole = recorded(presses(10, 140))
  expect(savedPart(whole, 1)).toEqual({ text: recordingText(whole, 1), events: 10 })
  expect(reportOf(whole, 1)).toEqual({ text: recordingText(whole, 1), events: 10 })
})

test.prop([fc.integer({ min: 1, max: 30 }), fc.integer({ min: 14, max: 400 }), fc.integer({ min: 500, max: 30_000 })])(
  'whatever it may hold, the moments of what is left are those of the whole',
  (count, letters, limit) => {
    const whole = recorded(presses(count, letters))
    const report = reportOf(whole, 1, limit)
    const opened = openRecording(report.text)
    if ('refusal' in opened) return expect.fail(opened.refusal)
    const { recording } = opened
    expect(bytesOf(report.text) <= limit || recording.entries.length === 0).toBe(true)
    expect(recording.total).toBe(count)
    const kept = whole.rows.slice(count - report.events)
    expect(recording.rows.map(({ event }) => event)).toEqual(kept.map(({ event }) => event))
    for (const [at, { key }] of kept.entries())
      expect(momentAt(recording, recording.rows[at]!.key).actors).toEqual(momentAt(whole, key).actors)
  },
)
