import clsx from 'clsx'
import { useEffect, useRef, useState } from 'react'
import type { Order } from '../../../../model/order/order'
import { ORDER_CANCELLED } from '../../../../model/order/status'
import { giftsByPromotion, type OrderGifts } from '../../../../model/order/gift'
import { formatPieces } from '../../../../model/text/count'
import { formatDayMonth } from '../../../../model/text/date'
import { useAppState } from '../../../shop/app-context'
import { useResource } from '../../../hooks/data/use-resource'
import { Panel } from '../../../ui/surfaces/panel'
import { Shot } from '../../../ui/surfaces/picture'
import { GiftChoice } from './gift-choice'
import { OwnText } from '../../../ui/text/own-text'
import styles from './order-gift.module.scss'

/** A server that does not say what there is to choose from. [DEC-006] */
const NO_CHOICE: OrderGifts = { title: null, items: [], chosen: null, until: null }

/**
 * The gift of an order for who placed it: chosen and asked for, or what it is; nothing where the order earns none, or where nobody
 * knows. A server without the list of gifts is asked for one without a choice. [DEC-023, STATE-022]
 */
export function OrderGift({ order, reload, className }: { order: Order; reload: () => void; className?: string | undefined }) {
  const [isNew, setNew] = useState(false)
  const isOwn = useAppState((app) => app.context.user?.id === order.user_id)
  const isOf = isOwn && order.status !== ORDER_CANCELLED
  const gifts = useResource('orders.gifts', isOf ? { params: { id: order.id } } : null)
  if (!isOf) return null
  const isUnknown = gifts.status === 'failed' && (gifts.error.status === 404 || gifts.error.status === 501)
  const known = gifts.status === 'ready' ? gifts.data : isUnknown ? NO_CHOICE : null
  if (order.gift) return <TakenGift gifts={known ?? NO_CHOICE} isNew={isNew} className={className} />
  if (!known || (known.items.length === 0 && !isUnknown)) return null
  return (
    <Panel
      title={isUnknown ? 'Подарок за\u00a0заказ' : 'Выберите подарок'}
      aside={known.until !== null && <span className={styles.until}>до&nbsp;{formatDayMonth(known.until)}</span>}
      className={clsx(styles.panel, className)}
    >
      <GiftChoice
        key={order.id}
        orderId={order.id}
        gifts={known}
        onTaken={() => {
          setNew(true)
          reload()
        }}
      />
    </Panel>
  )
}

type TakenGiftProps = { gifts: OrderGifts; isNew: boolean; className: string | undefined }

/** What was given; where it was asked for here and now (`isNew`) it takes the focus that went with the button, and comes into sight. */
function TakenGift({ gifts, isNew, className }: TakenGiftProps) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isNew || !panel.current || document.activeElement !== document.body) return
    panel.current.tabIndex = -1
    panel.current.focus({ preventScroll: true })
    panel.current.scrollIntoView({ block: 'nearest' })
  }, [isNew])
  const gift = gifts.items.find(({ id }) => id === gifts.chosen)
  const { title = gifts.title, count = 1 } = giftsByPromotion(gifts).find(({ items }) => gift && items.includes(gift)) ?? {}
  return (
    <Panel ref={panel} title="Подарок за&nbsp;заказ" className={clsx(styles.panel, className)}>
      <div className={styles.taken}>
        {gift && <Shot src={gift.images[0] ?? ''} alt="" size={56} />}
        <div>
          <p>{gift ? [gift.name, count > 1 && formatPieces(count)].filter(Boolean).join(', ') : 'Подарок получен.'}</p>
          <p className={styles.about}>
            Положим в&nbsp;этот заказ.
            <OwnText>{title !== null && ` Акция «${title}».`}</OwnText>
          </p>
        </div>
      </div>
    </Panel>
  )
}
