import { useSelector } from '@xstate/react'
import { selectPlace } from '../../../../machines/delivery/delivery.selectors'
import { addressBeside } from '../../../../model/text/place'
import { useAppActor } from '../../../shop/app-context'
import { OwnText } from '../../../ui/text/own-text'
import styles from './order.module.scss'

/** On phones, where the choice is a screen away from the button: how and where the order is received. */
export function OrderPlace({ receiving }: { receiving: 'delivery' | 'pickup' }) {
  const place = useSelector(useAppActor('delivery'), selectPlace(receiving))
  if (!place) return null
  const address = addressBeside(place)
  return (
    <p className={styles.place}>
      {receiving === 'delivery' ? 'Доставка' : 'Самовывоз'}: <b>{place.name}</b>
      <OwnText>{address !== '' && `, ${address}`}</OwnText>
    </p>
  )
}
