import { checkUserName } from '../../../../model/identity/account/user-name'
import { cleanText } from '../../../../model/text/typed/clean-text'
import { defineForm } from '../../../form/form-definition'

/** Names its draft. */
export const NAME_FORM = 'change-name'

/** Another name of the user. [CALL-010] */
export const nameForm = (userId: number, name: string) =>
  defineForm({
    name: NAME_FORM,
    call: 'users.update',
    isKeyed: false,
    labels: { name: 'Имя и\u00a0фамилия' },
    empty: { name },
    check: (values) => {
      const { errors, args } = checkUserName(values)
      return { errors, args: args && { params: { id: userId }, body: args } }
    },
    words: { notSent: 'Имя не\u00a0изменено.', maybeSent: 'Возможно, имя уже изменено.' },
    lookUp: async (api, values, signal) => (await api('session.user', {}, { signal })).name === cleanText(values.name).trim(),
    hasDraft: true,
  })
