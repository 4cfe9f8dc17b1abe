import { type ApiError, failureText } from '../../../../model/api-error'
import type { DocumentDetails } from '../../../../model/document/document-details'
import { exchangeText } from '../../../../model/document/document-words'
import type { SigningOutcome } from '../../../../model/document/signing'
import { formatDateTime } from '../../../../model/text/date'

const DONE: Partial<Record<SigningOutcome['exchange'], string>> = {
  signed: 'подписан',
  differences: 'принят с\u00a0расхождениями. Акт ТОРГ-2 составлен, продавец пришлёт корректировку',
  refused: 'отклонён. Продавец увидит причину',
}

/** What became of a document, in sentences. */
export function outcomeText(outcome: SigningOutcome | null, { number }: Pick<DocumentDetails, 'number'>): string {
  if (outcome === null) return ''
  const { exchange, at, by, is_own } = outcome
  const what = DONE[exchange] ?? exchangeText({ exchange, signed: true }).toLocaleLowerCase('ru')
  return `${number} ${what}. ${is_own ? 'Ответили вы' : `Ответил ${by || 'продавец'}`}, ${formatDateTime(at)}.`
}

/** Why the document could not be looked at, and what comes next. */
export const unansweredText = (error: ApiError): string => failureText(error, 'Скоро спросим документ снова.')
