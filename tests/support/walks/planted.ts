import { setup } from 'xstate'
import { cookieNoticeNames } from '../../../machines/cookie-notice/cookie-notice.names'
import type { AnyNames } from '../../../machines/support/names'
import { effect } from '../../../machines/support/effect'

/** What nothing leads through in `withUnreachable`, whatever happens: behind a rival that is always taken, and out of a state that nobody enters. */
export const UNREACHABLE = ['planted.away--went.1', 'planted.nowhere--went.0']

const ready = setup({
  types: { events: {} as { type: 'went' } | { type: 'came' } },
  actors: { load: effect<number, void>('load') },
  actions: { arrive: () => {} },
  delays: { pause: 1000 },
})
const home = { on: { went: 'away' } } as const
const asking = { entry: 'arrive', invoke: { src: 'load', onDone: 'home', onError: 'away' } } as const
const away = { on: { came: 'asking' }, after: { pause: 'back' } } as const
const back = { always: 'home' } as const

/** A small machine: every transition of it can be taken. */
export const planted = ready.createMachine({ id: 'planted', initial: 'home', states: { home, asking, away, back } })
/** The same with transitions that nothing leads through. */
export const withUnreachable = ready.createMachine({
  id: 'planted',
  initial: 'home',
  states: { home, asking, away: { ...away, on: { ...away.on, went: ['home', 'asking'] } }, back, nowhere: { on: { went: 'home' } } },
})
/** Its words. */
export const plantedNames: AnyNames = {
  title: 'Посаженный',
  purpose: 'По нему видно, что недостижимое замечают.',
  states: { home: 'Дома', asking: 'Спрашивает', away: 'В пути', back: 'Вернулся', nowhere: 'Нигде' },
  events: { went: 'ушёл', came: 'пришёл' },
  about: cookieNoticeNames.about, // no page tells of it
}
