import { checkNewPassword } from '../../model/identity/forms/new-password'
import { defineForm } from '../form/form-definition'

/** A new password of a signed-in user, who knows the current one. Other devices are signed out by it. [CALL-011, DEC-037] */
export const passwordChangeForm = (userId: number, email: string) =>
  defineForm({
    name: 'change-password',
    call: 'users.setPassword',
    isKeyed: false,
    labels: { current_password: 'Текущий пароль', password: 'Новый пароль', again: 'Новый пароль ещё раз' },
    empty: {},
    check: (_values, secrets) => {
      const current = secrets['current_password']?.reveal() ?? ''
      const { errors, password } = checkNewPassword(secrets, email)
      const all = { ...(current === '' && { current_password: 'Введите текущий пароль' }), ...errors }
      if (password === null || current === '') return { errors: all, args: null }
      return { errors: all, args: { params: { id: userId }, body: { current_password: current, password } } }
    },
    words: { notSent: 'Пароль не\u00a0изменён.', maybeSent: 'Возможно, пароль уже изменён: попробуйте войти с\u00a0новым.' },
  })
