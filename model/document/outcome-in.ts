import { awaitsSignature } from './document'
import { type SigningOutcome } from './signing'
import type { DocumentDetails } from './document-details'

/** What became of a document, as it says itself; null: it waits for a signature. */
export function outcomeIn(row: DocumentDetails): SigningOutcome | null {
  if (awaitsSignature(row)) return null
  const step = row.history.findLast(({ group }) => group === 'exchange')
  return {
    exchange: row.exchange ?? 'signed',
    at: step?.at ?? row.created_at,
    by: step?.by ?? '',
    is_own: step?.is_own ?? false,
    act_id: null,
  }
}
