import { Link } from 'wouter'
import type { SetPart } from '../../../../model/catalogue/sets/set-part'
import { costApart } from '../../../../model/catalogue/sets/whole-set'
import { payableCost } from '../../../../model/catalogue/product-price'
import { usePrice } from '../../../hooks/data/use-price'
import { Money } from '../../../ui/amounts/money'
import { Button } from '../../../ui/controls/button'
import { Note } from '../../../ui/surfaces/note'
import styles from '../sets/set-contents.module.scss'
import { usePricesOf } from './use-prices-of'
import { useWholeSet } from './use-whole-set'
import { OwnText } from '../../../ui/text/own-text'

/** What the goods of a set cost the buyer, as many as it holds. */
export function SetPartCost({ part }: { part: SetPart }) {
  const cost = payableCost(usePrice(part.id))
  return <span className={styles.cost}>{cost === null ? '\u00a0' : <Money kopecks={cost * part.count} size="s" />}</span>
}

/** The goods of a set one by one: what they cost, and what the set saves; all of them into the cart. */
export function SetApart({ setId, parts }: { setId: number; parts: readonly SetPart[] }) {
  const priceOf = usePricesOf([setId, ...parts.map(({ id }) => id)])
  const apart = costApart(parts, priceOf)
  const whole = payableCost(priceOf(setId))
  const { add, whyNot, said } = useWholeSet(parts)
  return (
    <>
      <div className={styles.foot}>
        <p>
          {apart !== null && (
            <>
              <OwnText>По отдельности </OwnText>
              <Money kopecks={apart} tone="plain" />
              {whole !== null && whole < apart && (
                <>
                  <OwnText>, набором дешевле на </OwnText>
                  <Money kopecks={apart - whole} tone="plain" />
                </>
              )}
            </>
          )}
        </p>
        {add && (
          <Button
            variant="line"
            size="s"
            disabledReason={apart === null ? 'Цены есть не\u00a0у\u00a0всех товаров набора' : whyNot}
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
