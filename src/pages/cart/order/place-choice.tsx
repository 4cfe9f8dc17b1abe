import { useSelector } from '@xstate/react'
import { Link } from 'wouter'
import { useAppActor } from '../../../app/app-context'
import { FieldGroup } from '../../../ui/controls/field'
import { Radio } from '../../../ui/controls/radio'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { Late } from '../../../ui/feedback/late'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Note } from '../../../ui/surfaces/note'
import styles from './order.module.scss'

/** The delivery points or the warehouses to collect from; the primary point is chosen at first. [STATE-016] */
export function PlaceChoice({ receiving }: { receiving: 'delivery' | 'pickup' }) {
  const delivery = useAppActor('delivery')
  const state = useSelector(delivery, (snapshot) => snapshot)
  if (!delivery || !state || state.hasTag('busy') || !(state.hasTag('known') || state.hasTag('failed')))
    return (
      <div className={styles.waiting} aria-busy="true">
        <Late>
          <Skeleton height={62} />
          <Skeleton height={62} />
        </Late>
      </div>
    )
  if (state.hasTag('failed'))
    return (
      <Note tone="bad" role="alert">
        Адреса не&nbsp;загрузились. <TextLinkButton onClick={() => delivery.send({ type: 'delivery.retried' })}>Повторить</TextLinkButton>
      </Note>
    )

  const { addresses, pickups, selectedId, selectedPickupId, gone } = state.context
  const noteLoss = () => delivery.send({ type: 'loss.noted' })
  if (receiving === 'pickup') {
    if (pickups.length === 0) return <Note tone="warn">В&nbsp;этом городе нет самовывоза. Выберите доставку.</Note>
    return (
      <FieldGroup label="Откуда забрать" isLabelHidden className={styles.places}>
        {gone.pickup && <Lost what="Склада, который вы выбрали, больше нет: выбран другой." onNoted={noteLoss} />}
        {pickups.map(({ id, name, address, ready, schedule }) => (
          <Radio
            key={id}
            isCard
            name="pickup"
            value={String(id)}
            checked={id === selectedPickupId}
            label={<b>{address ? `${name}, ${address}` : name}</b>}
            hint={[ready, schedule].filter(Boolean).join(' · ')}
            onChange={() => delivery.send({ type: 'pickup.selected', id })}
          />
        ))}
      </FieldGroup>
    )
  }
  if (addresses.length === 0)
    return (
      <Note tone="warn">
        Точек доставки нет. <Link href="/personal/delivery">Добавьте точку</Link> или выберите самовывоз.
      </Note>
    )
  return (
    <FieldGroup label="Куда доставить" isLabelHidden className={styles.places}>
      {gone.address && <Lost what="Точки доставки, которую вы выбрали, больше нет: выбрана другая." onNoted={noteLoss} />}
      {addresses.map(({ id, name, address }) => (
        <Radio
          key={id}
          isCard
          name="address"
          value={String(id)}
          checked={id === selectedId}
          label={<b>{name}</b>}
          hint={address}
          onChange={() => delivery.send({ type: 'address.selected', id })}
        />
      ))}
    </FieldGroup>
  )
}

/** What was chosen once is gone; said until the buyer has seen it or chosen anew. */
function Lost({ what, onNoted }: { what: string; onNoted: () => void }) {
  return (
    <Note tone="warn" role="status">
      {what} <TextLinkButton onClick={onNoted}>Понятно</TextLinkButton>
    </Note>
  )
}
