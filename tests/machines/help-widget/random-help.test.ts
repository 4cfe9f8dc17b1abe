import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { helpWidgetMachine, selectArticles } from '../../../machines/help-widget/help-widget.machine'
import { ApiError } from '../../../model/api-error'
import type { HelpConfig } from '../../../model/content/help'
import { HELP_DEBOUNCE_MS, HELP_QUERY_MIN } from '../../../model/limits'
import { atRest } from '../../support/waiting/at-rest'
import { runs } from '../../support/runs'
import { helpLaw } from './help-law'

type Asked = { question: string; end: (isAnswered: boolean) => Promise<void>; isUnderway: () => boolean }

/** A help centre that is there; each answer says to which question it is. */
async function open() {
  const clock = new SimulatedClock()
  const asked: Asked[] = []
  const actor = createActor(
    helpWidgetMachine.provide({
      actors: {
        loadConfig: fromPromise(async (): Promise<HelpConfig> => ({ enabled: true, initial_expanded: false })),
        findArticles: fromPromise(
          ({ input: { question }, signal }) =>
            new Promise((resolve, reject) => {
              let isEnded = false
              asked.push({
                question,
                isUnderway: () => !isEnded && !signal.aborted,
                end: async (isAnswered) => {
                  isEnded = true
                  if (isAnswered) resolve([{ title: question, uri: '/info/faq/a' }])
                  else reject(new ApiError(503, ''))
                  await atRest()
                },
              })
            }),
        ),
      },
    }),
    { clock },
  ).start()
  await atRest()
  return { actor, asked, clock }
}

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ text: fc.constantFrom('', 'з', 'за', ' за ', 'зак', 'воз') }) },
  { weight: 6, arbitrary: fc.record({ wait: fc.constantFrom(1, HELP_DEBOUNCE_MS - 1, HELP_DEBOUNCE_MS) }) },
  { weight: 6, arbitrary: fc.record({ answer: fc.constantFrom(0, 0, 0, 1, 2), isAnswered: fc.boolean() }) },
  { weight: 3, arbitrary: fc.constant('question.submitted' as const) },
  { weight: 1, arbitrary: fc.constantFrom('widget.opened' as const, 'widget.closed' as const) },
)

it('whatever is typed, pressed and answered in any order, only what stands in the field is asked, after a rest or a press, and no late answer is shown [STATE-020, VALID-008, CONST-012]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const { actor, asked, clock } = await open()
      actor.send({ type: 'widget.opened' })
      let text = ''
      let isOpen = true
      let rested = 0
      /** What may be shown: the last answer to a question that stood in the field when it came. */
      let answer: string | null = null
      for (const each of steps) {
        const before = asked.length
        const wasUnderway = asked.some(({ isUnderway }) => isUnderway())
        if (typeof each === 'string') {
          actor.send({ type: each })
          if (each === 'widget.opened') isOpen = true
          if (each === 'widget.closed') {
            isOpen = false
            text = ''
          }
        } else if ('text' in each) {
          if (isOpen) {
            text = each.text
            rested = 0
          }
          actor.send({ type: 'question.typed', text: each.text })
        } else if ('wait' in each) {
          rested += each.wait
          clock.increment(each.wait)
        } else {
          const pending = asked.at(-1 - each.answer)
          if (pending?.isUnderway()) answer = each.isAnswered ? pending.question : null
          await pending?.end(each.isAnswered)
        }
        await atRest()
        if (text.trim().length < HELP_QUERY_MIN) answer = null
        const snapshot = actor.getSnapshot()
        expect([helpLaw(snapshot), snapshot.hasTag('open'), snapshot.context.text]).toEqual([true, isOpen, text])
        for (const { question } of asked.slice(before)) {
          expect([question, question.length >= HELP_QUERY_MIN]).toEqual([text.trim(), true])
          expect(each === 'question.submitted' || rested >= HELP_DEBOUNCE_MS).toBe(true)
        }
        // By a press nothing is asked that is asked already.
        expect(asked.length - before).toBeLessThanOrEqual(each === 'question.submitted' && wasUnderway ? 0 : 1)
        for (const { title } of selectArticles(snapshot)) expect(title).toBe(answer)
        const underway = asked.filter(({ isUnderway }) => isUnderway()).map(({ question }) => question)
        expect(underway).toEqual(underway.length > 0 ? [text.trim()] : [])
      }
      actor.send({ type: 'widget.opened' })
      clock.increment(HELP_DEBOUNCE_MS)
      actor.send({ type: 'question.submitted' })
      for (const each of asked) await each.end(true)
      expect(actor.getSnapshot().hasTag('answered')).toBe(text.trim().length >= HELP_QUERY_MIN)
      actor.stop()
    }),
    runs(200),
  )
})
