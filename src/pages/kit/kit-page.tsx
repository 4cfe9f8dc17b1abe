import { Link } from 'wouter'
import { useHead } from '../../shop/head'
import type { PageProps } from '../../shop/page-props'
import { useArrived } from '../../hooks/screen/use-navigation'
import { listDrawing } from '../../ui/feedback/drawings/list'
import { StateView } from '../../ui/feedback/state-view'
import { TextPage } from '../../ui/text/text-page'
import { FormParts } from './form-parts'
import styles from './kit-page.module.scss'
import { OtherParts } from './other-parts'
import { SAMPLE_TEXT } from './sample-text'

/** The parts of the interface in their states, to be looked at and tested in one place. In the demo alone. */
export default function KitPage({ route, params: { part } }: PageProps) {
  useHead({ title: route.title, isIndexed: false })
  useArrived(true)
  if (part === 'text')
    return (
      <TextPage
        title="Как мы доставляем заказы"
        blocks={SAMPLE_TEXT}
        date={{ label: 'Редакция от', at: '2026-11-16' }}
        lead="Сроки, стоимость и порядок приёмки. Действует для всех покупателей магазина."
      >
        <Link href="/kit">Все части</Link>
      </TextPage>
    )
  if (part !== undefined)
    return <StateView drawing={listDrawing} headingLevel={1} title="Такой части нет" actions={<Link href="/kit">Все части</Link>} />
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{route.title}</h1>
        <Link href="/kit/text">Страница для чтения</Link>
      </header>
      <FormParts />
      <OtherParts />
    </div>
  )
}
