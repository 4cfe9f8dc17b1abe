import { useSelector } from '@xstate/react'
import { selectPlace } from '../../../../machines/delivery/delivery.selectors'
import { tied } from '../../../../model/text/tied'
import { useAppActor } from '../../../app/app-context'
import styles from './order.module.scss'

/** On phones, where the choice is a screen away from the button: how and where the order is received. */
export function OrderPlace({ receiving }: { receiving: 'delivery' | 'pickup' }) {
  const place = useSelector(useAppActor('delivery'), selectPlace(receiving))
  if (!place) return null
  return (
    <p className={styles.place}>
      {receiving === 'delivery' ? 'Доставка' : 'Самовывоз'}: <b>{place.name}</b>
      {place.address && `, ${tied(place.address)}`}
    </p>
  )
}
