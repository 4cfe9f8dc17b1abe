import { useSelector } from '@xstate/react'
import { selectQuantity } from '../../../../../machines/cart/cart.selectors'
import { shownProduct } from '../../../../../model/cart/cart-lines'
import { acceptableLines } from '../../../../../model/order/change'
import { formatPieces } from '../../../../../model/text/count'
import { useAppActor } from '../../../../shop/app-context'
import { ChangeRow, Changes } from '../../../../cart/changes/changes'
import { PriceShift } from '../../../../cart/changes/price-shift'
import { Button } from '../../../../ui/controls/button'
import { Dialog, DialogFoot } from '../../../../ui/surfaces/dialog'
import { changesBetween, changesOfServer, sumsOf, type Change, type LineOf } from './changes'
import { OtherRegion } from './other-region'
import { OwnText } from '../../../../ui/text/own-text'
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
    <Dialog title={titleOf(changes)} role="alertdialog" width={560} onClose={decline}>
      <OtherRegion />
      <p>Заказ ещё не&nbsp;отправлен. Проверьте строки и&nbsp;решите, заказывать&nbsp;ли.</p>
      <Changes>
        {changes.map((change) => (
          <ChangedLine key={change.productId} change={change} />
        ))}
      </Changes>
      <DialogFoot isSticky>
        {canOrder && (
          <p className={styles.total}>
            К&nbsp;оплате <PriceShift from={before} to={after} />
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

/** What the dialog is about: prices alone are named as such. */
const titleOf = (changes: readonly Change[]): string =>
  changes.every(({ cost, qty, available }) => cost !== null && qty > 0 && available === qty)
    ? 'Пока вы оформляли, изменились цены'
    : 'Пока вы оформляли, кое-что изменилось'

function acceptText(changes: readonly Change[]): string {
  const left = changes.filter(({ cost }) => cost !== null)
  if (left.some(({ cost, seen }) => cost !== seen)) return 'Заказать с новыми ценами'
  return left.some(({ qty, available }) => available > qty) ? 'Заказать с изменениями' : 'Заказать то, что есть'
}

function ChangedLine({ change: { name, article, seen, cost, qty, available, isTakenOut } }: { change: Change }) {
  return (
    <ChangeRow name={name} article={article}>
      {cost === null ? (
        <b className={styles.gone}>
          Не&nbsp;войдёт в&nbsp;заказ: {isTakenOut ? 'строки в\u00a0корзине больше нет' : 'нет в\u00a0наличии или цены'}
        </b>
      ) : (
        <>
          <PriceShift from={seen} to={cost} />
          <span>
            <OwnText>{qty === 0 ? 'новая строка: ' : available !== qty && `${formatPieces(qty)} → `}</OwnText>
            <b>{formatPieces(available)}</b>
          </span>
        </>
      )}
    </ChangeRow>
  )
}
