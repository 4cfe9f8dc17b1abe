import { useSearch } from 'wouter/use-browser-location'
import * as z from 'zod/mini'
import { ApiError } from '../../../model/api-error'
import { Product } from '../../../model/catalogue/product'
import { LOST_CODE_ADVICE } from '../../../model/lost-code'
import { PRICES_WAIT_MS } from '../../../model/limits'
import { createLazy } from '../../shop/code/lazy'
import { useLazy } from '../../shop/code/use-lazy'
import type { PageProps } from '../../shop/page-props'
import { useCustomerLazy } from '../../hooks/visitor/use-customer-lazy'
import { usePrice, usePricesFailed } from '../../hooks/data/use-price'
import { type Opening, useOpening } from '../../hooks/screen/use-opening'
import { useArrived } from '../../hooks/screen/use-navigation'
import { useResource } from '../../hooks/data/use-resource'
import { useBuyer } from '../../product/price/use-buyer'
import { LostPart } from '../../shop/code/lost-part'
import { FailedView } from '../../ui/feedback/failed-view'
import { ErrorPage } from '../errors/error-page'
import { lazyParts } from './customer/lazy-parts'
import { ProductSkeleton } from './product-skeleton'
import { ProductView } from './product-view'

/** What only customers see of the page, before it is drawn. */
export const ofCustomers = (): Promise<unknown> => lazyParts.load()

/** For whoever opens a document. */
const documentView = createLazy(async () => (await import('./document/document-view')).default)
/** Few products have gone. */
const goneProductPage = createLazy(async () => (await import('./gone-product')).default)

const UNKNOWN = new ApiError(404, '')

/**
 * A product by its number, with `?document=safety` a document of it; without a number, with another word or with an unknown number the page
 * is a 404. [ROUTE-021, DEC-063]
 */
export default function ProductPage({ params }: PageProps) {
  const id = /^[1-9]\d{0,8}$/.test(params.id ?? '') ? Number(params.id) : null
  const kind = new URLSearchParams(useSearch()).get('document')
  if (id === null) return <ErrorPage error={UNKNOWN} />
  if (kind === null) return <Loaded key={id} id={id} />
  return (
    <LostPart told={(retry) => <LostCode title="Документ не загрузился" onRetry={retry} />}>
      <Document id={id} kind={kind} />
    </LostPart>
  )
}

function Document(props: { id: number; kind: string }) {
  const DocumentView = useLazy(documentView)
  // oxlint-disable-next-line react/static-components -- the same component each time
  return DocumentView ? <DocumentView {...props} /> : <ProductSkeleton />
}

function LostCode({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <FailedView headingLevel={1} title={title} onRetry={onRetry}>
      {LOST_CODE_ADVICE}
    </FailedView>
  )
}

function Loaded({ id }: { id: number }) {
  const { rights, regionId } = useBuyer()
  const product = useResource(
    'products.get',
    rights === 'unknown' ? null : { params: { id }, query: regionId === null ? {} : { company_region_id: regionId } },
  )
  // Asked for beside the product, so that the page is drawn once and nothing moves.
  const packs = useResource('products.grouped', { params: { id } })
  const set = useResource('products.setOf', { params: { id } })
  const categories = useResource('categories.list', {})
  const isCodeComing = useCustomerLazy(lazyParts) === undefined && (rights === 'personal' || rights === 'moderated')
  // Once it is drawn it stays: what failed is asked for again in its own place.
  const areParts = !isCodeComing && [packs, set, categories].every(({ status }) => status !== 'loading')
  const parts = useOpening('product', id, rights === 'unknown' ? 'unknown' : areParts ? 'there' : 'missing', PRICES_WAIT_MS)
  const isPriceComing = usePriceOpening(id) === 'closed'
  const isComing = product.status !== 'failed' && (isPriceComing || parts === 'closed')
  useArrived(!isComing && product.status === 'ready')
  if (isComing || product.status === 'loading') return <ProductSkeleton />
  if (product.status === 'ready') return <ProductView product={product.data} rights={rights} />
  const gone = goneProduct(product.error)
  if (gone)
    return (
      <LostPart told={(retry) => <LostCode title="Страница товара не загрузилась" onRetry={retry} />}>
        <Gone product={gone} />
      </LostPart>
    )
  return <ErrorPage error={product.error} onRetry={product.reload} />
}

function Gone(props: { product: Product }) {
  const GoneProduct = useLazy(goneProductPage)
  // oxlint-disable-next-line react/static-components -- the same component each time
  return GoneProduct ? <GoneProduct {...props} /> : <ProductSkeleton />
}

/** What a 404 says was there before: a product that has left the catalogue; null of one that never was. */
function goneProduct({ status, details }: ApiError): Product | null {
  const told = status === 404 ? z.safeParse(z.object({ product: Product }), details) : null
  return told?.success ? told.data.product : null
}

/** The offer has its height from the price; one that fails or is late is not waited for. */
function usePriceOpening(id: number): Opening {
  const { rights, regionId } = useBuyer()
  const isKnown = usePrice(id) !== undefined
  const hasFailed = usePricesFailed()
  const isPriced = rights === 'personal' || rights === 'moderated'
  const content = rights === 'unknown' ? 'unknown' : isKnown || !isPriced ? 'there' : hasFailed ? 'failed' : 'missing'
  return useOpening('product-price', regionId, content, PRICES_WAIT_MS)
}
