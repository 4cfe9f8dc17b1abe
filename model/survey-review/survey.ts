import { TEXT_ANSWER_LENGTH } from '../limits'

/** What the rules need to know of a survey's question; the entity has more. */
export interface SurveyQuestion {
  readonly id: number
  /** How many items may be chosen. */
  readonly max_user_answers: number
  readonly items: readonly SurveyItem[]
}

/** What the rules need to know of an answer to choose. */
export interface SurveyItem {
  readonly id: number
  /** Choosing it ends the survey: nothing else needs an answer. */
  readonly finish_allowed: boolean
  /** Its question takes an own text. */
  readonly text_answer_allowed: boolean
}

/** The answer to one question: the ids of the chosen items, and an own text. */
export interface SurveyAnswer {
  readonly items: readonly number[]
  readonly text_answer: string
}

/** Answers by question id; a question without one is untouched. */
export type SurveyAnswers = Readonly<Record<number, SurveyAnswer>>

/** Whether the question takes an own text, which is never required. [VALID-005] */
export function takesText(question: SurveyQuestion): boolean {
  return question.items.some((item) => item.text_answer_allowed)
}

/** Answered is a question with at least one item chosen, or with some text (not only white space) where it takes one. [VALID-005] */
export function isAnswered(question: SurveyQuestion, answer: SurveyAnswer | undefined): boolean {
  return chosenItems(question, answer).length > 0 || (takesText(question) && (answer?.text_answer ?? '').trim() !== '')
}

/** Whether the item's box can be used: a chosen one can be let go, another chosen while `max_user_answers` is not reached. [VALID-004] */
export function canPick(question: SurveyQuestion, answer: SurveyAnswer | undefined, itemId: number): boolean {
  const chosen = chosenItems(question, answer)
  if (chosen.some((item) => item.id === itemId)) return true
  return chosen.length < question.max_user_answers && question.items.some((item) => item.id === itemId)
}

/** Whether the survey can be sent: every question is answered, or an item with `finish_allowed` is chosen. [STATE-010] */
export function canSubmit(questions: readonly SurveyQuestion[], answers: SurveyAnswers): boolean {
  if (questions.length === 0) return false
  return (
    questions.every((question) => isAnswered(question, answers[question.id])) ||
    questions.some((question) => chosenItems(question, answers[question.id]).some((item) => item.finish_allowed))
  )
}

/**
 * The answer after somebody pressed an item: of a single choice it is the one chosen, of many it is chosen or let go; one that cannot be
 * used changes nothing. [VALID-004]
 */
export function picked(question: SurveyQuestion, answer: SurveyAnswer | undefined, itemId: number): SurveyAnswer {
  const before = answer ?? NO_ANSWER
  if (!question.items.some(({ id }) => id === itemId)) return before
  if (question.max_user_answers === 1) return { ...before, items: [itemId] }
  if (!canPick(question, answer, itemId)) return before
  const isChosen = before.items.includes(itemId)
  return { ...before, items: isChosen ? before.items.filter((id) => id !== itemId) : [...before.items, itemId] }
}

/** Whether as many items are chosen as may be: the others are closed. Of a single choice none is: another one takes its place. [VALID-004] */
export const isFull = (question: SurveyQuestion, answer: SurveyAnswer | undefined): boolean =>
  question.max_user_answers > 1 && chosenItems(question, answer).length >= question.max_user_answers

/** @returns places of the questions that have no answer, the first is 0 */
export const openQuestions = (questions: readonly SurveyQuestion[], answers: SurveyAnswers): number[] =>
  questions.flatMap((question, at) => (isAnswered(question, answers[question.id]) ? [] : [at]))

/** @returns the place of the first question whose own text is longer than may be sent; -1: there is none */
export const tooLongAt = (questions: readonly SurveyQuestion[], answers: SurveyAnswers): number =>
  questions.findIndex((question) => takesText(question) && textOf(answers[question.id]).length > TEXT_ANSWER_LENGTH)

/** What is sent: the questions that were answered, as they may be, without what is not of them. */
export const answersToSend = (questions: readonly SurveyQuestion[], answers: SurveyAnswers): ({ id: number } & Mutable<SurveyAnswer>)[] =>
  questions.flatMap((question) => {
    const answer = answers[question.id]
    if (!isAnswered(question, answer)) return []
    return {
      id: question.id,
      items: chosenItems(question, answer).map(({ id }) => id),
      text_answer: takesText(question) ? textOf(answer) : '',
    }
  })

/** What of kept answers fits these questions: they may have been changed since. A text that is too long stays, for nothing typed is lost. */
export const fittingAnswers = (questions: readonly SurveyQuestion[], answers: SurveyAnswers): SurveyAnswers =>
  Object.fromEntries(
    questions.flatMap((question) => {
      const answer = answers[question.id]
      if (!answer) return []
      const items = chosenItems(question, answer).slice(0, question.max_user_answers)
      return [[question.id, { items: items.map(({ id }) => id), text_answer: takesText(question) ? answer.text_answer : '' }]]
    }),
  )

type Mutable<T extends SurveyAnswer> = Omit<T, 'items'> & { items: number[] }
/** A question that nobody has touched. */
export const NO_ANSWER: SurveyAnswer = { items: [], text_answer: '' }
const textOf = (answer: SurveyAnswer | undefined): string => (answer?.text_answer ?? '').trim()

function chosenItems(question: SurveyQuestion, answer: SurveyAnswer | undefined): readonly SurveyItem[] {
  return question.items.filter((item) => answer?.items.includes(item.id))
}
