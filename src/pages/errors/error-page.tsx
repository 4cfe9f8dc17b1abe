import { errorMessage, errorStatus } from './error-status'
import { useHead } from '../../shop/head'
import { ApiError, failureText } from '../../../model/api-error'
import { useArrived } from '../../hooks/screen/use-navigation'
import { Button, ButtonLink } from '../../ui/controls/button'
import { StateView } from '../../ui/feedback/state-view'

/**
 * An unknown product, order or category, or something that failed: the status, a sentence, the way home. [NAV-029, ERROR-005, DEC-063]
 * `onRetry`: asks again; offered where the same question may be answered later.
 */
export function ErrorPage({ error, onRetry }: { error: unknown; onRetry?: (() => void) | undefined }) {
  const status = errorStatus(error)
  const title = status === 404 ? 'Страница не найдена' : 'Произошла ошибка'
  const canRetry = onRetry !== undefined && status !== 404
  useHead({ title, isIndexed: false })
  useArrived(true)
  const message = error instanceof ApiError ? failureText(error) : errorMessage(error)
  return (
    <StateView
      drawing="drop"
      title={`${status}. ${title}`}
      headingLevel={1}
      role="alert"
      actions={
        <>
          {canRetry && (
            <Button variant="main" onClick={onRetry}>
              Повторить
            </Button>
          )}
          <ButtonLink href="/" variant={canRetry ? 'line' : 'main'}>
            Главная страница
          </ButtonLink>
          {!canRetry && (
            <ButtonLink href="/catalog" variant="line">
              Каталог
            </ButtonLink>
          )}
        </>
      }
    >
      {message}
    </StateView>
  )
}
