import { useSelector } from '@xstate/react'
import { selectPlace } from '../../../../../machines/delivery/delivery.selectors'
import { wantedDayText } from '../../../../../model/company/delivery-words'
import { formatPhone, parsePhone } from '../../../../../model/identity/phone'
import { tied } from '../../../../../model/text/tied'
import { useAppActor } from '../../../../app/app-context'
import type { OrderDetailsForm } from '../details/use-order-details'
import styles from './paper-receiving.module.scss'

type PaperReceivingProps = { form: OrderDetailsForm; receiving: 'delivery' | 'pickup'; description: string }

/** How, where, when and by whom the order is received, as plain words for paper. */
export function PaperReceiving({ form: { contact, buyerNumber, wanted }, receiving, description }: PaperReceivingProps) {
  const place = useSelector(useAppActor('delivery'), selectPlace(receiving))
  const day = receiving === 'delivery' && wanted ? (wanted.date ?? wanted.days[0]?.date) : undefined
  const phone = formatPhone(parsePhone(contact.phone) ?? contact.phone)
  return (
    <dl className={styles.paper}>
      <Row
        name={receiving === 'delivery' ? 'Доставка' : 'Самовывоз'}
        words={tied([place?.name, place?.address].filter(Boolean).join(', '))}
      />
      {day !== undefined && <Row name="Когда" words={wantedDayText(day, wanted?.window ?? '')} />}
      <Row name="Контакт" words={[contact.name, phone].filter(Boolean).join(', ')} />
      <Row name="Ваш номер заказа" words={buyerNumber.trim()} />
      <Row name="Комментарий" words={description.trim()} />
    </dl>
  )
}

/** Nothing where there is nothing to say. */
const Row = ({ name, words }: { name: string; words: string }) =>
  words === '' ? null : (
    <div>
      <dt>{name}:</dt>
      <dd>{words}</dd>
    </div>
  )
