import type { Locator } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { surveyMachine } from '../../../machines/survey/survey.machine'
import { ApiError, BROKEN_CONTRACT } from '../../../model/api-error'
import type { Survey } from '../../../model/conversation/survey'
import { STALE_AFTER_MS } from '../../../model/limits'
import { canSubmit } from '../../../model/survey-review/survey'
import { NEW_SURVEY, type SurveyDraft } from '../../../model/survey-review/survey-draft'
import { SurveyPage } from '../pages/survey'
import { leaveFor } from '../support/looks'
import { expect } from '../support/shop'
import { driverOf } from './harness/driver'
import { ALL_ATTEMPTS, SILENT } from './harness/failures'
import type { Stage } from './harness/stage'

/** `block`: the block of the survey on the sheet of the cabinet. */
type World = { stage: Stage; survey: SurveyPage; block: Locator; start: string; wasInCabinet: boolean; other: SurveyPage | null }

const REGION = 7
const CABINET = '/personal'
const ALONE = 'покупатель один'
const ELSEWHERE = 'опрос открыт и в другой вкладке'
/** It ends the survey: nothing else needs an answer. */
const ENDING = { id: 15, text: 'Кабинетом почти не пользуюсь', finish_allowed: true, text_answer_allowed: false }
const OWN = { id: 25, text: 'Другого', finish_allowed: false, text_answer_allowed: true }
/** What the server asks, as far as these walks answer it. */
const FIRST: Survey = {
  id: 1,
  title: 'Как вам личный кабинет?',
  placement: 'sidebar',
  questions: [
    { id: 1, title: 'Каким разделом вы пользуетесь чаще всего?', max_user_answers: 1, items: [ENDING] },
    { id: 2, title: 'Чего не хватает в каталоге?', max_user_answers: 2, items: [OWN] },
  ],
}
const SECOND: Survey = { ...FIRST, id: 2, title: 'Доставка: что улучшить' }
const OWN_TEXT = 'Схем узлов'
const [CHOICE, OPEN] = [1, 2]

/** All that these walks can have answered; each compares what is kept with what is here. */
const DRAFTS: readonly SurveyDraft[] = [
  NEW_SURVEY,
  ...[{}, { [CHOICE]: { items: [ENDING.id], text_answer: '' } }].flatMap((chosen) =>
    [{}, { [OPEN]: { items: [], text_answer: OWN_TEXT } }].flatMap((written) =>
      [0, 1].map((at) => ({ answers: { ...chosen, ...written }, at, isOffered: true })),
    ),
  ),
]
const isSame = (one: SurveyDraft, other: SurveyDraft | null) => JSON.stringify(one) === JSON.stringify(other)

const sheetOf = ({ page }: Stage) => page.getByRole('dialog', { name: 'Личный кабинет', exact: true })
/** The page of the cabinet with its sheet over it, so that what comes by itself waits; in the other tab the dialog is opened where there is one. */
async function enterCabinet(world: World): Promise<void> {
  const { stage, survey, start } = world
  const { header } = stage.shop
  const sheet = sheetOf(stage)
  if (world.wasInCabinet) await stage.page.goForward()
  else {
    await header.cabinetButton.click()
    await sheet.getByRole('link', { name: 'Обзор' }).click()
  }
  world.wasInCabinet = true
  if (await survey.dialog.isVisible()) return
  await stage.passUntil(() => stage.shop.heading('Обзор').isVisible(), 'the page of the cabinet')
  await header.cabinetButton.click()
  await expect(sheet).toBeVisible()
  if (start === ELSEWHERE) world.other = await openElsewhere(stage)
}
/** Another tab in which the survey stands on the screen. */
async function openElsewhere(stage: Stage): Promise<SurveyPage> {
  const other = await stage.shop.tab()
  await other.open(CABINET)
  const there = new SurveyPage(other.page)
  await stage.passUntil(() => there.block.isVisible(), 'the survey in the other tab')
  await there.block.getByRole('button', { name: 'Ответить' }).click()
  await expect(there.dialog).toBeVisible()
  return there
}

const unseen = (reason: string) => ({ unseen: reason })
const silent = unseen('Вопрос магазина серверу на экране не виден.')
const waits = unseen('Пока опрос не открыт, ожидание на экране не видно.')
const atOnce = unseen('Память браузера отвечает раньше, чем нарисована страница.')

export const survey = driverOf<typeof surveyMachine, World>({
  // On the page five minutes pass before somebody looks again; in the plan nothing does.
  machine: surveyMachine.provide({ guards: { isStale: () => true } }),
  starts: [ALONE, ELSEWHERE].map((name) => ({
    name,
    input: { userId: 7, path: '/brands' },
    first: [{ type: 'survey.aim', regionId: REGION }],
    come: async (stage) => {
      await stage.shop.comeAs('overdue', '/brands')
      await expect(stage.shop.heading('Бренды')).toBeVisible()
      const survey = new SurveyPage(stage.page)
      const block = sheetOf(stage).getByRole('region', { name: 'Опрос', exact: true })
      return { stage, survey, block, start: name, wasInCabinet: false, other: null }
    },
  })),
  situation: ({ value, context: { told, hand, draft, done, isNear, failures } }) =>
    JSON.stringify([value, told?.survey?.id, hand?.survey.id, draft, [...done], isNear, failures]),
  limit: 3000,
  mayPass: (delay, snapshot) =>
    delay === 'offerPause'
      ? !snapshot.matches({ list: 'pausing' }) && !snapshot.matches({ list: 'failed' })
      : delay !== 'restPause' || snapshot.context.failures === 1,
  events: {
    'survey.aim': [],
    'survey.pass': [
      {
        as: { type: 'survey.pass', path: CABINET },
        when: (snapshot, start) =>
          !snapshot.context.isNear && (start === ALONE ? !snapshot.matches({ list: 'pausing' }) : snapshot.matches({ talk: 'asked' })),
        make: enterCabinet,
      },
      {
        as: { type: 'survey.pass', path: '/brands' },
        when: ({ context }, start) => context.isNear && start === ALONE,
        make: ({ stage }) => stage.page.goBack(),
      },
    ],
    'survey.reload': [
      {
        as: { type: 'survey.reload', tags: ['surveys'] },
        when: (snapshot, start) => start === ELSEWHERE && snapshot.matches({ offer: 'spent', list: 'resting' }),
        make: async ({ stage, other }) => {
          await other?.button('Пропустить опрос').click()
          await expect(other!.dialog).toBeHidden()
          await stage.page.bringToFront()
        },
      },
    ],
    'survey.look': [
      {
        as: { type: 'survey.look' },
        when: (snapshot) =>
          snapshot.matches({ list: 'resting', talk: { asked: 'still' } }) &&
          (snapshot.matches({ offer: 'spent' }) || !snapshot.context.isNear),
        make: ({ stage }) => leaveFor(stage.page, STALE_AFTER_MS + 1),
      },
    ],
    'survey.retry': [
      {
        as: { type: 'survey.retry' },
        make: async ({ stage: { page } }) => {
          await page.context().setOffline(true)
          await expect(page.getByText('Нет связи')).toBeVisible()
          await page.context().setOffline(false)
        },
      },
    ],
    'survey.shown': [
      {
        as: { type: 'survey.shown' },
        when: (snapshot, start) => start === ALONE && isBeforeHim(snapshot) && snapshot.matches({ offer: 'due' }),
        // What stands over the page goes, and the survey comes by itself.
        make: ({ stage }) => stage.page.keyboard.press('Escape'),
      },
      {
        as: { type: 'survey.shown' },
        when: (snapshot, start) => start === ALONE && isBeforeHim(snapshot) && !snapshot.matches({ offer: 'due' }),
        make: ({ block }) => block.getByRole('button', { name: 'Ответить' }).click(),
      },
    ],
    'item.picked': [
      {
        as: { type: 'item.picked', questionId: CHOICE, itemId: ENDING.id },
        when: ({ context: { draft } }) => isOpen(draft) && draft.at === 0 && !draft.answers[CHOICE],
        make: ({ survey: { answer } }) => answer(ENDING.text).check(),
      },
    ],
    'text.typed': [
      {
        as: { type: 'text.typed', questionId: OPEN, text: OWN_TEXT },
        when: ({ context: { draft } }) => isOpen(draft) && draft.at === 1 && !draft.answers[OPEN],
        make: ({ survey: page }) => page.text.fill(OWN_TEXT),
      },
    ],
    'question.reached': [
      {
        as: { type: 'question.reached', at: 1 },
        when: ({ context: { draft } }) => isOpen(draft) && draft.at === 0,
        make: ({ survey: { button } }) => button('Далее').click(),
      },
      {
        as: { type: 'question.reached', at: 0 },
        when: ({ context: { draft } }) => isOpen(draft) && draft.at === 1,
        make: ({ survey: { button } }) => button('Назад').click(),
      },
    ],
    'survey.submitted': [
      {
        as: { type: 'survey.submitted' },
        when: ({ context: { hand, draft } }) => isOpen(draft) && canSubmit(hand!.survey.questions, draft.answers),
        make: ({ survey: { button } }) => button('Отправить').click(),
      },
    ],
    'survey.skipped': [
      {
        as: { type: 'survey.skipped' },
        when: (snapshot, start) => start === ALONE && isBeforeHim(snapshot),
        make: ({ block }) => block.getByRole('button', { name: 'Пропустить' }).click(),
      },
      {
        as: { type: 'survey.skipped' },
        when: ({ context: { draft } }) => isOpen(draft) && Object.keys(draft.answers).length === 0,
        make: ({ survey: { button } }) => button('Пропустить опрос').click(),
      },
    ],
    'thanks.noted': [{ as: { type: 'thanks.noted' }, make: ({ survey: { button } }) => button('Закрыть').last().click() }],
  },
  calls: {
    loadSurvey: {
      asks: 'surveys.list',
      done: [
        { as: FIRST, when: ({ context: { done, told } }, start) => done.size === 0 && (start === ALONE || told === null) },
        {
          as: SECOND,
          when: ({ context: { done, told } }, start) => (done.size === 0 ? start === ELSEWHERE && told !== null : !done.has(SECOND.id)),
        },
        { as: null, when: ({ context: { done } }) => done.has(SECOND.id) },
      ],
      failed: [
        { as: SILENT, plays: ['surveysFail'], attempts: ALL_ATTEMPTS },
        { as: new ApiError(BROKEN_CONTRACT, ''), plays: ['nonsense'] },
      ],
    },
    readDraft: {
      asks: null,
      done: [
        {
          as: { ...NEW_SURVEY, isOffered: true },
          when: (snapshot, start) => start === ELSEWHERE && snapshot.matches({ offer: 'comparing' }),
        },
        ...DRAFTS.map((as) => ({ as, when: ({ context: { draft } }: { context: { draft: SurveyDraft | null } }) => isSame(as, draft) })),
        { as: NEW_SURVEY },
      ],
      failed: [],
    },
    sendAnswers: { asks: 'surveys.answer', done: [{ as: null }], failed: [{ as: SILENT, plays: ['surveysFail'] }] },
    skipSurvey: { asks: 'surveys.skip', done: [{ as: null }], failed: [{ as: SILENT, plays: ['surveysFail'] }] },
  },
  states: {
    list: silent,
    'list.unaimed': silent,
    'list.pausing': silent,
    'list.loading': silent,
    'list.resting': silent,
    'list.failed': silent,
    'list.refused': silent,
    talk: unseen('Видно каждое из его состояний.'),
    'talk.none': async ({ block, survey: { dialog } }) => {
      await expect(block).toBeHidden()
      await expect(dialog).toBeHidden()
    },
    'talk.opening': atOnce,
    'talk.asked': async ({ block, survey: page }, { context: { hand, draft, isNear } }) => {
      const { title, questions } = hand!.survey
      if (isOpen(draft)) {
        await expect(page.dialog.getByRole('heading', { level: 2 })).toHaveText(title)
        await expect(page.question(questions[draft.at]!.title)).toBeVisible()
        if (draft.at === 0) await expect(page.answer(ENDING.text)).toBeChecked({ checked: draft.answers[CHOICE] !== undefined })
        else await expect(page.text).toHaveValue(draft.answers[OPEN]?.text_answer ?? '')
      } else if (isNear) await expect(block).toContainText(title)
    },
    'talk.asked.still': ({ block, survey: { dialog } }) => expect(block.or(dialog).locator('[aria-busy=true]')).toHaveCount(0),
    'talk.asked.comparing': atOnce,
    'talk.sending': ({ survey: { button } }) => expect(button('Отправить')).toHaveAttribute('aria-busy', 'true'),
    'talk.skipping': ({ block, survey: { dialog } }) =>
      expect(dialog.or(block).getByRole('button', { name: /^Пропустить/ })).toHaveAttribute('aria-busy', 'true'),
    'talk.thanked': ({ survey: { dialog } }) => expect(dialog).toContainText('Спасибо за ответы!'),
    offer: unseen('Видно только само окно.'),
    'offer.away': waits,
    'offer.near': waits,
    'offer.willing': waits,
    'offer.comparing': atOnce,
    'offer.due': ({ survey: { dialog } }) => expect(dialog).toBeHidden(),
    'offer.spent': waits,
  },
})

/** The first survey is named on the sheet of the cabinet, and nobody has opened it. */
const isBeforeHim = ({ context: { isNear, hand, draft }, ...snapshot }: SnapshotFrom<typeof surveyMachine>): boolean =>
  snapshot.matches({ talk: 'asked' }) && isNear && hand?.survey.id === FIRST.id && draft?.isOffered === false
/** Its dialog stands before him: he closes it with the thanks only. */
const isOpen = (draft: SurveyDraft | null): draft is SurveyDraft => draft?.isOffered === true
