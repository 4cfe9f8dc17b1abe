import { vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { selectAnswers, selectAt, selectSurvey } from '../../../machines/survey/survey.selectors'
import { ApiError } from '../../../model/api-error'
import type { Survey, SurveyAnswer } from '../../../model/conversation/survey'
import { PREFETCH_IDLE_MS } from '../../../model/limits'
import type { SurveyDraft } from '../../../model/survey-review/survey-draft'
import type { Api } from '../../../model/contract'
import { connectSurvey } from '../../../src/app/customer/conversations/connect-survey'
import { atRest } from '../../support/waiting/at-rest'
import { memorySurveys, surveyOf } from '../../support/conversations/surveys'

/** How a call ends: null well, a number with that status. */
export type End = number | null
type Call = (end: End) => void
/** Every call of it is replaced. */
const NO_API = (() => Promise.reject(new Error('Nothing is asked'))) as unknown as Api

/** A browser whose server has surveys 1 and 2 for region 1, and 3 for region 2, and answers when it is told to. */
export function surveyWorld() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T10:00:00Z') })
  const clock = new SimulatedClock()
  const open = new Map<number, Survey[]>([
    [1, [surveyOf(1), surveyOf(2)]],
    [2, [surveyOf(3)]],
  ])
  const kept = new Map<string, SurveyDraft>()
  const said = { lists: 0, answers: [] as { surveyId: number; regionId: number; answers: SurveyAnswer[] }[], skips: [] as number[] }
  const waiting: Call[] = []
  const call = <T>(work: () => T) =>
    new Promise<T>((resolve, reject) => waiting.push((end) => (end === null ? resolve(work()) : reject(new ApiError(end, 'Нет')))))
  const close = (surveyId: number) => {
    for (const [region, surveys] of open)
      open.set(
        region,
        surveys.filter(({ id }) => id !== surveyId),
      )
  }
  const machine = connectSurvey(NO_API, memorySurveys(kept)).provide({
    actors: {
      loadSurvey: fromPromise(({ input }) => {
        said.lists++
        // What the server answers is what it knew when it was asked.
        const first = open.get(input.regionId)?.[0] ?? null
        return call(() => first)
      }),
      sendAnswers: fromPromise(({ input: { surveyId, regionId, answers } }) =>
        call(() => {
          said.answers.push({ surveyId, regionId, answers })
          close(surveyId)
        }),
      ),
      skipSurvey: fromPromise(({ input: { surveyId } }) =>
        call(() => {
          said.skips.push(surveyId)
          close(surveyId)
        }),
      ),
    },
  })
  const pass = async (ms: number) => {
    vi.setSystemTime(Date.now() + ms)
    clock.increment(ms)
    await atRest()
  }
  /** Ends the call that waits longest. */
  const answer = async (end: End = null) => {
    waiting.shift()?.(end)
    await atRest()
  }

  /** A tab of it. */
  function tab({ path = '/' } = {}) {
    const actor = createActor(machine, { clock, input: { userId: 1, path } })
    const facts: string[] = []
    actor.on('*', ({ type }) => facts.push(type))
    actor.start()
    facts.length = 0 // the screen is given back at the start
    const state = () => actor.getSnapshot()
    return {
      actor,
      facts,
      state,
      /** The survey that is asked, sent or thanked for. */
      survey: () => selectSurvey(state())?.id ?? null,
      at: () => selectAt(state()),
      chosen: (questionId: number) => selectAnswers(state())[questionId]?.items ?? [],
      pick: (questionId: number, itemId: number) => actor.send({ type: 'item.picked', questionId, itemId }),
      type: (questionId: number, text: string) => actor.send({ type: 'text.typed', questionId, text }),
      /** Until its survey is asked. */
      begin: async () => {
        actor.send({ type: 'survey.aim', regionId: 1 })
        await pass(PREFETCH_IDLE_MS)
        await answer()
      },
      /** Answers everything and presses «Отправить». */
      send: () => {
        actor.send({ type: 'item.picked', questionId: 1, itemId: 13 })
        actor.send({ type: 'survey.submitted' })
      },
    }
  }
  return { open, kept, said, machine, clock, waiting, tab, pass, answer }
}

/** A tab whose first survey is asked. */
export async function begun(options?: { path?: string }) {
  const world = surveyWorld()
  const tab = world.tab(options)
  await tab.begin()
  return { ...world, ...tab, tab: world.tab }
}
