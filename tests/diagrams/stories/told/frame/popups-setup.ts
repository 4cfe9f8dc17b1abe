import { waitFor } from 'xstate'
import { selectAsked } from '../../../../../machines/company-setup/company-setup.selectors'
import { signedIn } from '../../../../support/open-tab'
import { atRest } from '../../../../support/waiting/at-rest'
import { browser, newServer } from '../../../../support/world'
import { heldAnswer } from '../../held-answer'
import { screenOf } from '../../screen'
import type { Told } from '../../tell-story'

/** Somebody of the demo with a company and no region. */
const UNFINISHED = 6
const CITY = 7

export const popupsSetup: Told = {
  id: 'popups-setup',
  title: 'Регистрация, «Поддержка» и\u00a0истёкший вход',
  about:
    'Человек входит через окно, а\u00a0регистрация у\u00a0него не\u00a0закончена. Пока магазин узнаёт, чего не\u00a0хватает, он\u00a0успел открыть «Поддержку»: регистрация сменяет её. Последний шаг отправлен, а\u00a0вход истёк: регистрация уступает экран «Входу» и\u00a0после него возвращается, выбранный город на\u00a0месте.',
  story: 'frame',
  rules: ['DEC-049', 'DEC-008', 'STATE-006'],
  cast: ['overlay', 'app', 'session', 'customer', 'companySetup'],
  omits: [
    'unfinished.counted',
    'session.mayLeave',
    'page.covered',
    'page.uncovered',
    'setup.retried',
    'popup.over popup: «survey»',
    'popup.closed popup: «survey»',
  ],
  run: async ({ open, chapter, end, show }) => {
    const server = newServer()
    let isExpired = false
    const { isLetGo, letGo } = heldAnswer()
    const tab = open({
      server,
      who: browser(server),
      path: '/catalog',
      intercept: async (url, _, send) => {
        if (isExpired && !url.includes('/auth/login')) return Response.json({ message: 'Войдите, чтобы продолжить' }, { status: 401 })
        if (url.includes('companyRegionVsRegionExists')) await isLetGo
        return send()
      },
    })
    tab.app.start()
    await waitFor(tab.app, (state) => state.matches({ visitor: 'guest' }))
    const overlay = tab.child('overlay')
    const words = screenOf(tab)
    const showScreen = () => show('overlay', words())
    chapter('Вход через окно')
    overlay.send({ type: 'popup.asked', popup: 'login' })
    tab.logIn(UNFINISHED)
    await signedIn(tab)
    const setup = tab.child('companySetup')
    await waitFor(setup, (state) => state.matches('looking'))
    await atRest()
    showScreen()
    chapter('«Поддержка» открыта, регистрация пришла')
    overlay.send({ type: 'popup.asked', popup: 'support' })
    letGo()
    await waitFor(setup, (state) => selectAsked(state) === 'lastStep')
    showScreen()
    chapter('Последний шаг отправлен, а\u00a0вход истёк')
    setup.send({ type: 'field.typed', field: 'store_city_id', value: CITY })
    isExpired = true
    setup.send({ type: 'setup.submitted' })
    await waitFor(tab.child('customer'), (state) => state.hasTag('suspended'))
    await atRest()
    showScreen()
    chapter('Вошёл снова')
    isExpired = false
    tab.logIn(UNFINISHED)
    await waitFor(tab.child('customer'), (state) => !state.hasTag('suspended'))
    await atRest()
    showScreen()
    show('companySetup', `выбран город №\u00a0${setup.getSnapshot().context.typed.store_city_id}`)
    end()
  },
}
