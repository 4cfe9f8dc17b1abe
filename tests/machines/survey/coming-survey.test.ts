import { afterEach, describe, expect, it, vi } from 'vitest'
import { PREFETCH_IDLE_MS, SURVEY_OFFER_MS } from '../../../model/limits'
import { surveyOf } from '../../support/conversations/surveys'
import { atRest } from '../../support/waiting/at-rest'
import { begun, surveyWorld } from './survey-world'

afterEach(() => void vi.useRealTimers())

describe('the answers to a survey', () => {
  it('are there after a reload, with the question that stood there', async () => {
    const { actor, pick, type, tab } = await begun()
    pick(1, 11)
    type(2, 'Своё')
    actor.send({ type: 'question.reached', at: 1 })
    actor.stop()
    const again = tab()
    await again.begin()
    expect([again.chosen(1), again.state().context.draft?.answers[2]?.text_answer, again.at()]).toEqual([[11], 'Своё', 1])
  })

  it('of another tab are there when the dialog is opened, or the shop is looked at', async () => {
    const { actor, pick, chosen, tab } = await begun()
    const other = tab()
    await other.begin()
    other.pick(1, 12)
    actor.send({ type: 'survey.shown' })
    await atRest()
    expect(chosen(1)).toEqual([12])
    pick(1, 11)
    other.actor.send({ type: 'survey.look' })
    await atRest()
    expect(other.chosen(1)).toEqual([11])
  })

  it('that are given while another tab is compared with are not lost', async () => {
    const { actor, pick, chosen } = await begun()
    actor.send({ type: 'survey.shown' })
    pick(1, 12)
    await atRest()
    expect(chosen(1)).toEqual([12])
  })

  it('sent in one tab take the survey from the other, dialog and all', async () => {
    const { send, answer, tab } = await begun()
    const other = tab()
    await other.begin()
    other.facts.length = 0
    send()
    await answer()
    await answer()
    other.actor.send({ type: 'survey.reload', tags: ['orders', 'surveys'] })
    await answer()
    expect({ survey: other.survey(), facts: other.facts }).toEqual({ survey: 2, facts: ['popup.over'] })
  })
})

describe('a survey that comes by itself', () => {
  const due = (facts: readonly string[]) => facts.filter((type) => type === 'popup.due').length

  it('asks for the screen when somebody has been in the cabinet for a while, once [DEC-049]', async () => {
    const { actor, pass, facts } = await begun({ path: '/personal/orders' })
    await pass(SURVEY_OFFER_MS - PREFETCH_IDLE_MS - 1)
    expect(facts).toEqual([])
    await pass(1)
    expect(facts).toEqual(['popup.due'])
    actor.send({ type: 'survey.shown' })
    await pass(10 * SURVEY_OFFER_MS)
    expect(facts).toEqual(['popup.due'])
  })

  it.each(['/', '/cart', '/catalog', '/personal/orders/1?placed', '/personality'])('never on %s [DEC-049]', async (path) => {
    const { pass, facts } = await begun({ path })
    await pass(100 * SURVEY_OFFER_MS)
    expect(facts).toEqual([])
  })

  it('that waits for the screen gives it up in the cart, and asks again in the cabinet', async () => {
    const { actor, pass, facts } = await begun({ path: '/personal' })
    await pass(SURVEY_OFFER_MS)
    facts.length = 0
    actor.send({ type: 'survey.pass', path: '/cart' })
    await pass(SURVEY_OFFER_MS)
    expect(facts).toEqual(['popup.over'])
    actor.send({ type: 'survey.pass', path: '/personal' })
    await pass(SURVEY_OFFER_MS)
    expect(due(facts)).toBe(1)
    actor.send({ type: 'survey.pass', path: '/personal/orders' })
    await atRest()
    expect([due(facts), facts.at(-1)]).toEqual([2, 'popup.due'])
  })

  it('goes with its page; what stands there is given back', async () => {
    const { actor, facts } = await begun({ path: '/personal' })
    actor.send({ type: 'survey.shown' })
    actor.send({ type: 'survey.pass', path: '/cart' })
    expect(facts).toEqual(['popup.over'])
  })

  it('came already in an earlier page, in another tab, or was opened by hand: it does not come', async () => {
    const { actor, tab, pass } = await begun()
    const other = tab({ path: '/personal' })
    await other.begin()
    actor.send({ type: 'survey.shown' })
    await pass(SURVEY_OFFER_MS)
    const later = tab({ path: '/personal' })
    await later.begin()
    await pass(SURVEY_OFFER_MS)
    expect([due(other.facts), due(later.facts)]).toEqual([0, 0])
  })

  it('does not come without a survey, and comes when there is one', async () => {
    const { tab, open, pass, answer } = surveyWorld()
    const { actor, facts, begin } = tab({ path: '/personal' })
    open.set(1, [])
    await begin()
    await pass(SURVEY_OFFER_MS)
    expect(facts).toEqual([])
    open.set(1, [surveyOf(1)])
    actor.send({ type: 'survey.reload', tags: ['surveys'] })
    await answer()
    await atRest()
    expect(facts).toEqual(['popup.due'])
  })
})
