import { useEffect, useRef } from 'react'
import { failureText } from '../../../../model/api-error'
import type { Args } from '../../../../model/contract'
import { usePricesTrouble } from '../../../hooks/data/use-price'
import { useResource } from '../../../hooks/data/use-resource'
import { ProductCard } from '../../../product/list/product-card'
import { PRODUCT_COLUMNS, ProductRows } from '../../../product/list/product-table'
import { PricesNote } from '../../../product/price/prices-note'
import type { PriceRights } from '../../../product/price/use-buyer'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { Delayed } from '../../../ui/feedback/delayed'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Note } from '../../../ui/surfaces/note'
import styles from './listing.module.scss'
import type { View } from './sort-bar'

/** A call that answers a page of products. */
export type ListRequest =
  | { name: 'products.all'; args: Args<'products.all'> }
  | { name: 'promotions.products'; args: Args<'promotions.products'> }

export type MorePageProps = {
  request: ListRequest
  view: View
  rights: PriceRights
  /** Products that it will have. */
  size: number
  /** Its first product takes the focus when it comes. */
  isEntered: boolean
  /** Told whether its products are there or do not come, or are on their way. */
  onSettled: (isSettled: boolean) => void
}

/** A page of the list below those before it, in their table or grid; one that does not come says so in its place. */
export function MorePage({ request, view, rights, size, isEntered, onSettled }: MorePageProps) {
  const resource = useResource(request.name, request.args)
  const products = resource.status === 'ready' ? resource.data.products : []
  const ids = products.map(({ id }) => id)
  const hasNoPrices = usePricesTrouble(ids) !== null
  const place = useRef<HTMLElement | null>(null)
  const mark = (element: HTMLElement | null) => void (place.current = element)
  const latest = useRef({ isEntered, onSettled })
  useEffect(() => {
    latest.current = { isEntered, onSettled }
  })
  useEffect(() => {
    const isSettled = resource.status !== 'loading'
    if (isSettled && latest.current.isEntered)
      place.current?.querySelector<HTMLElement>('a:not([tabindex="-1"]), button')?.focus({ preventScroll: true })
    latest.current.onSettled(isSettled)
  }, [resource.status])

  const words =
    resource.status === 'failed' ? (
      <Note tone="bad" role="alert">
        {failureText(resource.error)} <TextLinkButton onClick={resource.reload}>Повторить</TextLinkButton>
      </Note>
    ) : resource.status === 'loading' ? (
      <div
        className={styles.morePlace}
        role="status"
        aria-label="Загружаем ещё товары"
        style={{ height: (view === 'table' ? 71 : 430 / 4) * size }}
      >
        <Delayed>
          <Skeleton height="100%" />
        </Delayed>
      </div>
    ) : hasNoPrices ? (
      <PricesNote ids={ids} />
    ) : null
  if (view === 'table') {
    return (
      <ProductRows products={products} rights={rights} place={mark}>
        {words && (
          <tr className={styles.moreWords}>
            <td colSpan={PRODUCT_COLUMNS}>{words}</td>
          </tr>
        )}
      </ProductRows>
    )
  }
  return (
    <div ref={mark} className={styles.moreCards}>
      {words && <div className={styles.moreWords}>{words}</div>}
      {products.map((product) => (
        <ProductCard key={product.id} product={product} rights={rights} />
      ))}
    </div>
  )
}
