import { useState } from 'react'
import type { PageProps } from '../../shop/page-props'
import { useCustomerLazy } from '../../hooks/visitor/use-customer-lazy'
import { useHead } from '../../shop/head'
import { useArrived } from '../../hooks/screen/use-navigation'
import { useBuyer } from '../../product/price/use-buyer'
import { BrandGrid } from './showcase/brand-grid'
import { CategoryTiles } from './showcase/category-tiles'
import { lazyDesk } from './customer/lazy-desk'
import { useDesk } from './customer/use-desk'
import { Facts } from './guest/facts'
import { Hero } from './guest/hero'
import styles from './home-page.module.scss'
import { NewsPanel } from './showcase/news-panel'
import { Popular } from './popular'
import { Promos } from './showcase/promos'
import { Seen } from './seen'
import { Unconfirmed, useDoubt } from './unconfirmed'

/** What only customers see of the page, before it is drawn. */
export const ofCustomers = (): Promise<unknown> => lazyDesk.load()

/** The home page: for guests what the shop is, for customers what needs them and what they buy. [ROUTE-001] */
export default function HomePage({ route }: PageProps) {
  const { rights } = useBuyer()
  const desk = useDesk(rights)
  const isGuest = rights === 'guest'
  const parts = useCustomerLazy(lazyDesk)
  const isDoubtful = useDoubt(rights)
  useHead({ title: route.title, canonical: '/' })
  const isThere = rights !== 'unknown' && desk !== 'coming' && (isGuest || parts !== undefined)
  useArrived(isThere)
  const [wasShown, setShown] = useState(false)
  const isShown = wasShown || isThere
  if (isShown && !wasShown) setShown(true)
  // For another region only the desk comes anew: what is typed, and what was, stays in sight.
  if (!isShown) return <div className={styles.place} />
  if (isDoubtful) return <Unconfirmed />
  return (
    <>
      {isGuest ? (
        <>
          <Hero />
          <Facts />
        </>
      ) : (
        <>
          <h1 className="vh">Оптовый магазин «Картер»</h1>
          {parts && <parts.RegionLine />}
          {parts && <parts.Desk desk={desk} />}
        </>
      )}
      {isGuest && <CategoryTiles />}
      {!isGuest && parts && <parts.Frequent rights={rights} />}
      {!isGuest && <Seen rights={rights} />}
      {!isGuest && <Popular rights={rights} />}
      <Promos />
      {isGuest ? <Popular rights={rights} /> : <CategoryTiles />}
      <BrandGrid />
      <NewsPanel />
    </>
  )
}
