import { useSelector } from '@xstate/react'
import Truck from 'lucide-react/icons/truck'
import Warehouse from 'lucide-react/icons/warehouse'
import { useId } from 'react'
import { ADDITIONAL_DISCOUNT_PERCENT, DESCRIPTION_LENGTH } from '../../../../model/limits'
import { useAppActor } from '../../../shop/app-context'
import { useRegionId } from '../../../hooks/visitor/use-region'
import { useDraft } from '../../../hooks/cart/use-draft'
import { stopsOrder } from '../../../layouts/shortcuts/order-button'
import { Field } from '../../../ui/controls/field'
import { Segmented } from '../../../ui/controls/choice/segmented'
import { TextArea } from '../../../ui/controls/text-area'
import { Panel } from '../../../ui/surfaces/panel'
import { ClockRemark } from './details/clock-remark'
import { ContactChoice } from './details/contact'
import { DeliveryDay } from './details/delivery-day'
import { OwnNumber } from './details/own-number'
import { useOrderDetails } from './details/use-order-details'
import { PlaceChoice } from './place-choice'
import styles from './order.module.scss'

/** From this length on the comment's counter is shown. */
const COUNTED_FROM = DESCRIPTION_LENGTH * 0.8

/** How, where, when and by whom the order is received, and what the buyer has to say about it; belongs to the cart of this region. [DEC-067] */
export function Receiving() {
  const checkout = useAppActor('checkout')
  const description = useDraft((draft) => draft.description)
  const receiving = useDraft((draft) => draft.receiving)
  const isEditable = useSelector(checkout, (state) => state?.hasTag('editable') ?? false)
  // An order on its way goes where it was to go when the button was pressed.
  const isOrdering = useSelector(checkout, (state) => state?.hasTag('busy') ?? false)
  const isSettling = useSelector(checkout, (state) => state?.hasTag('settling') ?? false)
  const regionId = useRegionId()
  const isElsewhere = useSelector(checkout, (state) => state?.context.regionId !== regionId)
  const form = useOrderDetails()
  const reasonId = useId()
  return (
    <Panel label="Получение">
      <div className={styles.receiving}>
        <h2 className={styles.title}>Получение</h2>
        <fieldset
          disabled={!isEditable}
          aria-label="Получение заказа"
          aria-describedby={isOrdering ? reasonId : undefined}
          className={styles.choice}
        >
          <Segmented
            wide
            label="Способ получения"
            options={[
              { value: 'delivery', label: 'Доставка', icon: Truck },
              { value: 'pickup', label: `Самовывоз −${ADDITIONAL_DISCOUNT_PERCENT}\u00a0%`, icon: Warehouse },
            ]}
            value={receiving}
            onChange={(chosen) => checkout?.send({ type: 'receiving.changed', receiving: chosen })}
          />
          <PlaceChoice receiving={receiving} />
          <DeliveryDay form={form} />
          <ClockRemark />
          {isOrdering && (
            <p id={reasonId} className={styles.remark}>
              {isElsewhere
                ? 'Отправляется заказ другого региона. Выбрать получение можно будет после ответа сервера.'
                : isSettling
                  ? 'Заказ ждёт корзину и\u00a0поедет сюда. Чтобы изменить, нажмите «Вернуться» у\u00a0кнопки заказа.'
                  : 'Заказ уже отправляется и\u00a0поедет сюда.'}
            </p>
          )}
        </fieldset>
        <ContactChoice form={form} />
        <OwnNumber form={form} />
        <Field label="Комментарий к заказу" isLabelHidden>
          <TextArea
            {...stopsOrder(description.length > DESCRIPTION_LENGTH)}
            rows={1}
            className={styles.comment}
            placeholder="Комментарий к заказу"
            value={description}
            readOnly={!isEditable}
            counterMax={description.length > COUNTED_FROM ? DESCRIPTION_LENGTH : undefined}
            onChange={(event) => checkout?.send({ type: 'description.changed', description: event.target.value })}
          />
        </Field>
      </div>
    </Panel>
  )
}
