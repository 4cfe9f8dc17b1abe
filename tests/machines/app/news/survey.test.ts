import { afterEach, expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import { selectAnswers, selectSurvey } from '../../../../machines/survey/survey.selectors'
import { PREFETCH_IDLE_MS, SURVEY_OFFER_MS } from '../../../../model/limits'
import type { SurveyDraft } from '../../../../model/survey-review/survey-draft'
import { memorySurveys } from '../../../support/conversations/surveys'
import { closeTabs, openTab, signedIn, type Tab } from '../../../support/open-tab'
import { atRest } from '../../../support/waiting/at-rest'
import { newServer, visitor } from '../../../support/world'

afterEach(() => {
  closeTabs()
  vi.restoreAllMocks()
})

/** Tabs of one browser; person 7 is asked surveys 1 and 2. */
async function browserOf(personId = 7) {
  const server = newServer()
  const { who } = await visitor(server, personId)
  const kept = new Map<string, SurveyDraft>()
  let isDown = false
  const open = async (path = '/'): Promise<Tab> => {
    const tab = openTab({
      server,
      who,
      path,
      channel: `surveys-${personId}`,
      ports: memorySurveys(kept),
      intercept: async (url, _init, send) =>
        isDown && url.includes('/surveys') ? Response.json({ message: 'Нет' }, { status: 503 }) : send(),
    })
    tab.app.start()
    await signedIn(tab)
    await waitFor(tab.child('customer'), (state) => state.context.region !== null)
    tab.clock.increment(PREFETCH_IDLE_MS)
    if (!isDown) await waitFor(tab.child('survey'), (state) => state.matches({ list: 'resting' }))
    await atRest()
    return tab
  }
  return { open, kept, fails: (does: boolean) => void (isDown = does) }
}
const asked = (tab: Tab) => selectSurvey(tab.child('survey').getSnapshot())?.id ?? null
const shown = (tab: Tab) => tab.child('overlay').getSnapshot().context.shown
/** «Кабинетом почти не пользуюсь» ends the first survey. */
const END = { type: 'item.picked', questionId: 1, itemId: 15 } as const

it('comes over the cabinet by itself, is answered and thanked for; the next one waits in its block [DEC-049, STATE-010]', async () => {
  const { open, kept } = await browserOf()
  const tab = await open('/personal/carts')
  const survey = tab.child('survey')
  expect({ asked: asked(tab), shown: shown(tab) }).toEqual({ asked: 1, shown: null })
  tab.clock.increment(SURVEY_OFFER_MS)
  await atRest()
  expect(shown(tab)).toBe('survey')
  survey.send({ type: 'survey.shown' })
  survey.send(END)
  survey.send({ type: 'survey.submitted' })
  await waitFor(survey, (state) => state.hasTag('thanked'))
  expect([shown(tab), kept.size]).toEqual(['survey', 0])
  survey.send({ type: 'thanks.noted' })
  await waitFor(survey, (state) => state.hasTag('asked'))
  tab.clock.increment(10 * SURVEY_OFFER_MS)
  await atRest()
  expect({ asked: asked(tab), shown: shown(tab) }).toEqual({ asked: 2, shown: null })
})

it('waits for a half-typed form, and is off where he goes to the cart before [DEC-049]', async () => {
  const tab = await (await browserOf()).open('/personal')
  tab.child('overlay').send({ type: 'typing.began' })
  tab.clock.increment(SURVEY_OFFER_MS)
  await atRest()
  expect(shown(tab)).toBe(null)
  tab.child('navigation').send({ type: 'navigation.go', to: '/cart' })
  await atRest()
  tab.child('overlay').send({ type: 'typing.finished' })
  expect(shown(tab)).toBe(null)
})

it('gives way to what he opens and comes back after it', async () => {
  const tab = await (await browserOf()).open('/personal')
  const overlay = tab.child('overlay')
  overlay.send({ type: 'popup.asked', popup: 'region' })
  tab.clock.increment(SURVEY_OFFER_MS)
  await atRest()
  expect(shown(tab)).toBe('region')
  overlay.send({ type: 'popup.closed', popup: 'region' })
  expect(shown(tab)).toBe('survey')
})

it('sent in one tab is gone in the other, whose dialog closes', async () => {
  const { open } = await browserOf()
  const [one, other] = [await open(), await open('/personal')]
  other.child('overlay').send({ type: 'popup.asked', popup: 'survey' })
  one.child('survey').send({ type: 'survey.skipped' })
  await waitFor(other.child('survey'), (state) => selectSurvey(state)?.id === 2)
  expect(shown(other)).toBe(null)
})

it('what fails is told to the console alone, and can be sent again [ERROR-009, DEC-050]', async () => {
  const said: unknown[] = []
  vi.spyOn(console, 'error').mockImplementation((text) => void said.push(text))
  const { open, fails } = await browserOf()
  const tab = await open()
  const survey = tab.child('survey')
  fails(true)
  survey.send(END)
  survey.send({ type: 'survey.submitted' })
  await waitFor(survey, (state) => state.hasTag('asked'))
  survey.send({ type: 'survey.skipped' })
  await waitFor(survey, (state) => state.hasTag('asked'))
  expect({ said, logged: tab.told.logged, toasts: tab.told.toasts }).toEqual({
    said: ['Failed to send the survey', 'Failed to skip the survey'],
    logged: [],
    toasts: [],
  })
  expect(selectAnswers(survey.getSnapshot())[1]?.items).toEqual([15])
  fails(false)
  survey.send({ type: 'survey.submitted' })
  await waitFor(survey, (state) => state.hasTag('thanked'))
})

it('a list that fails is told to the console alone [ERROR-009, DEC-050]', async () => {
  const said: unknown[] = []
  vi.spyOn(console, 'error').mockImplementation((text) => void said.push(text))
  const { open, fails } = await browserOf()
  fails(true)
  const tab = await open()
  await waitFor(tab.child('survey'), (state) => state.matches({ list: 'failed' }))
  expect({ said, logged: tab.told.logged, toasts: tab.told.toasts, asked: asked(tab) }).toEqual({
    said: ['Failed to fetch the survey'],
    logged: [],
    toasts: [],
    asked: null,
  })
})

it('goes with the login, and its answers, which were his alone, with all that the browser keeps', async () => {
  const { open, kept } = await browserOf()
  const tab = await open()
  tab.child('survey').send(END)
  expect([...kept.keys()]).toEqual(['7/1'])
  tab.child('session').send({ type: 'logout.requested' })
  await waitFor(tab.app, (state) => state.matches({ visitor: 'guest' }))
  expect([tab.has('survey'), tab.told.cleared]).toEqual([false, 1])
})
