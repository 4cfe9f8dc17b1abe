import { ApiError, failureText, isUnauthorized, refusalText } from '../api-error'

const ADVICE = 'Всё введённое на\u00a0месте, нажмите кнопку ещё раз.'

/** Why a form was refused as a whole, and that nothing typed is lost. @param notDone what was not done, a whole Russian sentence */
export function refusedText(notDone: string, error: unknown): string {
  if (isUnauthorized(error)) return `${notDone} Вход истёк: войдите и\u00a0нажмите кнопку ещё раз, всё введённое на\u00a0месте.`
  const failure = ApiError.from(error)
  return `${notDone} ${Object.keys(failure.fields).length > 0 ? refusalText(failure) : failureText(failure, ADVICE)}`
}
