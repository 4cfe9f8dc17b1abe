import { FormField } from '../form/form-field'
import type { FormFields } from '../form/form-fields'
import { PasswordInput } from '../ui/controls/password-input'

/** A new password, typed twice; its rules stand under it. [DEC-037] */
export function NewPasswordFields({ of, isLocked }: { of: FormFields; isLocked: boolean }) {
  return (
    <>
      <FormField of={of} name="password" hint={'От 8 символов, с\u00a0буквой и\u00a0цифрой'}>
        <PasswordInput name="password" autoComplete="new-password" readOnly={isLocked} />
      </FormField>
      <FormField of={of} name="again">
        <PasswordInput name="again" autoComplete="new-password" readOnly={isLocked} />
      </FormField>
    </>
  )
}
