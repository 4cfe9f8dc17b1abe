import * as z from 'zod/mini'
import { Config, LogEntry } from '../../content/config'
import { endpoint } from '../endpoint'

/** CALL-009, CALL-012 */
export const configContract = {
  'config.get': endpoint({ kind: 'read', method: 'GET', path: '/config', output: Config }),
  'logger.log': endpoint({ kind: 'write', method: 'POST', path: '/logger/log', body: LogEntry, output: z.null() }),
} as const
