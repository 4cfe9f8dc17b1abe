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

function chosenItems(question: SurveyQuestion, answer: SurveyAnswer | undefined): readonly SurveyItem[] {
  return question.items.filter((item) => answer?.items.includes(item.id))
}
