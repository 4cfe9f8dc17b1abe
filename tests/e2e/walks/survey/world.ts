import type { Locator } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import type { surveyMachine } from '../../../../machines/survey/survey.machine'
import type { Survey } from '../../../../model/conversation/survey'
import { NEW_SURVEY, type SurveyDraft } from '../../../../model/survey-review/survey-draft'
import { SurveyPage } from '../../pages/survey'
import { expect } from '../../support/shop'
import type { Stage } from '../harness/stage'

type Snapshot = SnapshotFrom<typeof surveyMachine>
/** `block`: the block of the survey on the sheet of the cabinet. */
export type World = { stage: Stage; survey: SurveyPage; block: Locator; start: string; wasInCabinet: boolean; other: SurveyPage | null }

export const REGION = 5
export const CABINET = '/personal'
export const ALONE = 'покупатель один'
export const ELSEWHERE = 'опрос открыт и в другой вкладке'
/** It ends the survey: nothing else needs an answer. */
export const ENDING = { id: 15, text: 'Кабинетом почти не пользуюсь', finish_allowed: true, text_answer_allowed: false }
const OWN = { id: 25, text: 'Другого', finish_allowed: false, text_answer_allowed: true }
/** What the server asks, as far as these walks answer it. */
export const FIRST: Survey = {
  id: 1,
  title: 'Как вам личный кабинет?',
  placement: 'sidebar',
  questions: [
    { id: 1, title: 'Каким разделом вы пользуетесь чаще всего?', max_user_answers: 1, items: [ENDING] },
    { id: 2, title: 'Чего не хватает в каталоге?', max_user_answers: 2, items: [OWN] },
  ],
}
export const SECOND: Survey = { ...FIRST, id: 2, title: 'Доставка: что улучшить' }
/** How many failures in a row the ways tell apart: none, one, more. */
export const FAILURES = 2
export const OWN_TEXT = 'Схем узлов'
/** The questions: one of the given answers, and one that takes a text. */
export const [CHOICE, OPEN] = [1, 2]

/** All that these walks can have answered; each compares what is kept with what is here. */
export const DRAFTS: readonly SurveyDraft[] = [
  NEW_SURVEY,
  ...[{}, { [CHOICE]: { items: [ENDING.id], text_answer: '' } }].flatMap((chosen) =>
    [{}, { [OPEN]: { items: [], text_answer: OWN_TEXT } }].flatMap((written) =>
      [0, 1].map((at) => ({ answers: { ...chosen, ...written }, at, isOffered: true })),
    ),
  ),
]
export const isSame = (one: SurveyDraft, other: SurveyDraft | null) => JSON.stringify(one) === JSON.stringify(other)

export const sheetOf = ({ page }: Stage) => page.getByRole('dialog', { name: 'Личный кабинет', exact: true })
/** The page of the cabinet with its sheet over it, so that what comes by itself waits; in the other tab the dialog is opened where there is one. */
export async function enterCabinet(world: World): Promise<void> {
  const { stage, start } = world
  const { header } = stage.shop
  const sheet = sheetOf(stage)
  if (world.wasInCabinet) await stage.page.goForward()
  else {
    await header.cabinetButton.click()
    await sheet.getByRole('link', { name: 'Обзор' }).click()
  }
  world.wasInCabinet = true
  await stage.passUntil(async () => (await stage.page.title()).startsWith('Обзор'), 'the page of the cabinet')
  await header.cabinetButton.click()
  await expect(sheet).toBeVisible()
  if (start === ELSEWHERE) world.other = await openElsewhere(stage)
}
/** Comes back to the cabinet, where he answers on. */
export async function answerOn(world: World): Promise<void> {
  await enterCabinet(world)
  await world.block.getByRole('button', { name: /^(Ответить|Продолжить)$/ }).click()
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

/** The first survey is named on the sheet of the cabinet, and nobody has opened it. */
export const isBeforeHim = (snapshot: Snapshot): boolean =>
  snapshot.matches({ talk: 'asked' }) && snapshot.context.isNear && snapshot.context.hand?.survey.id === FIRST.id && !isBegun(snapshot)
/** The other tab has skipped the first, and the second is asked here. */
export const isSkippedThere = ({ context: { told } }: Snapshot): boolean => told?.survey?.id === SECOND.id
/** The pause before it comes by itself runs: what lets seconds pass can happen once or twice meanwhile. */
export const isOfferNear = (snapshot: Snapshot): boolean => snapshot.matches({ offer: 'near' })
/** Its dialog stood before him once. */
export const isBegun = ({ context: { draft } }: Snapshot): boolean => draft?.isOffered === true
/** Its dialog stands before him: he closes it with the thanks only, or by leaving; whoever comes back opens it again. */
export const isOpen = (snapshot: Snapshot): boolean => isBegun(snapshot) && snapshot.context.isNear
export const isAt = ({ context: { draft } }: Snapshot, question: number): boolean => draft?.at === question
export const isAnswered = ({ context: { draft } }: Snapshot, question: number): boolean => draft?.answers[question] !== undefined
