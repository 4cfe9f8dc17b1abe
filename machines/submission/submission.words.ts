/** What a form says of itself when its call does not succeed; whole Russian sentences. */
export type SubmissionWords = {
  /** That nothing was done: «Обращение не отправлено.» */
  notSent: string
  /** That it may have been done: «Возможно, обращение уже отправлено.» */
  maybeSent: string
}

/** That the server hears no request for a while; for how long stands beside it. */
export const throttledText = ({ notSent }: SubmissionWords): string =>
  `${notSent} Слишком много попыток подряд. Всё введённое на\u00a0месте.`

/** That no answer came, and what pressing the button again does. @param isSafe the same request sent twice is done once */
export const unansweredText = ({ maybeSent }: SubmissionWords, isSafe: boolean): string =>
  `Ответ сервера не\u00a0пришёл. ${maybeSent} ${
    isSafe ? 'Нажмите кнопку ещё раз: второй раз это не\u00a0сделается.' : 'Нажмёте кнопку ещё раз\u00a0– может уйти второй раз.'
  }`
