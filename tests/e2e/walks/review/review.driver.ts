import type { SnapshotFrom } from 'xstate'
import { reviewMachine } from '../../../../machines/review/review.machine'
import { canSend, hasNext, nextMark } from '../../../../machines/review/review.steps'
import { ApiError } from '../../../../model/api-error'
import { NO_ANSWERS, reviewOf } from '../../../../model/survey-review/review'
import type { ReviewedOrder } from '../../../../model/survey-review/reviewed-order'
import { Review } from '../../pages/review'
import { expect, type Shop } from '../../support/shop'
import { driverOf } from '../harness/driver'
import { STORAGE } from '../harness/unreached'
import { ALL_ATTEMPTS, SILENT } from '../harness/failures'
import type { Stage } from '../harness/stage'

type World = { stage: Stage; review: Review }

const ORDER: ReviewedOrder = { id: 481301, regionId: 1, at: '2026-11-16T09:00:00Z', isPickup: false, review: null }
const PAGE = `/personal/orders/${ORDER.id}`
const GIVEN = reviewOf(NO_ANSWERS.map((answer) => ({ ...answer, mark: 4 })))
const COMMENT = 'Упаковка цела'
const ASKED = 'магазин спрашивает'
const BY_HAND = 'на странице заказа'
const ELSEWHERE = 'отзыв пишут и в другой вкладке'
const WRITTEN = 'отзыв уже написан в другой вкладке'
const LAST = NO_ANSWERS.length - 1

/** Answers the questions from the one on the screen with the same mark, and sends it. */
async function writeReview({ page }: Shop): Promise<void> {
  const review = new Review(page)
  await expect(review.question).toBeVisible()
  const first = Number(/Вопрос (\d)/.exec(await review.question.innerText())?.[1])
  for (let question = first; question <= NO_ANSWERS.length; question++) {
    await expect(review.question).toHaveText(new RegExp(`Вопрос ${question}`))
    await review.star(4).click()
    await (question < NO_ANSWERS.length ? review.next : review.send).click()
  }
  await expect(review.thanks).toBeVisible()
}
/** The same order is reviewed in another tab, which is then closed; where it has a review already nothing happens. */
async function reviewElsewhere(stage: Stage): Promise<void> {
  const other = await stage.shop.tab()
  await other.open(PAGE)
  const { opener, given } = new Review(other.page)
  await expect(opener.or(given)).toBeVisible()
  if (await opener.isVisible()) {
    await opener.click()
    await writeReview(other)
  }
  await other.page.close()
  await stage.page.bringToFront()
}

const silent = 'Вопрос магазина серверу на экране не виден.'
const marks = 'Отметки «показано» уходят молча.'

export default driverOf<typeof reviewMachine, World>({
  machine: reviewMachine,
  unreached: {
    'review.screen--review.opened.0': 'У заказа с отзывом кнопки «Оценить заказ» нет: страница показывает сам отзыв.',
    'review.screen.none--always.0':
      'Об оценённом заказе сервер не спрашивает. Отзыв из другой вкладки начинает вопрос заново, остаётся другое устройство между двумя ответами сервера.',
    'review.screen.opening--error.loadDraft.0': STORAGE,
    'review.screen.questions--review.submitted.0':
      'До последнего вопроса без ответов не дойти, а кнопка отправки есть только там: переход страхует от пустого отзыва.',
    'review.sending.confirming--done.lookUpReview.1':
      'Сервер отвечает «отзыв уже есть», только когда он есть, и заказ тогда приходит с ним.',
    'review.telling.restoring--error.loadSeen.0': STORAGE,
    'review.telling.marking--error.markViewed.1':
      'Отметку сервер отказывается принять только о чужом заказе или не того региона, а окно спрашивает о своём.',
  },
  starts: [
    ...[ASKED, ELSEWHERE, WRITTEN].map((name) => ({
      name,
      input: { userId: 3 },
      first: [{ type: 'review.aim' as const, regionId: 1 }],
      come: async (stage: Stage) => {
        await stage.shop.comeAs('buyer', '/brands')
        await expect(stage.shop.heading('Бренды')).toBeVisible()
        return { stage, review: new Review(stage.page) }
      },
    })),
    {
      name: BY_HAND,
      input: { userId: 3 },
      first: [{ type: 'review.aim', regionId: 1 }, { type: 'xstate.after.startPause.review.watching.resting' }],
      free: ['orders.get'],
      come: async (stage) => {
        const page = new Review(stage.page)
        await stage.shop.comeAs('buyer', '/personal/orders')
        await stage.shop.orders.rows.getByRole('link', { name: '481 301' }).click()
        // A page that was waited for is shown a moment later; by then it may have begun to ask whether a mark is due.
        await stage.passUntil(() => page.opener.isVisible(), 'the page of the order')
        await stage.passUntil(async () => (await stage.waiting('regions.orderNotPopupShowed')) > 0, 'it is asked whether a mark is due')
        return { stage, review: page }
      },
    },
  ],
  situation: ({ value, context: { due, order, answers, question, shownAt, marks, told, sent, isLeaving } }) =>
    JSON.stringify([
      value,
      due !== null,
      order === null ? null : order.review !== null,
      answers.map(({ mark, comment }) => [mark, comment]),
      question,
      shownAt,
      [...marks.keys(), ...told],
      sent !== null,
      isLeaving,
    ]),
  limit: 3000,
  // It has begun to ask before the wait for the marks is over, or not at all.
  mayPass: (delay, snapshot) => delay !== 'startPause' || !isTellingLast(snapshot),
  // The popup tells it where it is drawn.
  atOnce: ({ context, tags }) =>
    tags.has('open') && context.shownAt === null ? { type: 'review.shown', path: context.due ? '/brands' : PAGE } : null,
  endsBy: ['review.telling.idle--always.1', 'review.telling.marking.hurried--after.tellWait.0', 'review.telling.waiting--always.0'],
  events: {
    'review.aim': [],
    'review.reload': [
      {
        as: { type: 'review.reload', tags: ['orders'], isOwn: false },
        when: isNotWritten,
        make: ({ stage }) => reviewElsewhere(stage),
      },
    ],
    'review.retried': [
      {
        as: { type: 'review.retried' },
        when: (snapshot) => snapshot.matches({ watching: 'failed' }) || snapshot.matches({ telling: 'waiting' }),
        make: ({ stage }) => stage.interruptNetwork(),
      },
    ],
    'review.tell': [
      {
        as: { type: 'review.tell' },
        when: ({ context }) => context.order === null && !context.isLeaving,
        make: ({ stage }) => stage.shop.header.logout(),
      },
    ],
    'page.reached': [
      {
        as: { type: 'page.reached', path: '/personal/orders' },
        when: ({ context }) => context.shownAt === PAGE,
        make: ({ stage }) => stage.page.goBack(),
      },
    ],
    'review.opened': [
      {
        as: { type: 'review.opened', order: ORDER },
        // What was begun would be there again.
        when: ({ context }, start) => start === BY_HAND && context.order === null && nextMark(context) === null && context.told.size === 0,
        make: ({ review: { opener } }) => opener.click(),
      },
    ],
    'review.shown': [],
    'review.closed': [
      {
        as: { type: 'review.closed' },
        make: async ({ stage }) => {
          // Where the mouse stands a button may say why it cannot be pressed: that would take the key.
          await stage.page.mouse.move(0, 0)
          await expect(stage.page.getByRole('tooltip')).toHaveCount(0)
          await stage.draw()
          await stage.page.keyboard.press('Escape')
        },
      },
    ],
    'mark.chosen': [
      {
        as: { type: 'mark.chosen', mark: 4 },
        when: (snapshot, start) => snapshot.context.answers[snapshot.context.question]?.mark === null && !isNotWritten(snapshot, start),
        make: ({ review: page }) => page.star(4).click(),
      },
    ],
    'comment.changed': [
      {
        as: { type: 'comment.changed', comment: COMMENT },
        when: ({ context }) => context.question === 1 && context.answers[1]?.comment === '',
        make: ({ review: page }) => page.comment.fill(COMMENT),
      },
    ],
    'question.passed': [
      { as: { type: 'question.passed' }, when: ({ context }) => hasNext(context), make: ({ review: page }) => page.next.click() },
    ],
    'question.returned': [
      {
        as: { type: 'question.returned' },
        when: ({ context }) => context.question === LAST && context.sent === null,
        make: ({ review: page }) => page.back.click(),
      },
    ],
    'review.submitted': [
      {
        as: { type: 'review.submitted' },
        when: ({ context }) => context.question === LAST && canSend(context),
        make: ({ review: page }) => page.send.click(),
      },
    ],
  },
  calls: {
    findDue: {
      asks: 'regions.orderNotPopupShowed',
      done: [
        {
          as: { order: ORDER, draft: null },
          when: ({ context }, start) => start !== BY_HAND && context.due === null && nextMark(context) === null && context.told.size === 0,
          plays: ['reviewDue'],
          then: ['orders.get'],
        },
        { as: null },
      ],
      failed: [{ as: SILENT, when: (snapshot) => !isTellingLast(snapshot), plays: ['serverDown'], attempts: ALL_ATTEMPTS }],
    },
    loadDraft: { asks: null, done: [{ as: null }], failed: [] },
    loadSeen: { asks: null, done: [{ as: [] }], failed: [] },
    sendReview: {
      asks: 'orders.review',
      done: [{ as: null, when: (_, start) => start !== WRITTEN }],
      failed: [
        { as: new ApiError(500, ''), plays: ['reviewFails'] },
        { as: new ApiError(409, ''), when: (_, start) => start === ELSEWHERE, before: reviewElsewhere },
        { as: new ApiError(409, ''), when: (_, start) => start === WRITTEN },
      ],
    },
    lookUpReview: {
      asks: 'orders.get',
      // That there was one already is news to all who show orders.
      done: [{ as: GIVEN, and: [{ type: 'review.reload', tags: ['orders', 'cart'], isOwn: true }] }],
      failed: [
        {
          as: SILENT,
          when: (snapshot) => !snapshot.matches({ watching: 'resting' }) && !isTellingLast(snapshot),
          plays: ['serverDown'],
          attempts: ALL_ATTEMPTS,
        },
      ],
    },
    markViewed: {
      asks: 'regions.viewedOrderPopup',
      done: [{ as: null }],
      // A server that is down would not let him log out either.
      failed: [{ as: SILENT, when: ({ context }) => !context.isLeaving, plays: ['serverDown'] }],
    },
  },
  states: {
    watching: { unseen: silent },
    'watching.idle': { unseen: silent },
    'watching.resting': { unseen: silent },
    'watching.asking': { unseen: silent },
    'watching.failed': { unseen: silent },
    screen: { unseen: 'Это само окно: видно каждое из его состояний.' },
    'screen.none': ({ review: page }) => expect(page.dialog).toBeHidden(),
    'screen.stars': async ({ review: page }) => {
      await expect(page.dialog.getByRole('heading', { level: 2 })).toHaveText('Как вам заказ № 481 301?')
      await expect(page.stars).toBeVisible()
    },
    'screen.opening': { unseen: 'Начатое вспоминается раньше, чем нарисовано окно.' },
    'screen.questions': async ({ review: page }, { context: { question, answers } }) => {
      await expect(page.question).toHaveText(new RegExp(`Вопрос ${question + 1} из 4`))
      await expect(page.comment).toHaveValue(answers[question]?.comment ?? '')
      await expect(page.star(4)).toBeChecked({ checked: answers[question]?.mark === 4 })
    },
    'screen.answered': ({ review: page }) => expect(page.thanks).toBeVisible(),
    sending: { unseen: 'Видно по кнопке отправки, пока окно открыто.' },
    'sending.idle': ({ review: page }) => expect(page.dialog.locator('[aria-busy=true]')).toHaveCount(0),
    'sending.posting': isSending,
    'sending.confirming': isSending,
    telling: { unseen: marks },
    'telling.restoring': { unseen: marks },
    'telling.idle': { unseen: marks },
    'telling.marking': { unseen: marks },
    'telling.marking.calm': { unseen: marks },
    'telling.marking.hurried': { unseen: marks },
    'telling.waiting': { unseen: marks },
  },
})

/** He logs out when the server has heard of his marks or has not in time: until the client gives up another call more time passes. */
function isTellingLast(snapshot: SnapshotFrom<typeof reviewMachine>): boolean {
  return snapshot.matches({ telling: 'marking' }) && snapshot.context.isLeaving
}
/** In the other tab it is to be written before anything is answered here. */
function isNotWritten(snapshot: SnapshotFrom<typeof reviewMachine>, start: string): boolean {
  return start === WRITTEN && snapshot.matches({ screen: 'stars', watching: 'idle' })
}
/** On the last question, where it is open. */
async function isSending({ review: page }: World, { context }: { context: { order: unknown; question: number } }): Promise<void> {
  if (context.order !== null && context.question === LAST) await expect(page.send).toHaveAttribute('aria-busy', 'true')
}
