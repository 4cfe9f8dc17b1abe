import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { CodeField } from '../../code-flow/code-field'
import { codeForm } from '../../code-flow/code-form'
import { NewPasswordFields } from '../../code-flow/new-password-fields'
import { secretsOf } from '../../code-flow/read-secrets'
import type { CodeFlowActor } from '../../code-flow/use-code-flow'
import { useOutcome } from '../../form/action/use-outcome'
import { TextField } from '../../form/fields'
import { keepDraft, readDraft } from '../../form/form-draft'
import { FormView } from '../../form/form-view'
import { useForm } from '../../form/use-form'
import { randomId } from '../../platform/random-id'
import { ADDRESS, addressForm, passwordForm } from './reset-forms'

type StepProps = { flow: CodeFlowActor }
const readCode = secretsOf('code')
const readPasswords = secretsOf('password', 'again')

/** Where the code is to be sent. */
export function AddressStep({ flow }: StepProps) {
  const [{ definition, request }] = useState(() => {
    const id = randomId()
    return { definition: addressForm(id), request: id }
  })
  const form = useForm(definition)
  useOutcome(form, {
    onSent: (answer) => {
      keepDraft(ADDRESS, form.values)
      flow.send({ type: 'code.requested', id: answer?.id ?? request })
    },
  })
  return (
    <FormView of={form} label="Восстановление пароля: кому отправить код" submit="Получить код" submitting="Отправляем код…">
      <TextField
        of={form}
        name="login"
        hint="С которым вы регистрировались"
        autoComplete="username"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        inputMode="email"
      />
    </FormView>
  )
}

/** The code of the letter or the SMS. */
export function CodeStep({ flow }: StepProps) {
  const [definition] = useState(() => codeForm(idOf(flow)))
  const form = useForm(definition)
  useOutcome(form, {
    onSent: (answer) => flow.send({ type: 'code.accepted', isHeard: answer !== null }),
    onRefused: () => flow.send({ type: 'code.refused' }),
  })
  return (
    <FormView of={form} label="Восстановление пароля: код" submit="Продолжить" submitting="Проверяем…" readSecrets={readCode}>
      <CodeField of={form} flow={flow} isLocked={form.isLocked} />
    </FormView>
  )
}

/** The new password, after the right code. */
export function PasswordStep({ flow }: StepProps) {
  const id = useSelector(flow, (state) => state.context.id ?? '')
  const [{ definition, login }] = useState(() => {
    const typed = typedLogin()
    return { definition: passwordForm(id, typed), login: typed }
  })
  const form = useForm(definition)
  useOutcome(form, {
    onSent: (answer) => flow.send({ type: 'password.accepted', isHeard: answer !== null }),
    onRefused: () => flow.send({ type: 'code.refused' }),
  })
  return (
    <FormView
      of={form}
      label="Восстановление пароля: новый пароль"
      submit="Сохранить и войти"
      submitting="Сохраняем…"
      readSecrets={readPasswords}
    >
      {/* Password managers save the password under it. */}
      <input type="text" name="username" value={login} autoComplete="username" readOnly hidden />
      <NewPasswordFields of={form} isLocked={form.isLocked} />
    </FormView>
  )
}

const idOf = (flow: CodeFlowActor): string => flow.getSnapshot().context.id ?? ''

/** What was typed in the first step. */
function typedLogin(): string {
  const { login } = readDraft(ADDRESS, { login: '' })
  return typeof login === 'string' ? login : ''
}
