import type { Ending } from '../session/session.setup'
import type { Toast } from '../toaster/toaster.machine'

const CLOSED: Readonly<Record<Ending, Toast>> = {
  asked: { text: 'Вы успешно покинули сайт', tone: 'ok', kind: 'plain' },
  elsewhere: { text: 'Вы вышли в другой вкладке', tone: 'info', kind: 'notification' },
  replaced: { text: 'Теперь вы\u00a0вошли под другим именем', tone: 'info', kind: 'notification' },
  profile: { text: 'Вход завершён: сервер не отдал ваш профиль. Войдите снова.', tone: 'bad', kind: 'notification' },
  login: {
    text: 'Войти не получилось: сервер не отдал ваш профиль. Введите пароль ещё раз или позвоните нам.',
    tone: 'bad',
    kind: 'notification',
  },
}
/** Toast for the end of a session; only a logout that the user asked for is a success. [STATE-003, STATE-004, ERROR-003] */
export const closedToast = (ending: Ending): Toast => CLOSED[ending]

/** Toast for a logout that failed. The login stays, and so do the unsent writes, even those the user chose to discard. [DEC-010] */
export const stayedToast = ({ isRefused, hasUnsent }: { isRefused: boolean; hasUnsent: boolean }): Toast => ({
  text: isRefused
    ? `Выйти не получилось: сервер отказал. ${hasUnsent ? 'Неотправленное сохранено. ' : ''}Обновите страницу и повторите.`
    : hasUnsent
      ? 'Выйти не получилось: сервер не отвечает. Вход и\u00a0неотправленное сохранены: отправим, когда он ответит.'
      : 'Выйти не получилось: сервер не отвечает. Вход сохранён, повторите позже.',
  tone: 'bad',
  kind: 'notification',
})

/** Toast for a logout that was to send everything first and was called off because the server refused a write. [DEC-010] */
export const returnedToast = ({ isElsewhere, savedCartId }: { isElsewhere: boolean; savedCartId: number | null }): Toast => ({
  text:
    savedCartId !== null
      ? 'Выход отменён: сервер принял не\u00a0всё в\u00a0сохранённую корзину. Посмотрите, что осталось.'
      : isElsewhere
        ? 'Выход отменён: сервер принял не всё из другой вкладки. Проверьте корзину там.'
        : 'Выход отменён: сервер принял не все изменения корзины. Проверьте отмеченные строки.',
  tone: 'bad',
  kind: 'notification',
})

/** Toast for the loss of the last region that the user could buy for. */
export const NO_REGION: Toast = {
  text: 'Этот регион больше недоступен, а других нет. Обратитесь к администратору компании.',
  tone: 'warn',
  kind: 'notification',
}
