import { useHead } from '../../shop/head'
import type { PageProps } from '../../shop/page-props'
import { useResource } from '../../hooks/data/use-resource'
import { useArrived } from '../../hooks/screen/use-navigation'
import { ResourceView } from '../../layouts/resource-view'
import { TextPage } from '../../ui/text/text-page'
import { aboutText } from './about-text'

/** Who the shop is, for whom it works and how; its name and age come from the configuration. [ROUTE-030, DEC-001] */
export default function AboutPage({ route }: PageProps) {
  const config = useResource('config.get', {})
  useHead({ title: route.title, canonical: '/info/about-company' })
  useArrived(config.status !== 'loading')
  return (
    <ResourceView of={config} waiting="Загружаем страницу" failed="Страница не загрузилась" height={640} className={undefined}>
      {({ shop_name: shopName, since }) => <TextPage title={route.title} blocks={aboutText({ shopName, since })} />}
    </ResourceView>
  )
}
