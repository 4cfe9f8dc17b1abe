import { sessionValues } from '../../../platform/storage'

const keyOf = (documentId: number) => `labelling/${documentId}`

/** The codes that were scanned for a document in this tab before a reload; '': none. */
export function readScanned(documentId: number): string {
  const kept = sessionValues.read(keyOf(documentId))
  return typeof kept === 'string' ? kept : ''
}

/** Keeps the codes where `readScanned` finds them; '' forgets them. */
export function keepScanned(documentId: number, text: string): void {
  if (text === '') sessionValues.remove(keyOf(documentId))
  else sessionValues.write(keyOf(documentId), text)
}
