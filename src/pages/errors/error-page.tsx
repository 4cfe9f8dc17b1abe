import { errorStatus } from './error-status'
import { useHead } from '../../shop/head'
import { ApiError, failureText } from '../../../model/api-error'
import { isLostCode, LOST_CODE_ADVICE } from '../../../model/lost-code'
import { useArrived } from '../../hooks/screen/use-navigation'
import { Button, ButtonLink } from '../../ui/controls/button'
import { dropDrawing } from '../../ui/feedback/drawings/drop'
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
  return (
    <StateView
      drawing={dropDrawing}
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
      {errorText(error)}
    </StateView>
  )
}

/** In Russian whatever failed: what a browser or a library says of itself is for the log. */
function errorText(error: unknown): string {
  if (error instanceof ApiError) return failureText(error)
  if (isLostCode(error)) return `Часть магазина не\u00a0загрузилась. ${LOST_CODE_ADVICE}`
  return 'Эта часть магазина сломалась, мы уже знаем об\u00a0этом. Повторите; если не\u00a0поможет, откройте страницу заново.'
}
