import { kindIn, type RegisterFilter, stateIn } from '../../../model/document/register-filter'
import { pagedAddress, pageOf } from '../../../model/routing/paged-address'

const PATH = '/personal/documents'
/** `q` is the search of the whole shop. */
const WORDS = 'find'
const WORDS_LENGTH = 100

/** What the address of the documents shows: the register, one document, or the mutual settlements. */
export type ShownDocuments =
  | { view: 'register'; filter: RegisterFilter; page: number }
  | { view: 'document'; id: number }
  | { view: 'settlements'; from: string | null; to: string | null }

/** @returns a day that an address names, null for a text that is none */
const dayIn = (text: string | null): string | null =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null

/** @returns what an address says; what makes no sense is left out */
export function shownDocuments(search: string): ShownDocuments {
  const query = new URLSearchParams(search)
  const id = Number(query.get('document'))
  if (Number.isSafeInteger(id) && id > 0) return { view: 'document', id }
  const days = { from: dayIn(query.get('from')), to: dayIn(query.get('to')) }
  if (query.get('view') === 'settlements') return { view: 'settlements', ...days }
  return {
    view: 'register',
    filter: {
      words: (query.get(WORDS) ?? '').slice(0, WORDS_LENGTH),
      kind: kindIn(query.get('kind')),
      state: stateIn(query.get('state')),
      ...days,
    },
    page: pageOf(search),
  }
}

/** @returns the address of the register, without what is usual */
export function registerAddress({ words, kind, state, from, to }: RegisterFilter, page = 1): string {
  const all = { [WORDS]: words === '' ? null : words, kind, state, from, to }
  return pagedAddress(PATH, page, Object.fromEntries(Object.entries(all).flatMap(([key, value]) => (value === null ? [] : [[key, value]]))))
}

/** @returns the address of one document */
export const documentAddress = (id: number): string => `${PATH}?document=${id}`

/** @returns the address of the mutual settlements of a period */
export const settlementsAddress = (period?: { from: string; to: string }): string =>
  `${PATH}?${new URLSearchParams({ view: 'settlements', ...period }).toString()}`
