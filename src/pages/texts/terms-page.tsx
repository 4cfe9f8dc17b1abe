import type { PageProps } from '../../shop/page-props'
import { ConfigText } from './config-text'
import { termsText } from './terms-text'

/** By which rules the site is used. [ROUTE-041] */
export default function TermsPage({ route }: PageProps) {
  return (
    <ConfigText
      route={route}
      description="Правила пользования сайтом: учётные записи, сведения о товарах, материалы сайта, доступ программ, ответственность."
      date={{ label: 'Редакция от', at: '2026-04-01' }}
      textOf={termsText}
    />
  )
}
