import * as z from 'zod/mini'
import type { SigningDraft } from '../../../../machines/document-signing/document-signing.setup'
import { sessionValues } from '../../../platform/storage'

const Kept = z.object({
  lines: z.array(z.object({ line: z.number(), accepted: z.string(), note: z.string() })),
  reason: z.string(),
})
const keyOf = (documentId: number) => `document/${documentId}`

/** What was typed of a document in this tab before a reload. */
export function readSigningDraft(documentId: number): SigningDraft {
  const kept = z.safeParse(Kept, sessionValues.read(keyOf(documentId)))
  if (!kept.success) return { typed: new Map(), reason: '' }
  return { typed: new Map(kept.data.lines.map(({ line, ...typed }) => [line, typed])), reason: kept.data.reason }
}

/** Keeps what is typed where `readSigningDraft` finds it; null forgets it. */
export function keepSigningDraft(documentId: number, draft: SigningDraft | null): void {
  if (draft === null) return sessionValues.remove(keyOf(documentId))
  sessionValues.write(keyOf(documentId), {
    lines: [...draft.typed].map(([line, typed]) => ({ line, ...typed })),
    reason: draft.reason,
  })
}
