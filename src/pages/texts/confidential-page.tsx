import type { PageProps } from '../../shop/page-props'
import { ConfigText } from './config-text'
import { confidentialText } from './confidential-text'

/** What is done with personal data, and what their owners may ask for. [ROUTE-033] */
export default function ConfidentialPage({ route }: PageProps) {
  return (
    <ConfigText
      route={route}
      description="Политика обработки персональных данных: какие данные и зачем мы обрабатываем, кому передаём, сколько храним, как их исправить или удалить."
      date={{ label: 'Редакция от', at: '2026-04-01' }}
      textOf={confidentialText}
    />
  )
}
