import { useSelector } from '@xstate/react'
import clsx from 'clsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { placeText } from '../../../../model/text/place'
import { tied } from '../../../../model/text/tied'
import { useAppActor } from '../../../app/app-context'
import { usePickupWords } from '../../../cart/pickup/use-pickup-words'
import { FieldGroup } from '../../../ui/controls/field'
import { Radio } from '../../../ui/controls/choice/radio'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { Late } from '../../../ui/feedback/late'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Note } from '../../../ui/surfaces/note'
import styles from './order.module.scss'

/** The delivery points or the warehouses to collect from; the primary point is chosen at first. [STATE-016] */
export function PlaceChoice({ receiving }: { receiving: 'delivery' | 'pickup' }) {
  const delivery = useAppActor('delivery')
  const state = useSelector(delivery, (snapshot) => snapshot)
  const ready = usePickupWords()
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
      <Places
        key="pickup"
        name="pickup"
        label="Откуда забрать"
        more="Другой склад"
        lost={gone.pickup && <Lost what="Склада, который вы выбрали, больше нет: выбран другой." onNoted={noteLoss} />}
        places={pickups.map((place) => ({
          id: place.id,
          label: placeText(place),
          hint: [ready(place), tied(place.schedule)].filter(Boolean).join(' · '),
        }))}
        chosen={selectedPickupId}
        onChoose={(id) => delivery.send({ type: 'pickup.selected', id })}
      />
    )
  }
  if (addresses.length === 0)
    return (
      <Note tone="warn">
        Точек доставки нет. <Link href="/personal/delivery">Добавьте точку</Link> или выберите самовывоз.
      </Note>
    )
  return (
    <Places
      key="address"
      name="address"
      label="Куда доставить"
      more="Другой адрес"
      lost={gone.address && <Lost what="Точки доставки, которую вы выбрали, больше нет: выбрана другая." onNoted={noteLoss} />}
      places={addresses.map(({ id, name, address }) => ({ id, label: name, hint: tied(address) }))}
      chosen={selectedId}
      onChoose={(id) => delivery.send({ type: 'address.selected', id })}
    />
  )
}

/** More places than this are folded to the chosen one. */
const SHOWN = 1

type PlacesProps = {
  name: string
  label: string
  /** The button that unfolds the list. */
  more: string
  lost: ReactNode
  places: readonly { id: number; label: string; hint: string }[]
  chosen: number | null
  onChoose: (id: number) => void
}

/** One of the places; a long list pushes nothing away until it is asked for. */
function Places({ name, label, more, lost, places, chosen, onChoose }: PlacesProps) {
  const [isUnfolded, setUnfolded] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const isLong = places.length > SHOWN && places.some(({ id }) => id === chosen)
  useEffect(() => {
    if (isUnfolded && list.current) showPlaces(list.current)
  }, [isUnfolded])
  return (
    <div ref={list} className={styles.choice}>
      <FieldGroup label={label} isLabelHidden className={styles.places}>
        {lost}
        {places
          .filter(({ id }) => !isLong || isUnfolded || id === chosen)
          .map((place) => (
            <Radio
              key={place.id}
              isCard
              name={name}
              value={String(place.id)}
              checked={place.id === chosen}
              label={<b>{place.label}</b>}
              hint={place.hint}
              onChange={() => onChoose(place.id)}
            />
          ))}
      </FieldGroup>
      {isLong && (
        <p className={clsx(styles.more, isUnfolded && styles.fold)}>
          <TextLinkButton onClick={() => setUnfolded(!isUnfolded)}>
            {isUnfolded ? 'Свернуть список' : `${more} (ещё ${places.length - 1})`}
          </TextLinkButton>
        </p>
      )}
    </div>
  )
}

/** Leads to the chosen place; of the others as many come into sight as there is room for, one of them in any case. */
function showPlaces(list: HTMLElement): void {
  const chosen = list.querySelector<HTMLInputElement>('input:checked')
  const card = chosen?.closest('label')
  chosen?.focus({ preventScroll: true })
  for (const each of [list.querySelector('label:last-of-type'), card, card?.nextElementSibling ?? card?.previousElementSibling])
    each?.scrollIntoView({ block: 'nearest' })
}

/** What was chosen once is gone; said until the buyer has seen it or chosen anew. */
function Lost({ what, onNoted }: { what: string; onNoted: () => void }) {
  return (
    <Note tone="warn" role="status">
      {what} <TextLinkButton onClick={onNoted}>Понятно</TextLinkButton>
    </Note>
  )
}
