import { errorMessage, errorStatus } from '../../app/error-status'
import { useHead } from '../../app/head'
import { ApiError, failureText } from '../../../model/api-error'
import { useArrived } from '../../hooks/screen/use-navigation'
import { Button, ButtonLink } from '../../ui/controls/button'
import { StateView } from '../../ui/feedback/state-view'
import { StatusCode } from './status-code'

/**
 * An unknown product, order or category, or something that failed: the status, a sentence, the way home. [NAV-029, ERROR-005, DEC-063]
 * `onRetry`: asks again; offered where the same question may be answered later.
 */
export function ErrorPage({ error, onRetry }: { error: unknown; onRetry?: (() => void) | undefined }) {
  const status = errorStatus(error)
  const title = status === 404 ? 'Страница не найдена' : 'Произошла ошибка'
  useHead({ title, isIndexed: false })
  useArrived(true)
  const message = error instanceof ApiError ? failureText(error) : errorMessage(error)
  return (
    <StateView
      drawing="drop"
      title={title}
      headingLevel={1}
      role="alert"
      actions={
        <>
          {onRetry && status !== 404 && (
            <Button variant="fill" onClick={onRetry}>
              Повторить
            </Button>
          )}
          <ButtonLink href="/" variant="line">
            Главная страница
          </ButtonLink>
        </>
      }
    >
      <StatusCode of={status} />
      {message && <p>{message}</p>}
    </StateView>
  )
}
