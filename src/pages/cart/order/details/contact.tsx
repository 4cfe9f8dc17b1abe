import { useId, useState } from 'react'
import { formatPhone, parsePhone } from '../../../../../model/identity/phone'
import { contactProblem, contactProblemText } from '../../../../../model/order/placing/details'
import { Button } from '../../../../ui/controls/button'
import { Field } from '../../../../ui/controls/field'
import { TextInput } from '../../../../ui/controls/text-input'
import { TextLinkButton } from '../../../../ui/controls/text-link-button'
import styles from './details.module.scss'
import type { OrderDetailsForm } from './use-order-details'

/** Who receives the order: a line to read, two fields to change it. What cannot be called stays open and says why. [DEC-042, DEC-067] */
export function ContactChoice({ form: { contact, isEditable, change } }: { form: OrderDetailsForm }) {
  const [isOpen, setOpen] = useState(false)
  const [isLeft, setLeft] = useState(false)
  const nameId = useId()
  const problem = contactProblem(contact)
  if (!isOpen && problem === null)
    return (
      <p className={styles.contact}>
        <span>
          Контакт: <b>{contact.name}</b>, <span className={styles.phone}>{formatPhone(parsePhone(contact.phone) ?? contact.phone)}</span>
        </span>{' '}
        {isEditable && (
          <TextLinkButton aria-label="Изменить контакт" onClick={() => setOpen(true)}>
            Изменить
          </TextLinkButton>
        )}
      </p>
    )
  const isOfName = problem === 'noName' || problem === 'longName'
  const errorOf = (isIts: boolean) => isIts && isLeft && problem !== null && contactProblemText(problem)
  const open = () => setOpen(true)
  return (
    <fieldset className={styles.fields} disabled={!isEditable} aria-label="Контакт" onBlur={() => setLeft(true)}>
      <Field label="Кто примет заказ" id={nameId} error={errorOf(isOfName)}>
        <TextInput
          size="s"
          autoComplete="name"
          value={contact.name}
          onFocus={open}
          onChange={(event) => change({ contactName: event.target.value })}
        />
      </Field>
      <div className={styles.withButton}>
        <Field label="Телефон" error={errorOf(!isOfName)}>
          <TextInput
            size="s"
            type="tel"
            autoComplete="tel"
            placeholder="+7 900 000-00-00"
            value={contact.phone}
            onFocus={open}
            onChange={(event) => change({ contactPhone: event.target.value })}
          />
        </Field>
        <Button variant="line" size="s" onClick={() => (problem === null ? setOpen(false) : setLeft(true))}>
          Готово
        </Button>
      </div>
    </fieldset>
  )
}
