import type { Endpoint } from './endpoint'

/** The longest bodies, bytes: of what asks only, of what changes something, and of forms with their files. */
const READ_LIMIT = 65_536
const WRITE_LIMIT = 1_000_000
const FORM_LIMIT = 20_000_000

/** @returns the longest body that a call may have, bytes; a longer one is refused before it is read to its end */
export function bodyLimit({ kind, isForm = false }: Pick<Endpoint, 'kind' | 'isForm'>): number {
  if (isForm) return FORM_LIMIT
  return kind === 'read' ? READ_LIMIT : WRITE_LIMIT
}
