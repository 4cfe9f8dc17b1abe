import { useArrived } from '../../hooks/screen/use-navigation'
import { useConfig } from '../../hooks/data/use-config'
import { useHead } from '../../shop/head'
import type { PageProps } from '../../shop/page-props'
import { TextBlocks } from '../../ui/text/text-blocks'
import { ConnectionCheck } from './connection-check'
import styles from './connection-page.module.scss'
import { connectionText } from './connection-text'

const DESCRIPTION = 'Проверка связи с\u00a0магазином по\u00a0шагам и\u00a0что делать, если сайт не\u00a0открывается или работает медленно.'

/** Why the shop may not open or be slow, and a check that finds out where it fails. [ROUTE-020, DEC-062] */
export default function ConnectionPage({ route }: PageProps) {
  const config = useConfig()
  useHead({ title: route.title, canonical: route.path, description: DESCRIPTION })
  useArrived(true)
  return (
    <>
      <h1>{route.title}</h1>
      <p className={styles.lead}>
        Проверим связь по&nbsp;шагам и&nbsp;подскажем, что исправить. Запросы идут только нашему серверу, никакие сведения
        не&nbsp;собираются.
      </p>
      <div className={styles.columns}>
        <ConnectionCheck />
        <TextBlocks blocks={connectionText(config)} />
      </div>
    </>
  )
}
