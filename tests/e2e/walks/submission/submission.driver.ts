import type { SnapshotFrom } from 'xstate'
import { submissionMachine } from '../../../../machines/submission/submission.machine'
import type { SubmissionEvent } from '../../../../machines/submission/submission.types'
import { ApiError } from '../../../../model/api-error'
import { EMPTY_FEEDBACK, type TypedFeedback } from '../../../../model/conversation/feedback'
import { feedbackForm } from '../../../../src/pages/support/feedback-form'
import { expect } from '../../support/shop'
import { driverOf } from '../harness/driver'
import { ALL_ATTEMPTS, SILENT } from '../harness/failures'
import type { Stage } from '../harness/stage'

type Snapshot = SnapshotFrom<typeof submissionMachine>

const ALONE = 'без файлов'
const WITH_FILE = 'с файлом'
/** It takes a moment to leave where the line is slow. */
const FILE = { name: 'invoice.pdf', size: 1_000_000, type: 'application/pdf' }
/** So often it is said how much of it has left. */
const PART_MS = 100
const ORDER = { order_number: '481392', subject: 'order' } as const
const TYPED = { name: 'Анна', email: 'anna@garage.example', consent: true } as const
const TEXTS = ['', 'Не приехали две бочки', 'Не приехала одна бочка'] as const

const pageOf = ({ page }: Stage) => {
  const form = page.getByRole('form', { name: 'Обратная связь' })
  return {
    form,
    text: form.getByLabel('Сообщение'),
    order: form.getByLabel('Номер заказа, если есть'),
    submit: form.getByRole('button', { name: 'Отправить' }),
    again: page.getByRole('button', { name: 'Написать ещё' }),
  }
}
const textOf = ({ context }: Snapshot) => (context.values as TypedFeedback).text
const isComplete = ({ context }: Snapshot) => context.check(context.values, {}).args !== null
const changed = (values: Partial<TypedFeedback>): SubmissionEvent[] =>
  Object.entries(values).map(([field, value]) => ({ type: 'field.changed', field, value }))

async function openForm(stage: Stage): Promise<Stage> {
  await stage.shop.open(`/support?order=${ORDER.order_number}`)
  const { form } = pageOf(stage)
  await form.getByLabel('Как к вам обращаться').fill(TYPED.name)
  await form.getByLabel('Email для ответа').fill(TYPED.email)
  await form.getByRole('checkbox').check()
  return stage
}

/** What the form says, as a whole and at the field that the walks fill in; the field is open or locked. */
async function isShown(stage: Stage, snapshot: Snapshot): Promise<void> {
  const { form, text } = pageOf(stage)
  const { errors, refusal } = snapshot.context
  const count = Object.keys(errors).length
  await expect(form.getByRole('alert')).toHaveText([...(refusal === null ? [] : [refusal]), ...(count > 0 ? [/^Проверьте/] : [])])
  await expect(form.getByRole('alert').getByRole('link')).toHaveCount(count)
  await expect(text).toHaveValue(textOf(snapshot))
  await expect(text).toHaveAccessibleDescription(new RegExp(`^${errors['text'] ?? '\\d'}`))
  await expect(text).toBeEditable({ editable: snapshot.hasTag('editable') })
}

const NO_LOOK_UP =
  'Узнать у сервера, сделано ли, пока не может ни одна форма магазина: вызов обратной связи с ключом, а откликов сервер не показывает.'
const SAME_RULES = 'Сервер проверяет поля по тем же правилам, что и форма: послать ему то, что он не примет, форма не даёт.'
const NO_SECRET = 'Неполной форма без ответа бывает, только если пароль введён иначе, а форм с паролем на этой машине ещё нет.'

export default driverOf<typeof submissionMachine, Stage>({
  machine: submissionMachine,
  unreached: {
    'submission.sending--answer.failed.0': NO_LOOK_UP,
    'submission.sending--answer.failed.2': SAME_RULES,
    'submission.unanswered--form.submitted.1': NO_SECRET,
    'submission.lookingUp--done.lookUp.0': NO_LOOK_UP,
    'submission.lookingUp--done.lookUp.1': NO_LOOK_UP,
    'submission.lookingUp--error.lookUp.0': NO_LOOK_UP,
    'submission.lookingUp--error.lookUp.1': NO_LOOK_UP,
    'submission.doubtful--form.retried.0': NO_LOOK_UP,
    'submission.doubtful--form.submitted.0': NO_LOOK_UP,
    'submission.doubtful--after.restPause.0': NO_LOOK_UP,
  },
  isOfPage: true,
  held: ['feedback.send'],
  starts: [ALONE, WITH_FILE].map((name) => ({
    name,
    input: {
      id: 'feedback',
      fields: Object.keys(feedbackForm.labels),
      values: { ...EMPTY_FEEDBACK, ...ORDER },
      check: feedbackForm.check as never, // the values are those of the form
      words: feedbackForm.words,
      isKeyed: true,
      canLookUp: false,
    },
    first: [
      { type: 'fields.known', values: ORDER },
      ...changed(TYPED),
      ...(name === WITH_FILE ? changed({ files: [new File([new Uint8Array(FILE.size)], FILE.name, { type: FILE.type })] }) : []),
    ],
    come: async (stage) => {
      await openForm(stage)
      if (name === WITH_FILE)
        await pageOf(stage)
          .form.getByLabel('Файлы')
          .setInputFiles({ name: FILE.name, mimeType: FILE.type, buffer: Buffer.alloc(FILE.size) })
      return stage
    },
  })),
  situation: ({ value, context: { values, errors, refusal, progress } }) =>
    JSON.stringify([value, values, Object.keys(errors), refusal, progress]),
  events: {
    'fields.known': [],
    'field.changed': TEXTS.map((text) => ({
      as: { type: 'field.changed', field: 'text', value: text },
      when: (snapshot) => snapshot.hasTag('editable') && textOf(snapshot) !== text,
      make: (stage) => pageOf(stage).text.fill(text),
    })),
    'field.left': [
      {
        as: { type: 'field.left', field: 'text' },
        make: async (stage) => {
          await pageOf(stage).text.focus()
          await pageOf(stage).order.focus()
        },
      },
    ],
    'form.submitted': [
      {
        as: { type: 'form.submitted', secrets: {} },
        when: (snapshot) => snapshot.hasTag('editable') && !isComplete(snapshot),
        make: (stage) => pageOf(stage).submit.click(),
      },
      {
        as: { type: 'form.submitted', secrets: {} },
        when: (snapshot, start) => start === ALONE && snapshot.hasTag('editable') && isComplete(snapshot),
        make: (stage) => pageOf(stage).submit.click(),
        // A short text has left as soon as it is sent.
        and: [{ type: 'sending.progressed', sent: 1, total: 1 }],
      },
      {
        as: { type: 'form.submitted', secrets: {} },
        when: (snapshot, start) => start === WITH_FILE && snapshot.hasTag('editable') && isComplete(snapshot),
        make: async (stage) => {
          await stage.shop.answersIn('slow')
          await pageOf(stage).submit.click()
        },
      },
    ],
    'sending.progressed': [
      {
        as: { type: 'sending.progressed', sent: 20_000, total: FILE.size },
        when: ({ context }, start) => start === WITH_FILE && context.progress === null,
        // What the page asks before the file leaves takes time, too.
        make: (stage) =>
          expect
            .poll(
              async () => {
                await stage.pass(PART_MS)
                return pageOf(stage).form.getByRole('progressbar').isVisible()
              },
              { message: 'a part of the file has left', intervals: [10] },
            )
            .toBe(true),
      },
    ],
    'sending.cancelled': [
      {
        as: { type: 'sending.cancelled' },
        when: ({ context }, start) => start === WITH_FILE && context.progress !== null,
        make: async (stage) => {
          await pageOf(stage).form.getByRole('button', { name: 'Отменить' }).click()
          await stage.shop.answersIn('none')
        },
      },
    ],
    'answer.came': [
      {
        as: { type: 'answer.came', answer: { id: 1001 } },
        when: (_, start) => start === ALONE,
        make: (stage) => stage.let('feedback.send'),
      },
    ],
    'answer.failed': [
      {
        as: { type: 'answer.failed', error: SILENT },
        when: (_, start) => start === ALONE,
        make: async (stage) => {
          await stage.plays('feedbackFails')
          await stage.let('feedback.send', ALL_ATTEMPTS)
        },
      },
      {
        as: { type: 'answer.failed', error: new ApiError(429, '') },
        when: (_, start) => start === ALONE,
        make: async (stage) => {
          await stage.plays('tooMany')
          await stage.let('feedback.send', ALL_ATTEMPTS)
        },
      },
    ],
    'form.retried': [],
    'form.restarted': [
      {
        as: { type: 'form.restarted', values: { ...EMPTY_FEEDBACK, ...ORDER } },
        make: (stage) => pageOf(stage).again.click(),
      },
    ],
  },
  calls: { lookUp: { asks: null, done: [], failed: [] } },
  states: {
    editing: isShown,
    sending: async (stage, snapshot) => {
      await isShown(stage, snapshot)
      await expect(pageOf(stage).form.getByRole('button', { name: 'Отправляем…' })).toHaveAttribute('aria-busy', 'true')
      await expect(pageOf(stage).form.getByRole('progressbar')).toHaveCount(snapshot.context.progress === null ? 0 : 1)
    },
    refused: isShown,
    'refused.byField': { unseen: 'Когда неверные поля исправлены, видно то же, что при заполнении.' },
    'refused.whole': (stage) => expect(pageOf(stage).form.getByRole('alert')).toContainText('Сообщение не отправлено.'),
    unanswered: isShown,
    lookingUp: { unseen: NO_LOOK_UP },
    doubtful: { unseen: NO_LOOK_UP },
    sent: async (stage) => {
      await expect(stage.page.getByRole('heading', { name: 'Сообщение № 1001 принято' })).toBeVisible()
      await expect(pageOf(stage).form).toBeHidden()
    },
  },
})
