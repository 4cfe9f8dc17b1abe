import { isChanged, type NotificationChange } from '../../../../model/identity/account/notification-settings'
import { defineForm } from '../../../form/form-definition'

/** One switch of the notification settings; whether it is to be on is the only value. [DEC-073] */
export const notificationForm = (userId: number, { kind, channel, is_on }: NotificationChange) =>
  defineForm({
    name: `notification-${kind}-${channel}`,
    call: 'account.setNotification',
    isKeyed: false,
    labels: { is_on: 'Включено' },
    empty: { is_on },
    check: (values) => ({ errors: {}, args: { params: { id: userId }, body: { kind, channel, is_on: values.is_on } } }),
    words: { notSent: 'Настройка осталась прежней.', maybeSent: 'Возможно, настройка уже изменена.' },
    lookUp: async (api, values, signal) =>
      isChanged(await api('account.notificationSettings', { params: { id: userId } }, { signal }), { kind, channel, is_on: values.is_on }),
  })
