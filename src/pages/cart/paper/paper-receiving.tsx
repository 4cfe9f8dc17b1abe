import { useSelector } from '@xstate/react'
import { selectPlace } from '../../../../machines/delivery/delivery.selectors'
import { wantedDayText } from '../../../../model/company/delivery-words'
import { formatPhone, parsePhone } from '../../../../model/identity/phone'
import { placeText } from '../../../../model/text/place'
import { tied } from '../../../../model/text/tied'
import { useAppActor } from '../../../shop/app-context'
import { useDraft } from '../../../hooks/cart/use-draft'
import { useOrderDetails } from '../order/details/use-order-details'
import styles from './paper-receiving.module.scss'
import { usePaper } from '../../../cart/table/use-paper'

/** On paper, above the lines: how, where, when and by whom the order is received, in plain words. */
export function PaperReceiving() {
  const isPaper = usePaper()
  return isPaper ? <ReceivingTerms /> : null
}

function ReceivingTerms() {
  const { contact, buyerNumber, wanted } = useOrderDetails()
  const description = useDraft((draft) => draft.description)
  const receiving = useDraft((draft) => draft.receiving)
  const place = useSelector(useAppActor('delivery'), selectPlace(receiving))
  const day = receiving === 'delivery' && wanted ? (wanted.date ?? wanted.days[0]?.date) : undefined
  const phone = formatPhone(parsePhone(contact.phone) ?? contact.phone)
  return (
    <dl className={styles.paper}>
      <Row name={receiving === 'delivery' ? 'Доставка' : 'Самовывоз'} words={place ? placeText(place) : ''} />
      {day !== undefined && <Row name="Когда" words={tied(wantedDayText(day, wanted?.window ?? ''))} />}
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
