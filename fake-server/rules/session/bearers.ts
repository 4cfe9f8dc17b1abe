import { BEARER_LIFE_MS } from '../../../model/limits'
import type { Secrets } from '../../secrets'
import type { TableRow, Tables } from '../../tables'
import { randomId } from '../random-id'

type At = { tables: Tables; secrets: Secrets; now: number }

/** Makes a bearer of a session, and deletes those that have run out. Only its digest is stored. [DEC-004] */
export function issueBearer({ tables, secrets, now }: At, sessionId: string): string {
  tables.bearer.deleteMany({ where: { at: { lte: now - BEARER_LIFE_MS } } })
  const token = randomId()
  tables.bearer.create({ id: secrets.digest(token), session_id: sessionId, at: now })
  return token
}

/** The session that a bearer stands for; null: none, it has run out, or the session has ended. */
export function sessionOfBearer({ tables, secrets, now }: At, token: string): TableRow<'session'> | null {
  if (token === '') return null
  const bearer = tables.bearer.findFirst({ where: { id: { equals: secrets.digest(token) } } })
  if (!bearer || now - bearer.at >= BEARER_LIFE_MS) return null
  return tables.session.findFirst({ where: { id: { equals: bearer.session_id } } }) ?? null
}
