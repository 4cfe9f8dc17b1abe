import { createActor, fromPromise, waitFor } from 'xstate'
import { inviteMachine } from '../../../../../machines/invite/invite.machine'
import { signedIn } from '../../../../support/open-tab'
import { atRest } from '../../../../support/waiting/at-rest'
import { newServer, visitor } from '../../../../support/world'
import type { Told } from '../../tell-story'

/** Who of the demo is invited, and by which code. */
const [INVITED, CODE] = [5, 'H7QD-PAVE-3JZT']

export const invite: Told = {
  id: 'invite',
  title: 'Приглашение в\u00a0компанию',
  about:
    'Коллега прислал приглашение. Человек открывает его и\u00a0принимает: профиль и\u00a0регионы читаются заново, регион становится его и, раз другого нет, сразу действует: с\u00a0ним читается и\u00a0корзина.',
  story: 'invite',
  rules: ['STATE-023', 'DEC-040'],
  cast: ['invite', 'app', 'session', 'customer', 'regions', 'cart'],
  omits: ['unfinished.counted', 'session.mayLeave', 'popup.over', 'popup.due', 'address.chosen'],
  run: async ({ open, chapter, end, inspect }) => {
    const server = newServer()
    const { who } = await visitor(server, INVITED)
    const tab = open({ server, who, path: `/invites/${CODE}` })
    tab.app.start()
    await signedIn(tab)
    await waitFor(tab.child('regions'), (state) => state.hasTag('known'))
    await atRest()
    chapter('Приглашение открыто')
    const actor = createActor(
      inviteMachine.provide({
        actors: {
          loadInvite: fromPromise(({ input }) => tab.api('invites.get', { params: { id: input.code } })),
          sendAnswer: fromPromise(({ input }) =>
            tab.api(input.answer === 'accepted' ? 'invites.accept' : 'invites.reject', { params: { id: input.code } }),
          ),
        },
      }),
      { input: { code: CODE, isGuest: false }, inspect, clock: tab.clock },
    ).start()
    await waitFor(actor, (state) => state.hasTag('pending'))
    chapter('Принято')
    actor.send({ type: 'acceptance.pressed' })
    await waitFor(tab.child('customer'), ({ context }) => context.region !== null)
    await atRest()
    end()
    actor.stop()
  },
}
