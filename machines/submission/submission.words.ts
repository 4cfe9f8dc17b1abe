import { ApiError, failureText, isUnauthorized, refusalText } from '../../model/api-error'

/** What a form says of itself when its call does not succeed; whole Russian sentences. */
export type SubmissionWords = {
  /** That nothing was done: «Обращение не отправлено.» */
  notSent: string
  /** That it may have been done: «Возможно, обращение уже отправлено.» */
  maybeSent: string
}

const ADVICE = 'Всё введённое на\u00a0месте, нажмите кнопку ещё раз.'

/** Why the form was refused as a whole, and that nothing typed is lost. */
export function refusedText({ notSent }: SubmissionWords, error: unknown): string {
  if (isUnauthorized(error)) return `${notSent} Вход истёк: войдите и\u00a0нажмите кнопку ещё раз, всё введённое на\u00a0месте.`
  const failure = ApiError.from(error)
  return `${notSent} ${Object.keys(failure.fields).length > 0 ? refusalText(failure) : failureText(failure, ADVICE)}`
}

/** That no answer came, and what pressing the button again does. @param isSafe the same request sent twice is done once */
export const unansweredText = ({ maybeSent }: SubmissionWords, isSafe: boolean): string =>
  `Ответ сервера не\u00a0пришёл. ${maybeSent} ${
    isSafe ? 'Нажмите кнопку ещё раз: второй раз это не\u00a0сделается.' : 'Нажмёте кнопку ещё раз\u00a0– может уйти второй раз.'
  }`
