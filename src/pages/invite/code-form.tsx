import { useSelector } from '@xstate/react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/controls/button'
import { Field } from '../../ui/controls/field'
import { TextInput } from '../../ui/controls/text-input'
import styles from './invite.module.scss'
import type { InviteActor } from './use-invite'

/** Longer than any link of a letter. */
const TYPED_MAX = 500

/** The code of the letter, or its whole link; it goes into the address. [ROUTE-023] */
export function CodeForm({ invite, isMain }: { invite: InviteActor; isMain: boolean }) {
  const isWrong = useSelector(invite, (state) => state.context.isCodeWrong)
  const [isEmpty, setEmpty] = useState(false)
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('invite')
    const code = typeof typed === 'string' ? typed : ''
    setEmpty(code.trim() === '')
    invite.send({ type: 'code.entered', code })
    if (invite.getSnapshot().context.isCodeWrong) event.currentTarget.querySelector('input')?.focus()
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field
        label="Код приглашения"
        hint={'Он есть в\u00a0письме. Можно вставить и\u00a0всю ссылку.'}
        error={
          isWrong &&
          (isEmpty
            ? 'Введите код из\u00a0письма.'
            : 'На\u00a0код не\u00a0похоже: в\u00a0нём латинские буквы, цифры и\u00a0дефисы. Скопируйте его из\u00a0письма.')
        }
      >
        <TextInput
          name="invite"
          maxLength={TYPED_MAX}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
        />
      </Field>
      <Button type="submit" variant={isMain ? 'main' : 'line'} wide>
        Открыть приглашение
      </Button>
    </form>
  )
}
