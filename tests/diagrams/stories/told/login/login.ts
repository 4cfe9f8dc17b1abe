import { waitFor } from 'xstate'
import { Secret } from '../../../../../model/identity/secret'
import { browser, newServer, person } from '../../../../support/world'
import type { Told } from '../../tell-story'

export const login: Told = {
  id: 'login',
  title: 'Вход с ошибкой',
  about:
    'Человек ошибается паролем, видит отказ и входит со второго раза; магазин узнаёт, кто он, и загружает его регионы. Пароль приходит к\u00a0форме запечатанным (в\u00a0таблице «•••») и\u00a0нигде не\u00a0хранится: открывают его только проверка введённого и\u00a0сам запрос.',
  story: 'login',
  rules: ['STATE-001', 'STATE-002', 'ERROR-001', 'DEC-029', 'DEC-047'],
  cast: ['loginForm', 'session', 'app', 'customer', 'regions'],
  omits: ['unfinished.counted', 'session.mayLeave', 'popup.over'],
  run: async ({ open, chapter, end }) => {
    const server = newServer({ products: 60 })
    const tab = open({ server, who: browser(server) })
    tab.app.start()
    await waitFor(tab.app, (state) => state.matches({ visitor: 'guest' }))
    chapter('Пароль неверен')
    tab.loginForm().send({ type: 'login.submitted', login: person(1).email, password: new Secret('not this one') })
    await waitFor(tab.loginForm(), (state) => state.matches('error'))
    chapter('Пароль верен')
    tab.logIn(1)
    await waitFor(tab.app, (state) => state.matches({ visitor: 'customer' }))
    await waitFor(tab.child('regions'), (state) => state.hasTag('known'))
    end()
  },
}
