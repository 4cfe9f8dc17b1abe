import type { PageProps } from '../../shop/page-props'
import { ButtonLink } from '../../ui/controls/button'
import { ConfigText } from './config-text'
import { partnersText } from './partners-text'

/** What the shop offers to companies that buy and sell on or use its goods, and how to begin. [ROUTE-039] */
export default function PartnersPage({ route }: PageProps) {
  return (
    <ConfigText
      route={route}
      description="Условия для автосервисов, магазинов, автопарков и производств: персональные цены, отсрочка, доставка по графику, документы и поддержка продаж."
      textOf={partnersText}
    >
      <ButtonLink href="/auth/registration" variant="main">
        Зарегистрировать компанию
      </ButtonLink>
    </ConfigText>
  )
}
