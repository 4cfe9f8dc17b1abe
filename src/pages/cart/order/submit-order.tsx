import { useSelector } from '@xstate/react'
import { type Ref, useState } from 'react'
import { selectUnsent } from '../../../../machines/cart/cart.selectors'
import { refusalOf } from '../../../../machines/checkout/steps/refusals'
import { PROGRESS_THROTTLE_MS } from '../../../../model/limits'
import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import { useAppActor, useCustomerState } from '../../../shop/app-context'
import { useThrottled } from '../../../hooks/screen/use-throttled'
import { ORDER_BUTTON_ID } from '../../../layouts/shortcuts/order-button'
import { readShortcuts } from '../../../platform/shortcuts'
import { Button } from '../../../ui/controls/button'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { Delayed } from '../../../ui/feedback/delayed'
import { Note } from '../../../ui/surfaces/note'
import { useIncludeAll } from '../choice/choice-context'
import { LeftLines } from '../choice/left-lines'
import { OrderNews } from './order-news'
import { OrderPlace } from './order-place'
import { RefusedLines } from './refused-lines'
import { type Unadded, UnaddedRows } from './unadded-rows'
import type { OrderForm } from './use-order-form'
import type { OrderWarnings } from './use-warnings'
import { Warnings } from './warnings'
import { OwnText } from '../../../ui/text/own-text'
import styles from './order.module.scss'

export type SubmitOrderProps = {
  form: OrderForm
  warnings: OrderWarnings | null
  unadded: Unadded | null
  refused: readonly number[] | null
  block: Ref<HTMLDivElement>
}

/** The one amber button, what is to be known before it, and what became of it. `block` may be led to. */
export function SubmitOrder({ form, warnings, unadded, refused, block }: SubmitOrderProps) {
  const checkout = useAppActor('checkout')
  const prices = useAppActor('prices')
  const isSettling = useSelector(checkout, (state) => state?.hasTag('settling') ?? false)
  const isQueueing = useSelector(checkout, (state) => state?.hasTag('queueing') ?? false)
  const refusal = useSelector(checkout, (state) => (state?.hasTag('refused') ? refusalOf(state.context) : null))
  const isElsewhereChosen =
    useCustomerState((customer) => customer?.context.following != null && customer.context.following !== customer.context.region?.id) &&
    form.isBusy
  const arePricesFailed = useSelector(prices, (state) => state?.hasTag('failed') ?? false)
  const [hasKeys] = useState(readShortcuts)
  const left = form.totals ? form.totals.allLines - form.totals.lines : 0
  return (
    <div ref={block} role="group" aria-label="Проверьте перед заказом" tabIndex={-1} className={styles.submit}>
      {form.totals && form.totals.lines > 0 && <OrderPlace receiving={form.receiving} />}
      {warnings && <Warnings of={warnings} />}
      {unadded && !form.isBusy && <UnaddedRows of={unadded} />}
      {refused && !form.isBusy && <RefusedLines ids={refused} />}
      {arePricesFailed && (
        <Note tone="bad" role="alert">
          Цены не&nbsp;загрузились. <TextLinkButton onClick={() => prices?.send({ type: 'prices.retried' })}>Повторить</TextLinkButton>
        </Note>
      )}
      <OrderNews />
      {refusal !== null && (
        <Note tone="bad" role="alert">
          Заказ не&nbsp;оформлен. {refusal} Корзина и&nbsp;комментарий на&nbsp;месте.
        </Note>
      )}
      <Button
        id={ORDER_BUTTON_ID}
        variant="main"
        size="l"
        wide
        busy={form.isBusy}
        isReasonShown
        {...(hasKeys && { 'aria-keyshortcuts': 'Control+Enter' })}
        {...(form.obstacle !== null && !form.isBusy && { disabledReason: form.obstacle })}
        onClick={form.submit}
      >
        Оформить заказ
        {hasKeys && (
          <kbd aria-hidden="true" className={styles.key}>
            Ctrl&nbsp;↵
          </kbd>
        )}
      </Button>
      {hasKeys && (
        <p aria-hidden="true" className={styles.again}>
          Ещё раз Ctrl+Enter, чтобы оформить
        </p>
      )}
      {form.stop !== null && (
        <Note tone="bad" role="alert">
          {form.stop}
        </Note>
      )}
      {form.isAllLeftOut && <IncludeAll />}
      {isQueueing && (
        <Delayed>
          <Queueing />
        </Delayed>
      )}
      {isElsewhereChosen && (
        <p role="status" className={styles.remark}>
          В&nbsp;другой вкладке выбран другой регион: перейдём к&nbsp;нему после ответа на&nbsp;этот заказ.
        </p>
      )}
      {isSettling ? <Settling /> : left > 0 && form.obstacle === null && <LeftLines className={styles.left} />}
    </div>
  )
}

/** Nothing is ticked: all lines are again. */
function IncludeAll() {
  const includeAll = useIncludeAll()
  return (
    <Button variant="line" wide onClick={includeAll}>
      Отметить все
    </Button>
  )
}

/** Another tab of the browser sends an order: it may be the same. [DEC-022] */
function Queueing() {
  const checkout = useAppActor('checkout')
  return (
    <p role="status" className={styles.remark}>
      Ждём: заказ оформляется в&nbsp;другой вкладке.{' '}
      <TextLinkButton onClick={() => checkout?.send({ type: 'order.withdrawn' })}>Вернуться</TextLinkButton>
    </p>
  )
}

/** The order waits until the cart has said everything. [DEC-020] */
function Settling() {
  const checkout = useAppActor('checkout')
  const unsent = useThrottled(
    useSelector(useAppActor('cart'), (state) => (state ? selectUnsent(state) : 0)),
    PROGRESS_THROTTLE_MS,
  )
  return (
    <p role="status" className={styles.remark}>
      Ждём, пока корзина сохранится
      <OwnText>{unsent > 0 && `: осталось ${counted(unsent, words.change)}`}</OwnText>
      <OwnText>. Заказ уйдёт сам.</OwnText>{' '}
      <TextLinkButton onClick={() => checkout?.send({ type: 'order.withdrawn' })}>Вернуться</TextLinkButton>
    </p>
  )
}
