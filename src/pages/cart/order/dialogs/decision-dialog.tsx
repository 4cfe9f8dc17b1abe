import { useSelector } from '@xstate/react'
import { selectQuantity } from '../../../../../machines/cart/cart.selectors'
import { shownProduct } from '../../../../../model/cart/cart-lines'
import { acceptableLines } from '../../../../../model/order/change'
import { formatPieces } from '../../../../../model/text/count'
import { useAppActor } from '../../../../app/app-context'
import { Button } from '../../../../ui/controls/button'
import { Article } from '../../../../ui/marks/article'
import { Money } from '../../../../ui/amounts/money'
import { Dialog, DialogFoot } from '../../../../ui/surfaces/dialog'
import { changesBetween, changesOfServer, sumsOf, type Change, type LineOf } from './changes'
import { OtherRegion } from './other-region'
import styles from './decision-dialog.module.scss'

/**
 * Prices or stock are others than the buyer saw: line by line and in sum shown old → new, and the buyer decides. The focus goes to
 * the title: a key pressed too long orders nothing. [DEC-022]
 */
export function DecisionDialog() {
  const checkout = useAppActor('checkout')
  const cart = useAppActor('cart')
  const deciding = useSelector(checkout, (state) => (state?.hasTag('deciding') ? state.context : null))
  if (!checkout || !deciding) return null
  const lineOf: LineOf = (productId) => {
    const now = cart?.getSnapshot()
    const product = now && shownProduct(now.context.known, now.context.queue, now.context.regionId, productId)
    return product && { ...product, isInCart: selectQuantity(productId)(now) > 0 }
  }
  const isLocal = deciding.changed.length === 0
  const seen = isLocal ? (deciding.submitted?.lines ?? []) : deciding.lines
  const changes = isLocal ? changesBetween(seen, deciding.lines, lineOf) : changesOfServer(deciding.changed, lineOf)
  const orderable = acceptableLines(deciding.lines, deciding.changed)
  const canOrder = orderable.length > 0
  const { before, after } = sumsOf(seen, orderable, deciding.submitted?.receiving.type === 'pickup')
  const decline = () => checkout.send({ type: 'change.declined' })
  return (
    <Dialog title="Пока вы оформляли, кое-что изменилось" role="alertdialog" width={560} onClose={decline}>
      <OtherRegion />
      <p>Заказ ещё не&nbsp;отправлен. Проверьте строки и&nbsp;решите, заказывать ли.</p>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <ChangeLine key={change.productId} change={change} />
        ))}
      </ul>
      <DialogFoot isSticky>
        {canOrder && (
          <p className={styles.total}>
            К&nbsp;оплате <Shift from={before} to={after} />
          </p>
        )}
        <Button variant="line" onClick={decline}>
          Вернуться в&nbsp;корзину
        </Button>
        {canOrder && (
          <Button variant="main" onClick={() => checkout.send({ type: 'change.accepted' })}>
            {acceptText(changes)}
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  )
}

function acceptText(changes: readonly Change[]): string {
  const left = changes.filter(({ cost }) => cost !== null)
  if (left.some(({ cost, seen }) => cost !== seen)) return 'Заказать с новыми ценами'
  return left.some(({ qty, available }) => available > qty) ? 'Заказать с изменениями' : 'Заказать то, что есть'
}

function ChangeLine({ change: { name, article, seen, cost, qty, available, isTakenOut } }: { change: Change }) {
  return (
    <li>
      <span>{name}</span>
      {article !== null && <Article value={article} />}
      {cost === null ? (
        <b className={styles.gone}>
          Не&nbsp;войдёт в&nbsp;заказ: {isTakenOut ? 'строки в\u00a0корзине больше нет' : 'нет в\u00a0наличии или цены'}
        </b>
      ) : (
        <span className={styles.change}>
          <Shift from={seen} to={cost} />
          <span>
            {qty === 0 ? 'новая строка: ' : available !== qty && `${formatPieces(qty)} → `}
            <b>{formatPieces(available)}</b>
          </span>
        </span>
      )}
    </li>
  )
}

/** «10,00 ₽ → 11,00 ₽»; one sum where it stayed. */
function Shift({ from, to }: { from: number; to: number }) {
  return (
    <span>
      {from !== to && (
        <>
          <Money kopecks={from} tone="was" /> →{' '}
        </>
      )}
      <Money kopecks={to} />
    </span>
  )
}
