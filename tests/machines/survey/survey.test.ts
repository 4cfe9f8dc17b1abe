import { afterEach, describe, expect, it, vi } from 'vitest'
import { selectProgress } from '../../../machines/survey/survey.selectors'
import { PREFETCH_IDLE_MS, REST_PAUSE_MS, STALE_AFTER_MS, SURVEY_OFFER_MS } from '../../../model/limits'
import { surveyOf } from '../../support/conversations/surveys'
import { atRest } from '../../support/waiting/at-rest'
import { begun, surveyWorld } from './survey-world'

afterEach(() => void vi.useRealTimers())

describe('a survey', () => {
  it('is asked for when the page has what it needs, the first of the region in force [CALL-045]', async () => {
    const { tab, said, pass, answer } = surveyWorld()
    const { actor, survey } = tab()
    await pass(PREFETCH_IDLE_MS)
    actor.send({ type: 'survey.aim', regionId: 1 })
    await pass(PREFETCH_IDLE_MS - 1)
    expect(said.lists).toBe(0)
    await pass(1)
    expect({ lists: said.lists, survey: survey() }).toEqual({ lists: 1, survey: null })
    await answer()
    expect(survey()).toBe(1)
  })

  it('that asks nothing, or of a region without one, is none', async () => {
    const { tab, open, pass, answer } = surveyWorld()
    const { actor, survey, begin } = tab()
    open.set(1, [{ ...surveyOf(1), questions: [] }])
    await begin()
    expect(survey()).toBe(null)
    open.set(2, [])
    actor.send({ type: 'survey.aim', regionId: 2 })
    await pass(PREFETCH_IDLE_MS)
    await answer()
    expect(survey()).toBe(null)
  })

  it('of another region takes its place, and what was answered is there when he comes back', async () => {
    const { actor, survey, pick, chosen, pass, answer } = await begun()
    pick(1, 12)
    actor.send({ type: 'survey.aim', regionId: 2 })
    expect(survey()).toBe(null)
    await pass(PREFETCH_IDLE_MS)
    await answer()
    expect({ survey: survey(), chosen: chosen(1) }).toEqual({ survey: 3, chosen: [] })
    actor.send({ type: 'survey.aim', regionId: 1 })
    await pass(PREFETCH_IDLE_MS)
    await answer()
    expect({ survey: survey(), chosen: chosen(1) }).toEqual({ survey: 1, chosen: [12] })
  })

  it('a list that comes late for another region is nobody’s', async () => {
    const { survey, pass, answer, actor } = await begun()
    actor.send({ type: 'survey.reload', tags: ['surveys'] })
    actor.send({ type: 'survey.aim', regionId: 2 })
    await answer()
    expect(survey()).toBe(null)
    await pass(PREFETCH_IDLE_MS)
    await answer()
    expect(survey()).toBe(3)
  })

  it('is gone through question by question, no further than there are some [STATE-010]', async () => {
    const { actor, at } = await begun()
    const seen = [1, 2, 3, 2, -1].map((to) => {
      actor.send({ type: 'question.reached', at: to })
      return at()
    })
    expect(seen).toEqual([1, 2, 2, 2, 0])
  })

  it('takes one answer of a single choice, up to its limit of another, and an own text where one is taken [VALID-004, VALID-005]', async () => {
    const { pick, chosen, type, state } = await begun()
    pick(1, 11)
    pick(1, 12)
    for (const item of [21, 22, 23]) pick(2, item)
    expect([chosen(1), chosen(2)]).toEqual([[12], [21, 22]])
    pick(2, 21)
    pick(2, 23)
    type(3, '')
    expect({ chosen: chosen(2), open: selectProgress(state()).open }).toEqual({ chosen: [22, 23], open: [2] })
    pick(2, 22)
    pick(2, 23)
    expect(selectProgress(state()).open).toEqual([1, 2])
    type(2, 'Своё')
    expect(selectProgress(state()).open).toEqual([2])
  })

  it('is sent when everything is answered, and only then; what is sent is what was answered [STATE-010, CALL-047]', async () => {
    const { actor, said, pick, type, state, answer, kept } = await begun()
    const submit = () => {
      actor.send({ type: 'survey.submitted' })
      return state().hasTag('sending')
    }
    pick(1, 11)
    pick(2, 22)
    expect(submit()).toBe(false)
    type(2, '  Своё ')
    pick(3, 31)
    type(3, 'Здесь текста нет')
    expect([submit(), submit()]).toEqual([true, true])
    await answer()
    expect(said.answers).toEqual([
      {
        surveyId: 1,
        regionId: 1,
        answers: [
          { id: 1, items: [11], text_answer: '' },
          { id: 2, items: [22], text_answer: 'Своё' },
          { id: 3, items: [31], text_answer: '' },
        ],
      },
    ])
    expect([state().hasTag('thanked'), kept.has('1/1')]).toEqual([true, false])
  })

  it('with an answer that ends it is sent without the others [STATE-010]', async () => {
    const { said, send, answer } = await begun()
    send()
    await answer()
    expect(said.answers[0]?.answers).toEqual([{ id: 1, items: [13], text_answer: '' }])
  })

  it('with a text that is too long is not sent, and keeps all of it', async () => {
    const { state, send, type } = await begun()
    const long = 'я'.repeat(1001)
    type(2, long)
    send()
    expect([state().hasTag('sending'), state().context.draft?.answers[2]?.text_answer.length, selectProgress(state()).longAt]).toEqual([
      false,
      1001,
      1,
    ])
    type(2, ` ${'я'.repeat(1000)} `)
    send()
    expect(state().hasTag('sending')).toBe(true)
  })

  it('is thanked for until that is noted; then comes the next one, not by itself [STATE-010]', async () => {
    const { actor, send, answer, survey, state, facts, pass } = await begun({ path: '/personal' })
    actor.send({ type: 'survey.shown' })
    await atRest()
    send()
    await answer() // the answers
    await answer() // the list
    expect([state().hasTag('thanked'), survey(), facts]).toEqual([true, 1, []])
    actor.send({ type: 'thanks.noted' })
    await atRest()
    expect([survey(), state().hasTag('asked'), facts]).toEqual([2, true, ['popup.over']])
    await pass(10 * SURVEY_OFFER_MS)
    expect(facts).toEqual(['popup.over'])
  })

  it('is not asked again by a list that was asked for before it was sent', async () => {
    const { actor, send, answer, survey } = await begun()
    actor.send({ type: 'survey.reload', tags: ['surveys'] })
    send()
    await answer(503)
    expect(survey()).toBe(1)
    actor.send({ type: 'survey.retry' })
    await answer() // the answers
    actor.send({ type: 'thanks.noted' })
    await answer() // the old list, which is not waited for any more
    expect(survey()).toBe(null)
    await answer()
    expect(survey()).toBe(2)
  })

  it('skipped gives the screen back and is asked no more [CALL-046]', async () => {
    const { actor, said, survey, pick, kept, answer, facts } = await begun()
    pick(1, 11)
    actor.send({ type: 'survey.skipped' })
    expect(survey()).toBe(1)
    await answer()
    expect([said.skips, survey(), kept.has('1/1'), facts]).toEqual([[1], null, false, ['popup.over']])
    await answer()
    expect(survey()).toBe(2)
  })

  it.each([0, 503, 401, 409, 422, 600])(
    'whose answers or skip met %i stays as it was, and can be sent again [ERROR-009]',
    async (status) => {
      const { actor, said, send, chosen, answer, state } = await begun()
      for (const how of ['sending', 'skipping'] as const) {
        if (how === 'sending') send()
        else actor.send({ type: 'survey.skipped' })
        expect(state().hasTag(how)).toBe(true)
        await answer(status)
        expect([state().hasTag('asked'), chosen(1)]).toEqual([true, [13]])
        if (![0, 503, 401].includes(status)) await answer() // what was refused is looked at anew
      }
      send()
      await answer()
      expect([said.answers.length, state().hasTag('thanked')]).toEqual([1, true])
    },
  )

  it('that was refused because it is over gives way to what is asked now', async () => {
    const { open, send, survey, answer, facts } = await begun()
    send()
    open.set(1, [surveyOf(2)])
    await answer(404)
    await answer()
    expect({ survey: survey(), facts }).toEqual({ survey: 2, facts: ['popup.over'] })
  })

  it('that is sent while the region changes is sent for the region it was asked for', async () => {
    const { actor, said, send, survey, answer, pass } = await begun()
    send()
    actor.send({ type: 'survey.aim', regionId: 2 })
    expect(survey()).toBe(1)
    await answer()
    expect(said.answers[0]?.regionId).toBe(1)
    actor.send({ type: 'thanks.noted' })
    await pass(PREFETCH_IDLE_MS)
    await answer()
    expect(survey()).toBe(3)
  })

  it('changed by the shop keeps the answers that still fit', async () => {
    const { actor, open, pick, chosen, at, answer, state } = await begun()
    pick(1, 11)
    pick(2, 21)
    actor.send({ type: 'question.reached', at: 2 })
    const { questions, ...survey } = surveyOf(1)
    open.set(1, [{ ...survey, questions: [{ ...questions[0]!, items: questions[0]!.items.slice(1) }, questions[1]!] }])
    actor.send({ type: 'survey.reload', tags: ['surveys'] })
    await answer()
    expect([chosen(1), chosen(2), at(), state().hasTag('asked')]).toEqual([[], [21], 1, true])
  })

  it('whose list has no answer is asked for again; refused, when somebody logs in anew', async () => {
    const { tab, said, pass, answer } = surveyWorld()
    const { actor, survey } = tab()
    actor.send({ type: 'survey.aim', regionId: 1 })
    await pass(PREFETCH_IDLE_MS)
    await answer(503)
    await pass(REST_PAUSE_MS)
    expect(said.lists).toBe(2)
    await answer(403)
    await pass(100 * REST_PAUSE_MS)
    expect(said.lists).toBe(2)
    actor.send({ type: 'survey.retry' })
    await answer()
    expect({ lists: said.lists, survey: survey() }).toEqual({ lists: 3, survey: 1 })
  })

  it('is looked for again when somebody looks after five minutes, and not before [DEC-058]', async () => {
    const { actor, said, pass } = await begun()
    await pass(STALE_AFTER_MS - 1)
    actor.send({ type: 'survey.look' })
    await pass(1)
    expect(said.lists).toBe(1)
    actor.send({ type: 'survey.look' })
    await pass(0)
    expect(said.lists).toBe(2)
  })
})
