import { useState } from 'react'
import { failureText } from '../../../model/api-error'
import { findStores } from '../../../model/company/store/find-stores'
import type { Store } from '../../../model/company/store/store'
import { formatPhone } from '../../../model/identity/phone'
import { tied } from '../../../model/text/tied'
import { useConfig } from '../../hooks/data/use-config'
import { useResource } from '../../hooks/data/use-resource'
import { useArrived } from '../../hooks/screen/use-navigation'
import { useNow } from '../../hooks/screen/use-now'
import { useRegion } from '../../hooks/visitor/use-region'
import { useHead } from '../../shop/head'
import type { PageProps } from '../../shop/page-props'
import { Button, ButtonLink } from '../../ui/controls/button'
import { SearchInput } from '../../ui/controls/search-input'
import { Delayed } from '../../ui/feedback/delayed'
import { FailedView } from '../../ui/feedback/failed-view'
import { Skeleton } from '../../ui/feedback/skeleton'
import { PlaceMap } from '../../ui/map/map'
import { Panel } from '../../ui/surfaces/panel'
import styles from './contacts-page.module.scss'
import { RequisitesPanel } from './requisites-panel'
import { StoreCard } from './store-card'

const DESCRIPTION =
  'Телефоны, адреса и\u00a0часы восьми складов: Казань, Москва, Санкт-Петербург, Екатеринбург, Самара, Нижний Новгород, Тюмень, Краснодар. Реквизиты.'

/** How to reach the shop and its stores: phones, hours, map, the way there, requisites. [ROUTE-034, DEC-001] */
export default function ContactsPage({ route }: PageProps) {
  const stores = useResource('stores.list', {})
  useHead({ title: route.title, canonical: route.path, description: DESCRIPTION })
  useArrived(stores.status !== 'loading')
  return (
    <>
      <h1>{route.title}</h1>
      <Ways />
      {stores.status === 'loading' && (
        <div role="status" aria-label="Загружаем склады" className={styles.place}>
          <Delayed>
            <Skeleton height={640} />
          </Delayed>
        </div>
      )}
      {stores.status === 'failed' && (
        <FailedView title="Склады не загрузились" onRetry={stores.reload}>
          {failureText(stores.error)}
        </FailedView>
      )}
      {stores.status === 'ready' && <Stores all={stores.data.items} />}
      <RequisitesPanel />
    </>
  )
}

/** The shop's own phone and e-mail, whatever is known of its stores. */
function Ways() {
  const config = useConfig()
  if (!config) return <div className={styles.ways} />
  return (
    <ul className={styles.ways}>
      <li>
        <a href={`tel:+${config.phone}`}>{formatPhone(config.phone)}</a>
        <span>{tied(config.phone_hours)}</span>
      </li>
      <li>
        <a href={`mailto:${config.email}`}>{config.email}</a>
        <span>Заказы, документы, сотрудничество</span>
      </li>
      <li>
        <ButtonLink href="/support" variant="line">
          Написать нам
        </ButtonLink>
      </li>
    </ul>
  )
}

function Stores({ all }: { all: readonly Store[] }) {
  const config = useConfig()
  const cityId = useRegion((region) => region?.store_city_id ?? null)
  const now = useNow()
  const [words, setWords] = useState('')
  const [selectedId, setSelectedId] = useState<number | null>(null)
  const found = findStores(all, words, cityId)
  if (all.length === 0)
    return (
      <Panel label="Склады">
        <p className={styles.none}>Адресов складов сейчас нет: их назовут по&nbsp;телефону.</p>
      </Panel>
    )
  return (
    <>
      <section aria-labelledby="stores">
        <div className={styles.head}>
          <h2 id="stores">Склады</h2>
          <search className={styles.search}>
            <SearchInput label="Найти склад по городу" placeholder="Город или область" value={words} onChange={setWords} />
          </search>
        </div>
        <p role="status" className="vh">
          {words.trim() !== '' && `Найдено складов: ${found.length}`}
        </p>
        {found.length === 0 ? (
          <Panel label="Склад не найден">
            <p className={styles.none}>
              Склада «{words.trim()}» у&nbsp;нас нет. В&nbsp;другие города отправляем транспортной компанией: до&nbsp;терминала бесплатно,
              дальше по&nbsp;её&nbsp;тарифу.
            </p>
            <Button variant="line" onClick={() => setWords('')}>
              Показать все склады
            </Button>
          </Panel>
        ) : (
          <ul className={styles.cards}>
            {found.map((store) => (
              <StoreCard key={store.id} store={store} now={now} isOwn={store.store_city_id === cityId} />
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="stores-map" className={styles.map}>
        <h2 id="stores-map">На&nbsp;карте</h2>
        <PlaceMap
          label="Склады на карте"
          places={findStores(all, '', cityId).map(({ id, city, address, position }) => ({
            id,
            name: city,
            address: tied(address),
            position,
          }))}
          selectedId={selectedId}
          onSelect={setSelectedId}
          mapsKey={config?.maps_key ?? ''}
        />
      </section>
    </>
  )
}
