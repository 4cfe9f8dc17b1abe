import { useState } from 'react'
import type { OwnCar } from '../../../../model/vehicle/own-car'
import type { TypedCar } from '../../../../model/vehicle/own-car-form'
import type { KnownVehicle } from '../../../../model/vehicle/selection'
import { vehicleTitle } from '../../../../model/vehicle/vehicle-words'
import { ActionDialog, closeUnlessSending } from '../../../form/action/action-dialog'
import { useSubmission } from '../../../form/action/use-submission'
import { FieldPair } from '../../../form/field-pair'
import { TextField } from '../../../form/fields'
import { FormView } from '../../../form/form-view'
import type { Form } from '../../../form/use-form'
import { announce } from '../../../ui/feedback/announce'
import { Dialog } from '../../../ui/surfaces/dialog'
import { carForm, newCarForm, removeCarForm } from './car-forms'
import styles from './cars.module.scss'

const WIDTH = 520

/** Keeps the car that was found. `onDone`: it is there, with its id where the server answered it. */
export function NewCarDialog(props: {
  vehicle: KnownVehicle
  vin: string | null
  onClose: () => void
  onDone: (car: OwnCar | null) => void
}) {
  const { vehicle, vin, onClose, onDone } = props
  const [definition] = useState(() => newCarForm(vehicle, vin))
  const form = useSubmission(definition, (car) => {
    announce('Машина добавлена в\u00a0ваш список')
    onDone(car)
    onClose()
  })
  return (
    <Dialog title="Добавить в&nbsp;мои машины" width={WIDTH} onClose={() => closeUnlessSending(form.state, onClose)}>
      <FormView of={form} label="Новая машина" submit="Добавить" submitting="Добавляем…" isShort className={styles.form}>
        <p className={styles.minor}>{vehicleTitle(vehicle)}</p>
        <CarFields of={form} />
      </FormView>
    </Dialog>
  )
}

/** Changes what the owner says of a car. */
export function CarDialog({ car, onClose }: { car: OwnCar; onClose: () => void }) {
  const [definition] = useState(() => carForm(car))
  const form = useSubmission(definition, () => {
    announce('Изменения сохранены')
    onClose()
  })
  return (
    <Dialog title="Изменить машину" width={WIDTH} onClose={() => closeUnlessSending(form.state, onClose)}>
      <FormView of={form} label="Машина" submit="Сохранить" submitting="Сохраняем…" isShort className={styles.form}>
        <p className={styles.minor}>{vehicleTitle(car)}</p>
        <CarFields of={form} />
      </FormView>
    </Dialog>
  )
}

/** Asks before a car goes, and says what goes with it. */
export function RemoveCarDialog({ car, onClose }: { car: OwnCar; onClose: () => void }) {
  return (
    <ActionDialog
      of={removeCarForm(car.id)}
      title={`Удалить «${car.name || vehicleTitle(car)}»?`}
      action="Удалить машину"
      acting="Удаляем…"
      onDone={() => announce('Машина удалена из\u00a0списка')}
      onClose={onClose}
    >
      <p>
        {[vehicleTitle(car), car.plate].filter(Boolean).join(', ')}. Название, пробег и&nbsp;обычная корзина пропадут; заказы останутся.
      </p>
    </ActionDialog>
  )
}

const CarFields = ({ of }: { of: Form<TypedCar, OwnCar> }) => (
  <>
    <TextField of={of} name="name" maxLength={60} hint="Как её&nbsp;зовут у&nbsp;вас, например «Развозной фургон»" data-autofocus />
    <FieldPair>
      <TextField of={of} name="plate" maxLength={14} autoCapitalize="characters" />
      <TextField of={of} name="mileage" inputMode="numeric" maxLength={12} />
    </FieldPair>
  </>
)
