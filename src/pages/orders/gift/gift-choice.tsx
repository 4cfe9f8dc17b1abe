import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { giftRefusal, giftsByPromotion, type OrderGifts } from '../../../../model/order/gift'
import { formatPieces } from '../../../../model/text/count'
import { unbroken } from '../../../../model/text/tied'
import { useApi } from '../../../shop/api-context'
import { useConfig } from '../../../hooks/data/use-config'
import { Button } from '../../../ui/controls/button'
import { FieldGroup } from '../../../ui/controls/field'
import { announce } from '../../../ui/feedback/announce'
import { Note } from '../../../ui/surfaces/note'
import { Shot } from '../../../ui/surfaces/picture'
import { connectGift } from './connect-gift'
import styles from './order-gift.module.scss'
import { ProductName } from '../../../product/list/product-name'
import { useOwnActor } from '../../../hooks/data/use-own-actor'
import { OwnText } from '../../../ui/text/own-text'

/** The gifts of an order as cards, one of which is asked for; without a list only the button. `onTaken` is called once it is given. [DEC-023] */
export function GiftChoice({ orderId, gifts, onTaken }: { orderId: number; gifts: OrderGifts; onTaken: () => void }) {
  const api = useApi()
  const phone = useConfig()?.phone ?? ''
  const [machine] = useState(() => connectGift(api))
  const flow = useOwnActor(machine, { input: { orderId } })
  const { chosen, error } = useSelector(flow, (state) => state.context)
  const isBusy = useSelector(flow, (state) => state.hasTag('busy') || state.hasTag('taken'))
  const isOpen = useSelector(flow, (state) => state.hasTag('open'))
  const hasFailed = useSelector(flow, (state) => state.hasTag('failed'))
  const isRefused = useSelector(flow, (state) => state.hasTag('refused'))
  const name = useId()
  const told = useEffectEvent(() => {
    announce('Подарок получен. Положим в\u00a0этот заказ.')
    onTaken()
  })
  useEffect(() => {
    const subscription = flow.on('gift.taken', told)
    return () => subscription.unsubscribe()
  }, [flow])
  const byPromotion = giftsByPromotion(gifts)
  const canSkip = gifts.items.length === 0
  return (
    <div className={styles.gift}>
      {canSkip ? (
        <p>Если заказ участвует в&nbsp;акции с&nbsp;подарком, запросите подарок здесь.</p>
      ) : (
        <>
          {byPromotion.length > 1 && <p className={styles.about}>Подарок на&nbsp;заказ один: выберите его в&nbsp;любой из&nbsp;акций.</p>}
          <FieldGroup label="Подарок" isLabelHidden className={styles.promotions}>
            {byPromotion.map((promotion) => (
              <div key={promotion.title} className={styles.promotion}>
                {promotion.title !== null && (
                  <p className={styles.about}>
                    Акция «{promotion.title}»
                    <OwnText>{promotion.count > 1 && `: ${formatPieces(promotion.count)} выбранной модели`}</OwnText>
                  </p>
                )}
                <div className={styles.cards}>
                  {promotion.items.map((product) => (
                    <label key={product.id}>
                      <input
                        type="radio"
                        name={name}
                        value={product.id}
                        checked={product.id === chosen}
                        disabled={!isOpen}
                        onChange={() => flow.send({ type: 'gift.picked', productId: product.id })}
                      />
                      <Shot src={product.images[0] ?? ''} alt="" size={72} />
                      <span>
                        <ProductName name={product.name} />
                      </span>
                      {!product.name.includes(product.article) && <small>{unbroken(product.article)}</small>}
                    </label>
                  ))}
                </div>
              </div>
            ))}
          </FieldGroup>
        </>
      )}
      {hasFailed && (
        <Note tone="warn" role="status">
          Ответа нет. Скоро сами посмотрим, получен&nbsp;ли подарок, и&nbsp;попросим его снова.
        </Note>
      )}
      {isRefused && error && (
        <Note tone="bad" role="alert">
          {giftRefusal(error, phone)}
        </Note>
      )}
      <Button
        variant="fill"
        busy={isBusy}
        isReasonShown
        {...(!canSkip && chosen === null && { disabledReason: 'Сначала выберите подарок' })}
        onClick={() => flow.send({ type: 'gift.asked', canSkip })}
      >
        {hasFailed ? 'Попросить сейчас' : 'Получить подарок'}
      </Button>
    </div>
  )
}
