import { useHead } from '../../shop/head'
import type { PageProps } from '../../shop/page-props'
import { useArrived } from '../../hooks/screen/use-navigation'
import { useResource } from '../../hooks/data/use-resource'
import { OwnCars } from './cars/own-cars'
import { ExternalCatalogues } from './start/external-catalogues'
import { LastVehicleLink } from './start/last-vehicle-link'
import { SelectionWays } from './start/selection-ways'
import styles from './start/start.module.scss'
import { TableNote } from './start/table-note'

/** Where goods for a car begin: three ways to name it, the cars that the user keeps, catalogues of other sites. [ROUTE-012, NAV-034] */
export default function SelectionPage({ route }: PageProps) {
  const cars = useResource('vehicles.cars', {})
  useHead({ title: route.title, isIndexed: false })
  useArrived(cars.status !== 'loading')
  return (
    <>
      <div className={styles.head}>
        <h1>{route.title}</h1>
        <p>Назовите машину, и&nbsp;мы&nbsp;покажем, какие масла, жидкости и&nbsp;фильтры ей&nbsp;подходят.</p>
      </div>
      <LastVehicleLink />
      <SelectionWays />
      <OwnCars of={cars} />
      <ExternalCatalogues />
      <TableNote />
    </>
  )
}
