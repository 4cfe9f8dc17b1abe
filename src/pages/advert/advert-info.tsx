import { useResource } from '../../hooks/data/use-resource'
import { useArrived } from '../../hooks/screen/use-navigation'
import { ResourceView } from '../../layouts/resource-view'
import { useHead } from '../../shop/head'
import type { PageProps } from '../../shop/page-props'
import { ButtonLink } from '../../ui/controls/button'
import { TextPage } from '../../ui/text/text-page'
import { advertInfoText } from './advert-info-text'

/** How the advertising materials are got and what may be done with them; the brands come from the configuration. [ROUTE-060, DEC-001] */
export function AdvertInfo({ route }: Pick<PageProps, 'route'>) {
  const config = useResource('config.get', {})
  useHead({ title: route.title, isIndexed: false })
  useArrived(config.status !== 'loading')
  return (
    <ResourceView of={config} waiting="Загружаем страницу" failed="Страница не загрузилась" height={640} className={undefined}>
      {(facts) => (
        <TextPage title={route.title} blocks={advertInfoText(facts)}>
          <ButtonLink href="/personal/advert" variant="line">
            К&nbsp;материалам
          </ButtonLink>
        </TextPage>
      )}
    </ResourceView>
  )
}
