import { useArrived } from '../../hooks/screen/use-navigation'
import { useHead } from '../../shop/head'
import type { PageProps } from '../../shop/page-props'
import { TextPage } from '../../ui/text/text-page'
import { collectedDataText } from './collected-data-text'

const DESCRIPTION =
  'Cookie, хранилища и базы данных, которые магазин держит в браузере: зачем каждая запись, сколько хранится и кто её видит.'
const TEXT = collectedDataText(__FAKE_SERVER__)

/** What the shop keeps in the browser, where, why and how long. [ROUTE-032] */
export default function CollectedDataPage({ route }: PageProps) {
  useHead({ title: route.title, canonical: route.path, description: DESCRIPTION })
  useArrived(true)
  return <TextPage title={route.title} blocks={TEXT} />
}
