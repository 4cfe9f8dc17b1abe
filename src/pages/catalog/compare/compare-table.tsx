import clsx from 'clsx'
import X from 'lucide-react/icons/x'
import type { CSSProperties, ReactNode } from 'react'
import { Link } from 'wouter'
import { failureText } from '../../../../model/api-error'
import { type ComparisonRow, comparisonRows } from '../../../../model/catalogue/comparison-rows'
import type { Product } from '../../../../model/catalogue/product'
import { useCustomerParts } from '../../../hooks/visitor/customer-parts'
import { useBoughtProducts } from '../../../product/bought/use-bought'
import { ProductName } from '../../../product/list/product-name'
import { PriceInvitation } from '../../../product/price/price-invitation'
import type { PriceRights } from '../../../product/price/use-buyer'
import { IconButton } from '../../../ui/controls/icon-button'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { Delayed } from '../../../ui/feedback/delayed'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Article } from '../../../ui/marks/article'
import { Shot } from '../../../ui/surfaces/picture'
import styles from './compare-page.module.scss'
import type { Compared } from './use-compared-goods'

type TableProps = {
  goods: readonly Compared[]
  rights: PriceRights
  /** Rows in which all are alike are left out. */
  isDifferent: boolean
  onRemove: (id: number) => void
}

/** The product of a column, once it is there. */
const productOf = ({ resource }: Compared): Product | null => (resource.status === 'ready' ? resource.data : null)

/** A column for each product, a row for each parameter; the names of the rows stay in sight where the columns are scrolled. */
export function CompareTable({ goods, rights, isDifferent, onRemove }: TableProps) {
  const parts = useCustomerParts()
  useBoughtProducts()
  const products = goods.flatMap((each) => productOf(each) ?? [])
  const rows = comparisonRows(products)
  const shown = rows.filter(({ isSame }) => !isDifferent || !isSame)
  const isPriced = rights === 'personal' || rights === 'moderated'
  return (
    // What scrolls must be reachable by keyboard.
    <div className={styles.scroll} role="group" aria-label="Сравнение, таблица" tabIndex={0}>
      {/* A custom property is no key of CSSProperties. */}
      <table aria-label="Сравнение товаров" className={styles.table} style={{ '--count': goods.length } as CSSProperties}>
        <thead>
          <tr>
            <td className={styles.corner} />
            {goods.map((each) => (
              <th key={each.id} scope="col" data-product={each.id}>
                <ColumnHead of={each} onRemove={() => onRemove(each.id)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {isPriced ? (
            <>
              <Row name={rights === 'moderated' ? 'Цена для всех' : 'Ваша цена'} goods={goods}>
                {(product) => (
                  <div className={clsx(rights === 'moderated' && styles.plain)}>
                    {parts && <parts.ComparedOffer product={product} of="price" />}
                  </div>
                )}
              </Row>
              <Row name="Наличие" goods={goods}>
                {(product) => <div className={styles.stock}>{parts && <parts.ComparedOffer product={product} of="stock" />}</div>}
              </Row>
              <Row name="Количество" goods={goods}>
                {(product) => parts && <parts.ComparedOffer product={product} of="buying" />}
              </Row>
            </>
          ) : (
            (rights === 'guest' || rights === 'regionless') && (
              <tr>
                <th scope="row">Цена</th>
                <td colSpan={goods.length}>
                  <PriceInvitation rights={rights} />
                </td>
              </tr>
            )
          )}
          {shown.map((row) => (
            <ParameterRow key={row.key} row={row} goods={goods} />
          ))}
          {products.length > 1 && shown.length === 0 && (
            <tr>
              <th scope="row">Характеристики</th>
              <td colSpan={goods.length}>Все одинаковые</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}

function Row({ name, goods, children }: { name: string; goods: readonly Compared[]; children: (product: Product) => ReactNode }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {goods.map((each) => {
        const product = productOf(each)
        return <td key={each.id}>{product && children(product)}</td>
      })}
    </tr>
  )
}

/** The values of a row stand in the order of those products that are there. */
function ParameterRow({ row: { name, values, isSame }, goods }: { row: ComparisonRow; goods: readonly Compared[] }) {
  const there = goods.filter((each) => productOf(each) !== null)
  return (
    <tr className={clsx(isSame && styles.same)}>
      <th scope="row">{name}</th>
      {goods.map((each) => {
        const at = there.indexOf(each)
        const list = values[at]
        return (
          <td key={each.id}>
            {at < 0 ? null : list && list.length > 0 ? (
              <ProductName name={list.join(', ')} />
            ) : (
              <span className={styles.none}>
                <span aria-hidden="true">—</span>
                <span className="vh">нет</span>
              </span>
            )}
          </td>
        )
      })}
    </tr>
  )
}

function ColumnHead({ of: { id, resource }, onRemove }: { of: Compared; onRemove: () => void }) {
  if (resource.status === 'loading')
    return (
      <div className={styles.column} role="status" aria-label="Загружаем товар">
        <Delayed>
          <Skeleton height={120} />
        </Delayed>
      </div>
    )
  if (resource.status === 'failed')
    return (
      <div className={styles.column}>
        <IconButton label="Убрать из сравнения" icon={X} iconSize={16} size="s" className={styles.remove} onClick={onRemove} />
        <p className={styles.failed} role="alert">
          {failureText(resource.error)}
          {resource.error.status !== 404 && <TextLinkButton onClick={resource.reload}>Повторить</TextLinkButton>}
        </p>
      </div>
    )
  const { data: product } = resource
  return (
    <div className={styles.column}>
      <IconButton
        label={`Убрать из сравнения: ${product.article}`}
        icon={X}
        iconSize={16}
        size="s"
        className={styles.remove}
        onClick={onRemove}
      />
      <Link href={`/product/${id}`} tabIndex={-1} aria-hidden="true" className={styles.picture}>
        <Shot src={product.images[0] ?? ''} alt="" size="card" />
      </Link>
      <Link href={`/product/${id}`} className={styles.name}>
        <ProductName name={product.name} />
      </Link>
      <Article value={product.article} />
    </div>
  )
}
