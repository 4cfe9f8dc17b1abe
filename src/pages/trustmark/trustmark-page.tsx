import { useArrived } from '../../hooks/screen/use-navigation'
import { useHead } from '../../shop/head'
import type { PageProps } from '../../shop/page-props'
import { ButtonLink } from '../../ui/controls/button'
import { TextPage } from '../../ui/text/text-page'
import { TRUSTMARK_TEXT } from './trustmark-text'

const DESCRIPTION = 'Знак доверия: что он\u00a0подтверждает, кто может его получить, как проверить и\u00a0как вступить в\u00a0программу.'

/** What the trust mark says to the customers of a service or a shop, and who may show it. [ROUTE-017] */
export default function TrustmarkPage({ route }: PageProps) {
  useHead({ title: route.title, canonical: route.path, description: DESCRIPTION })
  useArrived(true)
  return (
    <TextPage title={route.title} blocks={TRUSTMARK_TEXT}>
      <ButtonLink href="/service/join" variant="main">
        Подать заявку
      </ButtonLink>
    </TextPage>
  )
}
