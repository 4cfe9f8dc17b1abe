import { useState } from 'react'
import { useSearch } from 'wouter'
import { carName, readCarAddress, type CarAddress } from '../../../model/vehicle/details/known-car'
import type { KitItem } from '../../../model/vehicle/details/service-kit'
import type { Args } from '../../../model/contract'
import { useResource } from '../../hooks/data/use-resource'
import { useArrived } from '../../hooks/screen/use-navigation'
import { ResourceView } from '../../layouts/resource-view'
import { useBuyer } from '../../product/price/use-buyer'
import { useHead } from '../../shop/head'
import type { PageProps } from '../../shop/page-props'
import { ButtonLink } from '../../ui/controls/button'
import { listDrawing } from '../../ui/feedback/drawings/list'
import { StateView } from '../../ui/feedback/state-view'
import { Crumbs } from '../../ui/navigation/crumbs'
import { Note } from '../../ui/surfaces/note'
import styles from './details-scheme-page.module.scss'
import { ServiceKit } from './kit/service-kit'
import { Scheme } from './scheme/scheme'

const SELECTION = '/selection-parts'
const NO_KIT: readonly KitItem[] = []

/** What fits a known car: its service kit, and its parts by groups and drawn schemes. The car and what is chosen of it stand in the address. [ROUTE-013, CALL-077, STATE-021] */
export default function DetailsSchemePage({ route }: PageProps) {
  const address = readCarAddress(useSearch())
  const { rights, regionId } = useBuyer()
  useHead({ title: address ? `${carName(address.car)} — ${route.title.toLowerCase()}` : route.title, isIndexed: false })
  if (!address) return <NoCar title="Машина не&nbsp;выбрана">В&nbsp;адресе нет марки, модели, года или двигателя.</NoCar>
  return <KnownCarView key={carName(address.car)} address={address} isAsked={rights !== 'unknown'} regionId={regionId} />
}

function KnownCarView({ address, isAsked, regionId }: { address: CarAddress; isAsked: boolean; regionId: number | null }) {
  // The address changes with every detail that is selected, the car does not: the kit is not drawn anew.
  const [car] = useState(address.car)
  const body = { ...car, ...(regionId !== null && { company_region_id: regionId }) } satisfies Args<'vehicles.details'>['body']
  const details = useResource('vehicles.details', isAsked ? { body } : null)
  useArrived(details.status !== 'loading')
  const isUnknown = details.status === 'ready' && details.data.vehicle === null
  if (isUnknown)
    return (
      <NoCar title="Такой машины нет в&nbsp;справочнике">
        «{carName(address.car)}»: проверьте год и&nbsp;двигатель или найдите машину по&nbsp;VIN.
      </NoCar>
    )
  const { make, model, year } = address.car
  return (
    <>
      <Crumbs above={[{ href: SELECTION, label: 'Подбор по\u00a0автомобилю' }]} current={carName(address.car)} />
      <header className={styles.head}>
        <h1>
          {make} {model}, {year}
        </h1>
        <p className={styles.engine}>
          <span>Двигатель {carName(address.car).split(', ').at(-1)}</span>
          <ButtonLink href={SELECTION} variant="line" size="s">
            Другая машина
          </ButtonLink>
        </p>
      </header>
      <Note tone="warn" className={styles.notice}>
        Объёмы, допуски и&nbsp;номера — из&nbsp;справочника магазина. Перед заменой сверьте их с&nbsp;руководством по&nbsp;эксплуатации
        и&nbsp;старой деталью.
      </Note>
      <ResourceView
        of={details}
        waiting="Загружаем детали машины"
        failed="Детали машины не&nbsp;загрузились"
        height={560}
        className={styles.place}
      >
        {({ groups, categories, kit = NO_KIT }) => (
          <>
            {kit.length > 0 && <ServiceKit car={car} items={kit} />}
            <Scheme address={address} groups={groups} categories={categories} />
          </>
        )}
      </ResourceView>
    </>
  )
}

function NoCar({ title, children }: { title: React.ReactNode; children: React.ReactNode }) {
  useArrived(true)
  return (
    <StateView
      drawing={listDrawing}
      headingLevel={1}
      title={title}
      actions={
        <ButtonLink variant="main" href={SELECTION}>
          Выбрать машину
        </ButtonLink>
      }
    >
      {children}
    </StateView>
  )
}
