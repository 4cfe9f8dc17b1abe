import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { nameProblem, plainName } from '../../../model/saved-cart/name'
import { useTypedName } from '../../cart/saved/use-typed-name'
import { Button } from '../../ui/controls/button'
import { Field } from '../../ui/controls/field'
import { TextInput } from '../../ui/controls/text-input'
import styles from './name-form.module.scss'

type NameFormProps = {
  cartId: number
  /** As it is called now. */
  name: string
  isBusy: boolean
  /** Why the last try came to nothing. */
  failure: string | null
  onSubmit: (name: string) => void
  onCancel: () => void
}

/** The name of a saved cart in its place: Enter keeps it, Escape leaves it as it was. What was typed stays until it is kept, over a reload too. */
export function NameForm({ cartId, name, isBusy, failure, onSubmit, onCancel }: NameFormProps) {
  const { typed, type } = useTypedName(cartId)
  const [isBegun] = useState(typed !== null)
  const text = typed ?? name
  const [problem, setProblem] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  // It stands in the place of what asked for it; after a reload nobody has.
  useEffect(() => {
    if (isBegun) return
    field.current?.focus()
    field.current?.select()
  }, [isBegun])
  const submit = () => {
    const wrong = nameProblem(text)
    setProblem(wrong)
    if (wrong === null) onSubmit(plainName(text))
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isBusy) return
    event.stopPropagation()
    onCancel()
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) submit()
      }}
    >
      <Field label="Название корзины" isLabelHidden error={problem ?? failure} className={styles.field}>
        <TextInput
          size="s"
          autoComplete="off"
          enterKeyHint="done"
          ref={field}
          readOnly={isBusy}
          value={text}
          onChange={({ target }) => {
            type(target.value)
            setProblem(null)
          }}
          onKeyDown={onKey}
        />
      </Field>
      <span className={styles.buttons}>
        <Button type="submit" size="s" variant="fill" busy={isBusy}>
          Сохранить
        </Button>
        <Button size="s" onClick={onCancel} {...(isBusy && { disabledReason: 'Сохраняем название' })}>
          Отмена
        </Button>
      </span>
    </form>
  )
}
