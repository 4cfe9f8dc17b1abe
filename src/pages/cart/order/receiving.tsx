import { useSelector } from '@xstate/react'
import Truck from 'lucide-react/icons/truck'
import Warehouse from 'lucide-react/icons/warehouse'
import { ADDITIONAL_DISCOUNT_PERCENT, DESCRIPTION_LENGTH } from '../../../../model/limits'
import { useAppActor } from '../../../app/app-context'
import { Field } from '../../../ui/controls/field'
import { Segmented } from '../../../ui/controls/segmented'
import { TextArea } from '../../../ui/controls/text-area'
import { Panel } from '../../../ui/surfaces/panel'
import { PlaceChoice } from './place-choice'
import styles from './order.module.scss'

/** From this length on the comment's counter is shown. */
const COUNTED_FROM = DESCRIPTION_LENGTH * 0.8

/** How and where the order is received, and what the buyer has to say about it; belongs to the cart of this region. [DEC-067] */
export function Receiving() {
  const checkout = useAppActor('checkout')
  const draft = useSelector(checkout, (state) => state?.context.draft)
  const isEditable = useSelector(checkout, (state) => state?.hasTag('editable') ?? false)
  const description = draft?.description ?? ''
  const receiving = draft?.receiving ?? 'delivery'
  return (
    <Panel label="Получение">
      <div className={styles.receiving}>
        <h2 className={styles.title}>Получение</h2>
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
        <Field label="Комментарий к заказу">
          <TextArea
            rows={2}
            placeholder="Например: позвонить за час, пропуск на Газель"
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
