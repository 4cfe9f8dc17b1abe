import { configContract } from '../../model/contract/content/config'
import { handlersFor } from '../handlers-for'
import { nextId } from '../tables'

const LOG_LENGTH = 200

export const configHandlers = handlersFor(configContract, {
  'config.get': ({ world }) => world.config,

  /** The newest entries are kept, guests' too. */
  'logger.log': ({ body, tables, now }) => {
    const id = nextId(tables, 'logEntry')
    const { path, user } = body.error_info
    tables.logEntry.create({ id, at: now(), type: body.type, text: `${path} ${user ?? 'guest'} ${body.e}` })
    tables.logEntry.deleteMany({ where: { id: { lte: id - LOG_LENGTH } } })
    return null
  },
})
