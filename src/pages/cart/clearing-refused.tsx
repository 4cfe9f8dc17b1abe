import { useSelector } from '@xstate/react'
import { useAppActor } from '../../shop/app-context'
import { useOrderLock } from '../../hooks/cart/use-order-lock'
import { TextLinkButton } from '../../ui/controls/text-link-button'
import { Note } from '../../ui/surfaces/note'
import styles from './cart-page.module.scss'

/** The server would not empty the cart: its words, and what to do. */
export function ClearingRefused() {
  const cart = useAppActor('cart')
  const write = useSelector(cart, (state) =>
    state?.context.queue.find(
      ({ productId, stage, regionId }) => productId === 'all' && stage === 'refused' && regionId === state.context.regionId,
    ),
  )
  const lock = useOrderLock()
  if (!cart || !write) return null
  return (
    <Note tone="bad" role="alert" className={styles.note}>
      Корзина не&nbsp;очищена. {write.reason}{' '}
      <TextLinkButton disabledReason={lock} onClick={() => cart.send({ type: 'write.retried', key: write.key })}>
        Повторить
      </TextLinkButton>{' '}
      <TextLinkButton disabledReason={lock} onClick={() => cart.send({ type: 'write.dropped', key: write.key })}>
        Оставить как есть
      </TextLinkButton>
    </Note>
  )
}
