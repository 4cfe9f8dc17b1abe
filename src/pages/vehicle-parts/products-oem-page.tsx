import { useSearch } from 'wouter'
import { cleanText } from '../../../model/text/typed/clean-text'
import { counted } from '../../../model/text/plural'
import { words } from '../../../model/text/words'
import { useResource } from '../../hooks/data/use-resource'
import { useArrived } from '../../hooks/screen/use-navigation'
import { ResourceView } from '../../layouts/resource-view'
import { CompareBar } from '../../product/compare/compare-bar'
import { useBuyer } from '../../product/price/use-buyer'
import { useHead } from '../../shop/head'
import type { PageProps } from '../../shop/page-props'
import { Crumbs } from '../../ui/navigation/crumbs'
import { OemForm } from './oem/oem-form'
import { OemGoods } from './oem/oem-goods'
import styles from './products-oem-page.module.scss'
import { SEARCH_LENGTH } from '../../../model/limits'
import { OwnText } from '../../ui/text/own-text'

/** The goods of a part by its number at the maker: those with the cross number, then analogs of the same size. [ROUTE-014, DEC-075] */
export default function ProductsOemPage({ route }: PageProps) {
  const oem = cleanText(new URLSearchParams(useSearch()).get('oem') ?? '')
    .trim()
    .slice(0, SEARCH_LENGTH)
  useHead({ title: oem === '' ? route.title : `Номер OEM ${oem}`, isIndexed: false })
  return (
    <>
      <Crumbs above={[{ href: '/selection-parts', label: 'Подбор по\u00a0автомобилю' }]} current={route.title} />
      <h1 className={styles.title}>{oem === '' ? route.title : `Номер OEM ${oem}`}</h1>
      <OemForm key={`form ${oem}`} oem={oem} />
      {oem === '' ? <NoNumber /> : <Goods key={oem} oem={oem} />}
    </>
  )
}

function NoNumber() {
  useArrived(true)
  return <p className={styles.lead}>Введите номер, который стоит на&nbsp;старой детали или в&nbsp;каталоге изготовителя.</p>
}

function Goods({ oem }: { oem: string }) {
  const { rights, regionId } = useBuyer()
  const query = { oem, ...(regionId !== null && { company_region_id: regionId }) }
  const found = useResource('vehicles.byOem', rights === 'unknown' ? null : { query })
  useArrived(found.status !== 'loading')
  return (
    <ResourceView
      of={found}
      waiting="Ищем товары по&nbsp;номеру"
      failed="Товары по&nbsp;номеру не&nbsp;загрузились"
      height={420}
      className={styles.place}
    >
      {({ part, products, analogs }) => (
        <>
          {part && (
            <p className={styles.lead}>
              {part.name} для {vehiclesText(part.vehicles)}.{' '}
              <OwnText>
                {products.length + analogs.length > 0 && `Нашли ${counted(products.length + analogs.length, words.product)}.`}
              </OwnText>
            </p>
          )}
          <OemGoods part={part} products={products} analogs={analogs} rights={rights} />
          <CompareBar />
        </>
      )}
    </ResourceView>
  )
}

const NAMED = 4

/** «Hyundai/Kia G4FA, G4FC и ещё 3». */
function vehiclesText(vehicles: readonly string[]): string {
  const rest = vehicles.length - NAMED
  return vehicles.slice(0, NAMED).join(', ') + (rest > 0 ? ` и\u00a0ещё ${rest}` : '')
}
