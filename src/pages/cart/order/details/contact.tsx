import { useEffect, useId, useRef, useState } from 'react'
import { formatPhone, parsePhone } from '../../../../../model/identity/phone'
import { type ContactProblem, contactProblems, contactProblemText } from '../../../../../model/order/placing/details'
import { isOrderKey, stopsOrder } from '../../../../layouts/shortcuts/order-button'
import { Button } from '../../../../ui/controls/button'
import { Field } from '../../../../ui/controls/field'
import { TextInput } from '../../../../ui/controls/text-input'
import { TextLinkButton } from '../../../../ui/controls/text-link-button'
import styles from './details.module.scss'
import type { OrderDetailsForm } from './use-order-details'

/** Who receives the order: a line to read, two fields to change it. What cannot be called stays open and says why. [DEC-042, DEC-067] */
export function ContactChoice({ form: { contact, isEditable, change } }: { form: OrderDetailsForm }) {
  const [isOpen, setOpen] = useState(false)
  /** While a good contact is typed over for the first time nothing is said to be wrong with it; before and after that it is. */
  const [isFirstTyped, setFirstTyped] = useState(false)
  const nameId = useId()
  const fields = useRef<HTMLFieldSetElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  /** What was pressed last: the focus goes on from there, and all of the fields come into sight. */
  const [pressed, setPressed] = useState<'change' | 'done' | null>(null)
  useEffect(() => {
    if (pressed === 'done') opener.current?.focus()
    if (pressed !== 'change') return
    const first = fields.current?.querySelector('input')
    first?.focus({ preventScroll: true })
    first?.select() // as with Tab: what is typed takes its place
    fields.current?.scrollIntoView({ block: 'nearest' })
  }, [pressed])
  /** What was typed last stays as it is typed; any other number is there to be read. */
  const [typed, setTyped] = useState<string | null>(null)
  const problems = contactProblems(contact)
  const isWrong = problems.name !== null || problems.phone !== null
  const read = formatPhone(parsePhone(contact.phone) ?? contact.phone)
  const open = () => {
    if (!isOpen && !isWrong) setFirstTyped(true)
    setOpen(true)
  }
  if (!isOpen && !isWrong)
    return (
      <p className={styles.contact}>
        <span>
          Контакт: <b>{contact.name}</b>, <span className={styles.phone}>{read}</span>
        </span>{' '}
        {isEditable && (
          <TextLinkButton
            ref={opener}
            aria-label="Изменить контакт"
            onClick={() => {
              open()
              setPressed('change')
            }}
          >
            Изменить
          </TextLinkButton>
        )}
      </p>
    )
  const errorOf = (problem: ContactProblem) => !isFirstTyped && problem !== null && contactProblemText(problem)
  const close = () => {
    if (isWrong) return setFirstTyped(false)
    setTyped(null)
    setOpen(false)
    setPressed('done')
  }
  return (
    <fieldset
      ref={fields}
      className={styles.fields}
      disabled={!isEditable}
      aria-label="Контакт"
      onBlur={() => setFirstTyped(false)}
      onKeyDown={({ nativeEvent }) => isOrderKey(nativeEvent) && setFirstTyped(false)}
    >
      <Field label="Кто примет заказ" id={nameId} error={errorOf(problems.name)}>
        <TextInput
          {...stopsOrder(problems.name !== null)}
          size="s"
          autoComplete="name"
          value={contact.name}
          onFocus={open}
          onChange={(event) => change({ contactName: event.target.value })}
        />
      </Field>
      <div className={styles.withButton}>
        <Field label="Телефон" error={errorOf(problems.phone)}>
          <TextInput
            {...stopsOrder(problems.phone !== null)}
            size="s"
            type="tel"
            autoComplete="tel"
            placeholder="+7 900 000-00-00"
            value={contact.phone === typed ? typed : read}
            onFocus={open}
            onChange={({ target: { value } }) => {
              setTyped(value)
              change({ contactPhone: value })
            }}
          />
        </Field>
        <Button variant="line" size="s" onClick={close}>
          Готово
        </Button>
      </div>
    </fieldset>
  )
}
