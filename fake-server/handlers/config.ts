import { configContract } from '../../model/contract/content/config'
import { handlersFor } from '../handlers-for'
import { leastSum } from '../rules/ordering/least-sum'
import { nextId } from '../tables'

const LOG_LENGTH = 200
/** Recordings of the inspector are large: those of the newest entries are kept. */
const RECORDINGS = 3

/** The settings of the shop, and its log. */
export const configHandlers = handlersFor(configContract, {
  'config.get': (scene) => ({ ...scene.world.config, min_order_sum: leastSum(scene) }),

  /** The newest entries are kept, guests' too. */
  'logger.log': ({ body, tables, now }) => {
    const id = nextId(tables, 'logEntry')
    const { path, user } = body.error_info
    const recording = body.recording ?? ''
    tables.logEntry.create({ id, at: now(), type: body.type, text: `${path} ${user ?? 'guest'} ${body.e}`, recording })
    tables.logEntry.deleteMany({ where: { id: { lte: id - LOG_LENGTH } } })
    const recorded = tables.logEntry.findMany({ where: { recording: { notEquals: '' } }, orderBy: { id: 'desc' } })
    for (const old of recorded.slice(RECORDINGS)) tables.logEntry.update({ where: { id: { equals: old.id } }, data: { recording: '' } })
    return null
  },
})
