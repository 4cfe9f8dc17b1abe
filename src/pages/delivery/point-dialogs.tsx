import { useState } from 'react'
import type { DeliveryAddress } from '../../../model/company/delivery'
import type { AddressSuggestion } from '../../../model/content/external-search'
import { FormField } from '../../form/form-field'
import { fieldId } from '../../form/form-fields'
import { FormView } from '../../form/form-view'
import { TextField } from '../../form/fields'
import { useForm } from '../../form/use-form'
import { Button } from '../../ui/controls/button'
import { announce } from '../../ui/feedback/announce'
import { Combobox } from '../../ui/form/combobox'
import { Dialog } from '../../ui/surfaces/dialog'
import { newPointForm, removeForm, renameForm } from './point-forms'
import styles from './delivery-page.module.scss'
import { useAddressSuggestions } from './use-address-suggestions'
import { useDone } from './use-done'

/** `onDone`: the list is to be read anew. */
type DialogProps = { regionId: number; onClose: () => void; onDone: () => void }

/** A new delivery point: its address, with suggestions or without, and its name. What was typed is there again when the window is opened again. [CALL-041, CALL-111] */
export function NewPointDialog({ regionId, points, onClose, onDone }: DialogProps & { points: readonly DeliveryAddress[] }) {
  const [{ chosen, definition }] = useState(() => {
    const picked = new Map<string, AddressSuggestion>()
    return { chosen: picked, definition: newPointForm(regionId, points, picked) }
  })
  const form = useForm(definition)
  const { suggestions, isBusy, hasFailed } = useAddressSuggestions(form.values.address)
  useDone(form, () => {
    announce('Точка доставки добавлена')
    onDone()
    onClose()
  })
  return (
    <Dialog title="Новая точка доставки" width={520} onClose={onClose}>
      <FormView of={form} label="Новая точка доставки" submit="Добавить точку" submitting="Добавляем…" className={styles.form}>
        <FormField
          of={form}
          name="address"
          hint={
            hasFailed
              ? 'Подсказки не\u00a0загрузились: впишите адрес целиком, с\u00a0городом и\u00a0домом'
              : 'Город, улица, дом. Можно вписать свой адрес, если его нет в\u00a0подсказках'
          }
        >
          <Combobox
            name="address"
            data-autofocus
            value={form.values.address}
            readOnly={form.isLocked}
            suggestions={suggestions}
            isBusy={isBusy}
            isFreeText
            onChange={(text) => form.onChange('address', text)}
            onQuery={() => {}}
            onPick={({ text, suggestion }) => chosen.set(text, suggestion)}
          />
        </FormField>
        <TextField of={form} name="name" maxLength={100} hint="Так она называется в&nbsp;корзине, например «Склад на&nbsp;Восстания»" />
      </FormView>
    </Dialog>
  )
}

/** Another name for a point; its address stays, for orders go there. [CALL-042, VALID-009] */
export function RenameDialog({ regionId, point, onClose, onDone }: DialogProps & { point: DeliveryAddress }) {
  const [definition] = useState(() => renameForm(regionId, point))
  const form = useForm(definition)
  useDone(form, () => {
    announce('Название сохранено')
    onDone()
    onClose()
  })
  return (
    <Dialog title="Переименовать точку" onClose={onClose}>
      <FormView of={form} label="Название точки" submit="Сохранить" submitting="Сохраняем…" className={styles.form}>
        <p className={styles.note}>{point.address}</p>
        <TextField of={form} name="name" maxLength={100} data-autofocus />
      </FormView>
    </Dialog>
  )
}

type RemoveDialogProps = DialogProps & {
  point: DeliveryAddress
  /** What becomes the primary one; undefined where this one is not, or is the last. */
  heir: DeliveryAddress | undefined
  /** The next order would go there. */
  isChosen: boolean
  isLast: boolean
}

/** Asks before a point goes, and says what is lost with it. [CALL-043] */
export function RemoveDialog({ regionId, point, heir, isChosen, isLast, onClose, onDone }: RemoveDialogProps) {
  const [definition] = useState(() => removeForm(regionId, point.id))
  const form = useForm(definition)
  useDone(form, () => {
    announce('Точка доставки удалена')
    onDone()
    onClose()
  })
  return (
    <Dialog title={`Удалить «${point.name}»?`} role="alertdialog" width={480} onClose={onClose}>
      <FormView
        of={form}
        label="Удаление точки"
        submit="Удалить точку"
        submitting="Удаляем…"
        aside={
          <Button variant="line" data-autofocus onClick={onClose}>
            Оставить
          </Button>
        }
        className={styles.form}
      >
        <p id={fieldId(form, 'address')}>{point.address}</p>
        <ul className={styles.losses}>
          <li>Вернуть точку нельзя: адрес придётся вписать заново.</li>
          {heir && <li>Основной станет «{heir.name}».</li>}
          {isLast && <li>Других точек нет: останется самовывоз.</li>}
          {isChosen && !isLast && <li>Она выбрана для заказа в&nbsp;корзине: он поедет на&nbsp;другую точку.</li>}
          <li>Оформленные заказы приедут сюда, как договорились.</li>
        </ul>
      </FormView>
    </Dialog>
  )
}
