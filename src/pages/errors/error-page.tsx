import { errorMessage, errorStatus } from '../../app/error-status'
import { useHead } from '../../app/head'
import { ApiError, failureText } from '../../../model/api-error'
import { useArrived } from '../../hooks/use-navigation'
import { StateView } from '../../ui/feedback/state-view'

/** An unknown product, order or category, or something that failed: the status, a sentence, the way home. [NAV-029, ERROR-005, DEC-063] */
export function ErrorPage({ error }: { error: unknown }) {
  const status = errorStatus(error)
  const isAbsent = status === 404
  const title = isAbsent ? 'Страница не найдена' : 'Произошла ошибка'
  useHead({ title, isIndexed: false })
  useArrived(true)
  const message = error instanceof ApiError ? failureText(error) : errorMessage(error)
  return (
    <StateView kind={isAbsent ? 'notFound' : 'failure'} code={status} title={title} text={isAbsent ? undefined : message} level={1} action={{ label: 'Главная страница', href: '/' }} />
  )
}
