import { BUYER_NUMBER_LENGTH } from '../../../../../model/limits'
import { stopsOrder } from '../../../../layouts/shortcuts/order-button'
import { Field } from '../../../../ui/controls/field'
import { TextInput } from '../../../../ui/controls/text-input'
import styles from './details.module.scss'
import type { OrderDetailsForm } from './use-order-details'

/** The buyer's own number of the order, in his own books. [DEC-069] */
export function OwnNumber({ form: { buyerNumber, isEditable, change } }: { form: OrderDetailsForm }) {
  const isLong = buyerNumber.trim().length > BUYER_NUMBER_LENGTH
  return (
    <Field label="Ваш номер заказа" className={styles.number} error={isLong && `Помещается ${BUYER_NUMBER_LENGTH}\u00a0знаков.`}>
      <TextInput
        {...stopsOrder(isLong)}
        size="s"
        autoComplete="off"
        placeholder="необязательно"
        value={buyerNumber}
        readOnly={!isEditable}
        onChange={(event) => change({ buyerNumber: event.target.value })}
      />
    </Field>
  )
}
