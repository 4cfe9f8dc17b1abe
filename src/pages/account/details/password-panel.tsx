import { useState } from 'react'
import type { User } from '../../../../model/identity/user'
import { NewPasswordFields } from '../../../code-flow/new-password-fields'
import { passwordChangeForm } from '../../../code-flow/password-change'
import { secretsOf } from '../../../code-flow/read-secrets'
import { useSubmission } from '../../../form/action/use-submission'
import { FormField } from '../../../form/form-field'
import { FormView } from '../../../form/form-view'
import { Button } from '../../../ui/controls/button'
import { PasswordInput } from '../../../ui/controls/password-input'
import { EditablePanel } from './editable-panel'

const readPasswords = secretsOf('current_password', 'password', 'again')

/** How the password is changed by who knows it. What is typed stays in its fields. [CALL-011, DEC-037, DEC-047] */
export function PasswordPanel({ user }: { user: User }) {
  const [isEditing, setEditing] = useState(false)
  const [done, setDone] = useState<string | null>(null)
  const close = () => setEditing(false)
  return (
    <EditablePanel
      title="Пароль"
      value="Не показываем: его знаете только вы"
      isEditing={isEditing}
      onEdit={() => setEditing(true)}
      done={done}
    >
      <PasswordForm
        user={user}
        onCancel={close}
        onDone={() => {
          setDone('Пароль изменён. Здесь вы\u00a0остались в\u00a0магазине, на\u00a0других устройствах нужно войти заново.')
          close()
        }}
      />
    </EditablePanel>
  )
}

function PasswordForm({ user, onDone, onCancel }: { user: User; onDone: () => void; onCancel: () => void }) {
  const [definition] = useState(() => passwordChangeForm(user.id, user.email))
  const form = useSubmission(definition, onDone)
  return (
    <FormView
      of={form}
      label="Изменить пароль"
      submit="Сменить пароль"
      submitting="Меняем…"
      readSecrets={readPasswords}
      variant="fill"
      isShort
      aside={!form.isLocked && <Button onClick={onCancel}>Отмена</Button>}
    >
      {/* Password managers save the password under it. */}
      <input type="text" name="username" value={user.email} autoComplete="username" readOnly hidden />
      <FormField of={form} name="current_password">
        <PasswordInput name="current_password" autoComplete="current-password" readOnly={form.isLocked} />
      </FormField>
      <NewPasswordFields of={form} isLocked={form.isLocked} />
    </FormView>
  )
}
