import { useSelector } from '@xstate/react'
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { placeText } from '../../../../model/text/place'
import { tied } from '../../../../model/text/tied'
import { useAppActor } from '../../../shop/app-context'
import { usePickupWords } from '../../../cart/pickup/use-pickup-words'
import { Button } from '../../../ui/controls/button'
import { FieldGroup } from '../../../ui/controls/field'
import { Radio } from '../../../ui/controls/choice/radio'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { Delayed } from '../../../ui/feedback/delayed'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Dialog, DialogFoot } from '../../../ui/surfaces/dialog'
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
        <Delayed>
          <Skeleton height={62} />
          <Skeleton height={62} />
        </Delayed>
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

/** More places than this stand in a window of their own. */
const SHOWN = 1

type PlacesProps = {
  name: string
  label: string
  /** The button that opens the list. */
  more: string
  lost: ReactNode
  places: readonly Place[]
  chosen: number | null
  onChoose: (id: number) => void
}
type Place = { id: number; label: string; hint: string }

/** The place that was chosen; others in a window, where a long list neither scrolls within the column nor pushes the total away. */
function Places({ name, label, more, lost, places, chosen, onChoose }: PlacesProps) {
  const [isOpen, setOpen] = useState(false)
  const isLong = places.length > SHOWN && places.some(({ id }) => id === chosen)
  const shown = isLong ? places.filter(({ id }) => id === chosen) : places
  return (
    <div className={styles.choice}>
      <FieldGroup label={label} isLabelHidden className={styles.places}>
        {lost}
        <Cards name={name} places={shown} chosen={chosen} onChoose={onChoose} />
      </FieldGroup>
      {isLong && (
        <p className={styles.more}>
          <TextLinkButton aria-haspopup="dialog" onClick={() => setOpen(true)}>{`${more} (ещё ${places.length - 1})`}</TextLinkButton>
        </p>
      )}
      {isOpen && (
        <Dialog title={label} width={520} onClose={() => setOpen(false)}>
          <AllPlaces name={`${name}-all`} label={label} places={places} chosen={chosen} onChoose={onChoose} onDone={() => setOpen(false)} />
        </Dialog>
      )}
    </div>
  )
}

type AllPlacesProps = Omit<PlacesProps, 'more' | 'lost'> & { onDone: () => void }

/** Every place; a pointer chooses and is done, the keys look around first and are done with Enter. */
function AllPlaces({ label, onDone, ...cards }: AllPlacesProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => list.current?.querySelector<HTMLInputElement>('input:checked')?.focus(), [])
  const isOfRadio = ({ target }: SyntheticEvent) => target instanceof HTMLInputElement
  return (
    <>
      <div
        ref={list}
        onClick={(event) => isOfRadio(event) && event.detail > 0 && onDone()}
        onKeyDown={(event) => isOfRadio(event) && event.key === 'Enter' && onDone()}
      >
        <FieldGroup label={label} isLabelHidden className={styles.places}>
          <Cards {...cards} />
        </FieldGroup>
      </div>
      <DialogFoot isSticky>
        <Button variant="fill" onClick={onDone}>
          Готово
        </Button>
      </DialogFoot>
    </>
  )
}

function Cards({ name, places, chosen, onChoose }: Pick<PlacesProps, 'name' | 'places' | 'chosen' | 'onChoose'>) {
  return places.map((place) => (
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
  ))
}

/** What was chosen once is gone; said until the buyer has seen it or chosen anew. */
function Lost({ what, onNoted }: { what: string; onNoted: () => void }) {
  return (
    <Note tone="warn" role="status">
      {what} <TextLinkButton onClick={onNoted}>Понятно</TextLinkButton>
    </Note>
  )
}
