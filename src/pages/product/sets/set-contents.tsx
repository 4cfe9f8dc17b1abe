import { Link } from 'wouter'
import { costApart, partsOfSet, type SetPart } from '../../../../model/cart/whole-set'
import { payableCost } from '../../../../model/catalogue/product-price'
import type { Product } from '../../../../model/catalogue/product'
import { formatPieces } from '../../../../model/text/count'
import { usePrice } from '../../../hooks/data/use-price'
import { useResource } from '../../../hooks/data/use-resource'
import { ProductName } from '../../../product/list/product-name'
import type { PriceRights } from '../../../product/price/use-buyer'
import { Money } from '../../../ui/amounts/money'
import { Button } from '../../../ui/controls/button'
import { Article } from '../../../ui/marks/article'
import { Note } from '../../../ui/surfaces/note'
import { Panel } from '../../../ui/surfaces/panel'
import { Shot } from '../../../ui/surfaces/picture'
import styles from './set-contents.module.scss'
import { usePricesOf } from './use-prices-of'
import { useWholeSet } from './use-whole-set'

/** What a set holds, what that costs apart, and all of it into the cart; nothing for what is no set. That it did not load is said among the sets below. [CALL-062] */
export function SetContents({ product, rights }: { product: Product; rights: PriceRights }) {
  const set = useResource('products.setOf', { params: { id: product.id } })
  const parts = set.status === 'ready' ? partsOfSet(set.data.items) : []
  if (parts.length === 0) return null
  const isPriced = rights === 'personal' || rights === 'moderated'
  return (
    <Panel title="В наборе" isPlain>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li key={part.id}>
            <Shot src={part.images[0] ?? ''} alt="" size={56} />
            <div className={styles.what}>
              <Link href={`/product/${part.id}`}>
                <ProductName name={part.name} />
              </Link>
              <Article value={part.article} />
            </div>
            <b className={styles.count}>{formatPieces(part.count)}</b>
            {isPriced && <PartCost part={part} />}
          </li>
        ))}
      </ul>
      {isPriced && <Apart setId={product.id} parts={parts} />}
    </Panel>
  )
}

function PartCost({ part }: { part: SetPart }) {
  const cost = payableCost(usePrice(part.id))
  return <span className={styles.cost}>{cost === null ? '\u00a0' : <Money kopecks={cost * part.count} size="s" />}</span>
}

/** The same goods one by one: what they cost, and what the set saves. */
function Apart({ setId, parts }: { setId: number; parts: readonly SetPart[] }) {
  const priceOf = usePricesOf([setId, ...parts.map(({ id }) => id)])
  const apart = costApart(parts, priceOf)
  const whole = payableCost(priceOf(setId))
  const { add, said } = useWholeSet(parts)
  return (
    <>
      <div className={styles.foot}>
        <p>
          {apart !== null && (
            <>
              По отдельности <Money kopecks={apart} tone="plain" />
              {whole !== null && whole < apart && (
                <>
                  , набором дешевле на <Money kopecks={apart - whole} tone="plain" />
                </>
              )}
            </>
          )}
        </p>
        {add && (
          <Button
            variant="line"
            size="s"
            disabledReason={apart === null ? 'Цены есть не\u00a0у\u00a0всех товаров набора' : undefined}
            onClick={add}
          >
            Все товары набора в&nbsp;корзину
          </Button>
        )}
      </div>
      {said !== null && (
        <Note tone="ok" role="status" className={styles.said}>
          {said} <Link href="/cart">Открыть корзину</Link>
        </Note>
      )}
    </>
  )
}
