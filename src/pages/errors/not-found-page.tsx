import { useHead } from '../../app/head'
import { useArrived } from '../../hooks/use-navigation'
import { DefaultLayout } from '../../layouts/default-layout'
import { StateView } from '../../ui/feedback/state-view'

/** An unknown or malformed address: the spec's English text. [ROUTE-061, DEC-063] */
export function NotFoundPage() {
  useHead({ title: 'This page could not be found', isIndexed: false })
  useArrived(true)
  return (
    <DefaultLayout>
      <StateView kind="notFound" code={404} title="This page could not be found" level={1} action={{ label: 'Главная страница', href: '/' }} />
    </DefaultLayout>
  )
}
