import { surveyMachine } from '../../../../machines/survey/survey.machine'
import { ApiError, BROKEN_CONTRACT } from '../../../../model/api-error'
import { STALE_AFTER_MS } from '../../../../model/limits'
import { canSubmit } from '../../../../model/survey-review/survey'
import { NEW_SURVEY, type SurveyDraft } from '../../../../model/survey-review/survey-draft'
import { SurveyPage } from '../../pages/survey'
import { leaveFor } from '../../support/looks'
import { expect } from '../../support/shop'
import { driverOf } from '../harness/driver'
import { STORAGE } from '../harness/unreached'
import { ALL_ATTEMPTS, SILENT } from '../harness/failures'
import {
  type World,
  REGION,
  CABINET,
  ALONE,
  ELSEWHERE,
  ENDING,
  FIRST,
  SECOND,
  OWN_TEXT,
  FAILURES,
  CHOICE,
  OPEN,
  DRAFTS,
  isSame,
  isSkippedThere,
  sheetOf,
  enterCabinet,
  answerOn,
  isBeforeHim,
  isOfferNear,
  isBegun,
  isOpen,
  isAt,
  isAnswered,
} from './world'

const unseen = (reason: string) => ({ unseen: reason })
const silent = unseen('Вопрос магазина серверу на экране не виден.')
const waits = unseen('Пока опрос не открыт, ожидание на экране не видно.')
const atOnce = unseen('Память браузера отвечает раньше, чем нарисована страница.')

const GONE =
  'Сервер отказывает, только если опроса или региона у покупателя больше нет, а убирать их в магазине некому, или если ответы неверны, а таких магазин не шлёт.'

export default driverOf<typeof surveyMachine, World>({
  // On the page five minutes pass before somebody looks again; in the plan nothing does.
  machine: surveyMachine.provide({ guards: { isStale: () => true } }),
  unreached: {
    'survey.talk.opening--error.readDraft.0': STORAGE,
    'survey.talk.asked.comparing--error.readDraft.0': STORAGE,
    'survey.talk.sending--error.sendAnswers.0': GONE,
    'survey.talk.skipping--error.skipSurvey.0': GONE,
    'survey.offer.comparing--error.readDraft.0': STORAGE,
    'survey.offer.comparing--always.0':
      'Память браузера отвечает сразу: пока сверяются с ней, ни опрос, ни страница смениться не успевают.',
  },
  starts: [ALONE, ELSEWHERE].map((name) => ({
    name,
    input: { userId: 2, path: '/brands' },
    first: [{ type: 'survey.aim', regionId: REGION }],
    come: async (stage) => {
      await stage.shop.comeAs('second', '/brands')
      await expect(stage.shop.heading('Бренды')).toBeVisible()
      const survey = new SurveyPage(stage.page)
      const block = sheetOf(stage).getByRole('region', { name: 'Опрос', exact: true })
      return { stage, survey, block, start: name, wasInCabinet: false, other: null }
    },
  })),
  situation: ({ value, context: { told, hand, draft, done, isNear, failures } }) =>
    JSON.stringify([value, told?.survey?.id, hand?.survey.id, draft, [...done], isNear, Math.min(failures, FAILURES)]),
  limit: 3000,
  mayPass: (delay, snapshot, start) => {
    const { failures, done } = snapshot.context
    // From then on the list is asked for because the other tab has skipped the survey.
    if (delay === 'offerPause' && start === ELSEWHERE) return snapshot.matches({ list: 'resting' })
    if (delay === 'offerPause') return !snapshot.matches({ list: 'pausing' }) && !snapshot.matches({ list: 'failed' })
    return delay !== 'restPause' || (failures === 1 && (done.size === 0 || !isOfferNear(snapshot)))
  },
  events: {
    'survey.aim': [],
    'survey.pass': [
      {
        as: { type: 'survey.pass', path: CABINET },
        when: (snapshot, start) =>
          !snapshot.context.isNear &&
          (!isBegun(snapshot) || snapshot.matches({ talk: 'thanked' })) &&
          (start === ALONE ? !snapshot.matches({ list: 'pausing' }) : snapshot.matches({ talk: 'asked' })),
        make: enterCabinet,
      },
      {
        as: { type: 'survey.pass', path: CABINET },
        when: (snapshot) => !snapshot.context.isNear && isBegun(snapshot) && snapshot.matches({ talk: 'asked' }),
        make: answerOn,
        and: [{ type: 'survey.shown' }],
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
        when: (snapshot, start) =>
          start === ELSEWHERE && !isSkippedThere(snapshot) && snapshot.matches({ offer: 'spent', list: 'resting' }),
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
        when: (snapshot, start) =>
          snapshot.matches({ list: 'resting', talk: { asked: 'still' } }) &&
          (!snapshot.context.isNear || (snapshot.matches({ offer: 'spent' }) && (start === ALONE || isSkippedThere(snapshot)))),
        make: ({ stage }) => leaveFor(stage.page, STALE_AFTER_MS + 1),
      },
    ],
    'survey.retry': [
      {
        as: { type: 'survey.retry' },
        make: ({ stage }) => stage.interruptNetwork(),
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
        when: (snapshot) => isOpen(snapshot) && isAt(snapshot, 0) && !isAnswered(snapshot, CHOICE),
        make: ({ survey: { answer } }) => answer(ENDING.text).check(),
      },
    ],
    'text.typed': [
      {
        as: { type: 'text.typed', questionId: OPEN, text: OWN_TEXT },
        when: (snapshot) => isOpen(snapshot) && isAt(snapshot, 1) && !isAnswered(snapshot, OPEN),
        make: ({ survey: page }) => page.text.fill(OWN_TEXT),
      },
    ],
    'question.reached': [
      {
        as: { type: 'question.reached', at: 1 },
        when: (snapshot) => isOpen(snapshot) && isAt(snapshot, 0),
        make: ({ survey: { button } }) => button('Далее').click(),
      },
      {
        as: { type: 'question.reached', at: 0 },
        when: (snapshot) => isOpen(snapshot) && isAt(snapshot, 1),
        make: ({ survey: { button } }) => button('Назад').click(),
      },
    ],
    'survey.submitted': [
      {
        as: { type: 'survey.submitted' },
        when: (snapshot) => isOpen(snapshot) && canSubmit(snapshot.context.hand!.survey.questions, snapshot.context.draft!.answers),
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
        when: (snapshot) => isOpen(snapshot) && !isAnswered(snapshot, CHOICE) && !isAnswered(snapshot, OPEN),
        make: ({ survey: { button } }) => button('Пропустить опрос').click(),
      },
    ],
    'thanks.noted': [{ as: { type: 'thanks.noted' }, when: isOpen, make: ({ survey: { button } }) => button('Закрыть').last().click() }],
  },
  calls: {
    loadSurvey: {
      asks: 'surveys.list',
      done: [
        {
          as: FIRST,
          when: (snapshot, start) => snapshot.context.done.size === 0 && !(start === ELSEWHERE && snapshot.matches({ offer: 'spent' })),
        },
        {
          as: SECOND,
          when: (snapshot, start) =>
            snapshot.context.done.size === 0
              ? start === ELSEWHERE && snapshot.matches({ offer: 'spent' })
              : !snapshot.context.done.has(SECOND.id),
        },
        { as: null, when: ({ context: { done } }) => done.has(SECOND.id) },
      ],
      failed: [
        {
          as: SILENT,
          when: (snapshot) => snapshot.context.failures === 0 || !isOfferNear(snapshot),
          plays: ['surveysFail'],
          attempts: ALL_ATTEMPTS,
        },
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
    'talk.asked': async ({ survey: page }, snapshot) => {
      const { hand, draft, isNear } = snapshot.context
      const { title, questions } = hand!.survey
      if (!isOpen(snapshot)) {
        await expect(page.dialog).toBeHidden()
        // Its block is on the sheet, or on the page below that.
        if (isNear) await expect(page.block.filter({ visible: true }).first()).toContainText(title)
        return
      }
      await expect(page.dialog.getByRole('heading', { level: 2 })).toHaveText(title)
      await expect(page.question(questions[draft!.at]!.title)).toBeVisible()
      if (isAt(snapshot, 0)) await expect(page.answer(ENDING.text)).toBeChecked({ checked: isAnswered(snapshot, CHOICE) })
      else await expect(page.text).toHaveValue(draft!.answers[OPEN]?.text_answer ?? '')
    },
    'talk.asked.still': ({ block, survey: { dialog } }) => expect(block.or(dialog).locator('[aria-busy=true]')).toHaveCount(0),
    'talk.asked.comparing': atOnce,
    'talk.sending': ({ survey: { dialog, button } }, snapshot) =>
      isOpen(snapshot) ? expect(button('Отправить')).toHaveAttribute('aria-busy', 'true') : expect(dialog).toBeHidden(),
    'talk.skipping': ({ block, survey: { dialog } }, { context: { isNear } }) =>
      isNear
        ? expect(dialog.or(block).getByRole('button', { name: /^Пропустить/ })).toHaveAttribute('aria-busy', 'true')
        : expect(dialog).toBeHidden(),
    'talk.thanked': ({ survey: { dialog } }, snapshot) =>
      isOpen(snapshot) ? expect(dialog).toContainText('Спасибо за ответы!') : expect(dialog).toBeHidden(),
    offer: unseen('Видно только само окно.'),
    'offer.away': waits,
    'offer.near': waits,
    'offer.willing': waits,
    'offer.comparing': atOnce,
    'offer.due': ({ survey: { dialog } }) => expect(dialog).toBeHidden(),
    'offer.spent': waits,
  },
})
