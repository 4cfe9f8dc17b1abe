import { DEMO_DATABASE_WAIT_MS } from '../../model/limits'
import { openDatabase } from '../platform/database/open-database'

/** A demo whose database is slow must not lose what it kept: it is waited for longer than for the database of the shop. */
export const openDemoStore = (name: string, table: string) => openDatabase(name, table, { page: window, limitMs: DEMO_DATABASE_WAIT_MS })
