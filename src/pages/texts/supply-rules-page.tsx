import { ApiError } from '../../../model/api-error'
import type { PageProps } from '../../shop/page-props'
import { ButtonLink } from '../../ui/controls/button'
import { Delayed } from '../../ui/feedback/delayed'
import { Skeleton } from '../../ui/feedback/skeleton'
import { ErrorPage } from '../errors/error-page'
import { useHelpCentre } from '../faq/use-help-centre'
import { ConfigText } from './config-text'
import { supplyRulesText } from './supply-rules-text'

/** How goods are ordered, paid, brought, accepted and returned; a 404 where the help centre is off. [ROUTE-040, DEC-034] */
export default function SupplyRulesPage({ route }: PageProps) {
  const centre = useHelpCentre()
  if (centre === 'off') return <ErrorPage error={new ApiError(404, '')} />
  if (centre === 'unknown')
    return (
      <div role="status" aria-label="Загружаем страницу">
        <Delayed>
          <Skeleton height={640} />
        </Delayed>
      </div>
    )
  return (
    <ConfigText
      route={route}
      description="Заказ, оплата, доставка и самовывоз, приёмка, документы, возврат и претензии: как мы поставляем товар компаниям."
      textOf={supplyRulesText}
    >
      <ButtonLink href="/info/faq" variant="line">
        Вопросы и&nbsp;ответы
      </ButtonLink>
    </ConfigText>
  )
}
