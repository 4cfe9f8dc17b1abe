import { useArrived } from '../../hooks/screen/use-navigation'
import { useHead } from '../../shop/head'
import type { PageProps } from '../../shop/page-props'
import { ButtonLink } from '../../ui/controls/button'
import { TextPage } from '../../ui/text/text-page'
import { SERVICE_TERMS_TEXT } from './service-terms-text'

const DESCRIPTION =
  'Условия знака доверия для автосервисов и\u00a0магазинов: заявка, проверка, размещение, обязанности, когда знак снимают.'

/** By which terms services and shops show the trust mark. [ROUTE-018] */
export default function ServiceTermsPage({ route }: PageProps) {
  useHead({ title: route.title, canonical: route.path, description: DESCRIPTION })
  useArrived(true)
  return (
    <TextPage title={route.title} blocks={SERVICE_TERMS_TEXT}>
      <ButtonLink href="/service/join" variant="main">
        Подать заявку
      </ButtonLink>
    </TextPage>
  )
}
