import { useSelector } from '@xstate/react'
import { shownProduct } from '../../../../model/cart/cart-lines'
import { useAppActor } from '../../../app/app-context'
import { Button } from '../../../ui/controls/button'
import { Money } from '../../../ui/amounts/money'
import { Dialog, DialogFoot } from '../../../ui/surfaces/dialog'
import { changesBetween, changesOfServer, type Change } from './changes'
import styles from './order.module.scss'

/** Prices or stock are others than the buyer saw: shown old → new, and the buyer decides. [DEC-022] */
export function DecisionDialog() {
  const checkout = useAppActor('checkout')
  const cart = useAppActor('cart')
  const deciding = useSelector(checkout, (state) => (state?.hasTag('deciding') ? state.context : null))
  if (!checkout || !deciding) return null
  const nameOf = (productId: number) => {
    const context = cart?.getSnapshot().context
    return (context && shownProduct(context.known, context.queue, context.regionId, productId)?.name) ?? `Товар ${productId}`
  }
  const isLocal = deciding.changed.length === 0
  const changes = isLocal ? changesBetween(deciding.submitted?.lines ?? [], deciding.lines, nameOf) : changesOfServer(deciding.changed)
  const missing = new Set(changes.filter(({ cost }) => cost === null).map(({ productId }) => productId))
  const canOrder = deciding.lines.some(({ product_id }) => !missing.has(product_id))
  const decline = () => checkout.send({ type: 'change.declined' })
  return (
    <Dialog title="Пока вы оформляли, кое-что изменилось" role="alertdialog" width={560} onClose={decline}>
      <p>Заказ ещё не&nbsp;отправлен. Проверьте строки и&nbsp;решите, заказывать ли.</p>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <ChangeLine key={change.productId} change={change} />
        ))}
      </ul>
      <DialogFoot isSticky>
        <Button variant="line" onClick={decline}>
          Вернуться в&nbsp;корзину
        </Button>
        {canOrder && (
          <Button variant="main" data-autofocus onClick={() => checkout.send({ type: 'change.accepted' })}>
            {changes.some(({ cost, seen }) => cost !== null && cost !== seen) ? 'Заказать с новыми ценами' : 'Заказать то, что есть'}
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  )
}

function ChangeLine({ change: { name, seen, cost, qty, available } }: { change: Change }) {
  return (
    <li>
      <span>{name}</span>
      {cost === null ? (
        <b className={styles.gone}>Не&nbsp;войдёт в&nbsp;заказ: нет в&nbsp;наличии или цены</b>
      ) : (
        <span className={styles.change}>
          {cost !== seen && (
            <span>
              <Money kopecks={seen} tone="was" /> → <Money kopecks={cost} />
            </span>
          )}
          {available !== qty && (
            <span>
              {qty}&nbsp;шт. → <b>{available}&nbsp;шт.</b>
            </span>
          )}
        </span>
      )}
    </li>
  )
}
