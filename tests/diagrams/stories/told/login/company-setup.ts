import { waitFor } from 'xstate'
import { selectAsked } from '../../../../../machines/company-setup/company-setup.selectors'
import { signedIn } from '../../../../support/open-tab'
import { atRest } from '../../../../support/waiting/at-rest'
import { newServer, visitor } from '../../../../support/world'
import type { Told } from '../../tell-story'

/** Somebody of the demo without a company. */
const UNREGISTERED = 5

export const companySetup: Told = {
  id: 'company-setup',
  title: 'Регистрация компании',
  about:
    'Человек вошёл, а\u00a0компании у\u00a0него нет. Магазин просит название и\u00a0ИНН, затем город, и\u00a0после второго шага регион есть, но\u00a0на\u00a0модерации: личных цен пока нет.',
  story: 'setup',
  rules: ['STATE-005', 'STATE-006', 'DEC-025', 'DEC-036'],
  cast: ['companySetup', 'customer', 'session', 'app', 'regions', 'overlay'],
  omits: ['unfinished.counted', 'session.mayLeave', 'popup.over popup: «survey»', 'popup.closed popup: «survey»'],
  run: async ({ open, chapter, end }) => {
    const server = newServer()
    const { who } = await visitor(server, UNREGISTERED)
    const tab = open({ who, server })
    tab.app.start()
    await waitFor(tab.app, ({ children }) => children['session'] !== undefined)
    chapter('Окно просится само')
    await signedIn(tab)
    const actor = tab.child('companySetup')
    await waitFor(actor, (state) => selectAsked(state) === 'company')
    await atRest()
    chapter('Компания')
    actor.send({ type: 'field.typed', field: 'inn', value: '500100732259' })
    actor.send({ type: 'field.typed', field: 'company_name', value: 'ИП Зуев И. П.' })
    actor.send({ type: 'setup.submitted' })
    await waitFor(actor, (state) => selectAsked(state) === 'lastStep')
    chapter('Последний шаг')
    actor.send({ type: 'field.typed', field: 'store_city_id', value: 7 })
    actor.send({ type: 'setup.submitted' })
    await waitFor(actor, (state) => selectAsked(state) === null)
    await waitFor(tab.child('customer'), ({ context }) => context.region !== null)
    await atRest()
    end()
  },
}
