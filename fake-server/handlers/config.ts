import { configContract } from '../../model/contract/content/config'
import { handlersFor } from '../handlers-for'
import { refuse } from '../refusals'
import { leastSum } from '../rules/ordering/least-sum'

/** The settings of the shop, and its log. */
export const configHandlers = handlersFor(configContract, {
  'config.get': (scene) => ({ ...scene.world.config, auth_strategy: scene.auth, min_order_sum: leastSum(scene) }),

  /** Guests log too, without recordings. */
  'logger.log': ({ body, log, user, client, now }) => {
    const wait = log.add(user ? body : { ...body, recording: undefined }, client, now())
    if (wait > 0) throw refuse(429, { headers: { 'retry-after': String(Math.ceil(wait / 1000)) } })
    return null
  },
})
