import { namesOf } from '../support/names'
import type { loginFormMachine } from './login-form.machine'

export const loginFormNames = namesOf<typeof loginFormMachine>({
  title: 'Форма входа',
  purpose: 'Проверяет введённое, спрашивает сервер и говорит об отказе словами.',
  about: {
    lives: 'Запускает вход, пока пользователь гость и пока вход истёк. После удачного входа её нет, поэтому введённое нигде не остаётся.',
    rules: ['STATE-001', 'VALID-001', 'VALID-002', 'VALID-003', 'ERROR-001', 'DEC-047'],
    story: 'login',
    screens: ['/auth/login', 'окно «Вход»'],
    notes: [
      'Оба поля проверяются, когда нажато «Войти»; пока сервер отвечает, нажатия ничего не делают.',
      'В «Не вышло» ведут и отказ, и молчание сервера. Здесь 401 – обычный отказ: «Неверные данные для входа на сайт»; в остальных случаях сказано, что случилось.',
      'Пароль нигде не хранится: после неудачи его вводят снова.',
    ],
  },
  states: { idle: 'Ждёт ввода', loading: 'Сервер проверяет', error: 'Не вышло', success: 'Вошёл' },
  events: { 'login.submitted': 'нажато «Войти»' },
  calls: { login: 'войти' },
  guards: { isComplete: 'введено верно' },
  actions: {
    noteErrors: 'показать ошибки полей',
    clearErrors: 'убрать ошибки',
    noteRefusal: 'сказать причину',
  },
})
