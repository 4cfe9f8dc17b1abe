import Printer from 'lucide-react/icons/printer'
import { Link } from 'wouter'
import { useResource } from '../../hooks/data/use-resource'
import { useArrived } from '../../hooks/screen/use-navigation'
import { ResourceView } from '../../layouts/resource-view'
import { useHead } from '../../shop/head'
import type { PageProps } from '../../shop/page-props'
import { Button } from '../../ui/controls/button'
import styles from './history-page.module.scss'
import { historyOf } from './history-text'

const DESCRIPTION =
  'Как оптовый поставщик смазочных материалов вырос от одного склада в\u00a0Казани до\u00a0восьми городов: склады, интернет-магазин, документы.'

/** How the shop came to be what it is, year by year. [ROUTE-037] */
export default function HistoryPage({ route }: PageProps) {
  const config = useResource('config.get', {})
  useHead({ title: route.title, canonical: route.path, description: DESCRIPTION })
  useArrived(config.status !== 'loading')
  return (
    <ResourceView of={config} waiting="Загружаем страницу" failed="Страница не загрузилась" height={640} className={undefined}>
      {(facts) => (
        <>
          <h1>{route.title}</h1>
          <Button size="s" icon={Printer} className={styles.print} onClick={() => window.print()}>
            Распечатать
          </Button>
          <ol className={styles.years}>
            {historyOf(facts).map(({ when, title, text }) => (
              <li key={when}>
                <p className={styles.when}>{when}</p>
                <div className={styles.what}>
                  <h2>{title}</h2>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <p className={styles.further}>
            Чем мы&nbsp;занимаемся сейчас&nbsp;– на&nbsp;странице <Link href="/info/about-company">«О&nbsp;компании»</Link>, где нас
            найти&nbsp;– <Link href="/info/contacts">«Контакты и&nbsp;склады»</Link>, что происходит сегодня&nbsp;–{' '}
            <Link href="/news">«Новости»</Link>.
          </p>
        </>
      )}
    </ResourceView>
  )
}
