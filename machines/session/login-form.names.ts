import { namesOf } from '../support/names'
import { loginFormMachine } from './login-form.machine'

export const loginFormNames = namesOf(loginFormMachine, {
  title: 'Форма входа',
  purpose: 'Проверяет введённое, спрашивает сервер и говорит об отказе словами.',
  states: { idle: 'Ждёт ввода', loading: 'Сервер проверяет', error: 'Отказ', success: 'Вошёл' },
  events: { 'login.submitted': 'нажато «Войти»' },
  calls: { login: 'войти' },
  guards: { isComplete: 'введено верно' },
  actions: {
    noteErrors: 'показать ошибки полей',
    clearErrors: 'убрать ошибки',
    noteRefusal: 'показать отказ',
  },
})
