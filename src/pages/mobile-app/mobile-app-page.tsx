import Smartphone from 'lucide-react/icons/smartphone'
import type { Config } from '../../../model/content/config'
import { useResource } from '../../hooks/data/use-resource'
import { useArrived } from '../../hooks/screen/use-navigation'
import { ResourceView } from '../../layouts/resource-view'
import { useHead } from '../../shop/head'
import type { PageProps } from '../../shop/page-props'
import { ButtonLink } from '../../ui/controls/button'
import { Panel } from '../../ui/surfaces/panel'
import { TextBlocks } from '../../ui/text/text-blocks'
import { HOME_SCREEN_TEXT } from './home-screen-text'
import styles from './mobile-app-page.module.scss'

const DESCRIPTION =
  'Заказ с\u00a0телефона: приложение в\u00a0магазинах приложений и\u00a0сайт на\u00a0домашнем экране. Вход и\u00a0корзина общие.'

type AppKind = Config['mobile_apps'][number]['kind']
const STORES: Readonly<Record<AppKind, { name: string; of: string }>> = {
  rustore: { name: 'RuStore', of: 'Android' },
  app_store: { name: 'App Store', of: 'iPhone и\u00a0iPad' },
  google_play: { name: 'Google Play', of: 'Android' },
  app_gallery: { name: 'AppGallery', of: 'Huawei и\u00a0Honor' },
  apk: { name: 'Файл APK', of: 'Android, без магазина приложений' },
}

/** The app of the shop in the stores that the configuration names, and the site on the home screen, which needs no store. [ROUTE-024, NAV-036, DEC-002] */
export default function MobileAppPage({ route }: PageProps) {
  const config = useResource('config.get', {})
  useHead({ title: route.title, canonical: route.path, description: DESCRIPTION })
  useArrived(config.status !== 'loading')
  return (
    <>
      <h1>{route.title}</h1>
      <p className={styles.lead}>
        Проверить остаток рядом с&nbsp;машиной клиента, повторить заказ, узнать, где он&nbsp;едет. Вход, цены и&nbsp;корзина те&nbsp;же, что
        на&nbsp;сайте.
      </p>
      <div className={styles.columns}>
        <ResourceView of={config} waiting="Загружаем ссылки" failed="Ссылки не загрузились" height={240} className={styles.place}>
          {({ mobile_apps: apps }) => <Apps apps={apps.filter(({ url }) => url !== '')} />}
        </ResourceView>
        <TextBlocks blocks={HOME_SCREEN_TEXT} />
      </div>
    </>
  )
}

function Apps({ apps }: { apps: Config['mobile_apps'] }) {
  if (apps.length === 0)
    return (
      <Panel title="Приложение">
        <p className={styles.none}>
          Приложения в&nbsp;магазинах пока нет. Добавьте сайт на&nbsp;домашний экран: он&nbsp;умеет то&nbsp;же самое.
        </p>
      </Panel>
    )
  return (
    <Panel title="Приложение">
      <ul className={styles.apps}>
        {apps.map(({ kind, url }) => (
          <li key={kind}>
            <ButtonLink href={url} variant="fill" wide icon={Smartphone} target="_blank" rel="noreferrer">
              {STORES[kind].name}
            </ButtonLink>
            <span>{STORES[kind].of}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
