import { awaitsSignature } from './waiting'
import { type SigningOutcome } from './signing'
import type { DocumentDetails } from './document-details'

/** What became of a document, as the document itself says; null: it waits for a signature. */
export function outcomeIn(document: DocumentDetails): SigningOutcome | null {
  if (awaitsSignature(document)) return null
  const step = document.history.findLast(({ group }) => group === 'exchange')
  return {
    exchange: document.exchange ?? 'signed',
    at: step?.at ?? document.created_at,
    by: step?.by ?? '',
    is_own: step?.is_own ?? false,
    act_id: null,
  }
}
