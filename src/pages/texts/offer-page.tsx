import type { PageProps } from '../../shop/page-props'
import { ConfigText } from './config-text'
import { offerText } from './offer-text'

/** The contract that every order is placed under. [ROUTE-038] */
export default function OfferPage({ route }: PageProps) {
  return (
    <ConfigText
      route={route}
      description="Договор поставки товаров компаниям и предпринимателям: заказ, цена, оплата, доставка, приёмка, качество, ответственность сторон."
      date={{ label: 'Редакция от', at: '2026-04-01' }}
      textOf={offerText}
    />
  )
}
