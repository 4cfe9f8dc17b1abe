import type { ActorInfo, Entry, TabInfo } from '../../inspector/protocol'

/** The tab of which a recording is made. */
export const tab: TabInfo = { id: 't', life: 'l', title: 'Корзина', path: '/cart', who: 'гость' }
/** A cart that is in one state. @param session what it is called by */
export const actor = (session: string, state: string): ActorInfo => ({
  session,
  name: `имя ${session}`,
  parent: null,
  machine: 'cart',
  status: 'active',
  states: ['cart', `cart.${state}`],
  tags: [],
  context: { state },
})
/** It is told to be in that state. */
export const is = (session: string, state: string): Entry => ({ kind: 'actor', at: 1, actor: actor(session, state) })
