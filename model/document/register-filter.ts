import { ACCOUNTING_STATES, DOCUMENT_KINDS, type DocumentKind, EXCHANGE_STATES, LABELLING_STATES } from './document'

/**
 * What a register is narrowed to. `state`: one state of one group («exchange.waiting»), «overdue», or «correction»: accepted with differences and not
 * corrected yet; null or '' where it is not narrowed.
 */
export type RegisterFilter = { words: string; kind: DocumentKind | null; state: string | null; from: string | null; to: string | null }
/** A register that is not narrowed. */
export const WHOLE_REGISTER: RegisterFilter = { words: '', kind: null, state: null, from: null, to: null }

const GROUPS = { accounting: ACCOUNTING_STATES, exchange: EXCHANGE_STATES, labelling: LABELLING_STATES } as const
type Group = keyof typeof GROUPS
const isGroup = (text: string): text is Group => Object.hasOwn(GROUPS, text)
const WORDS_LENGTH = 100

/** @returns a state as an address names it, null for one that there is not */
export function stateIn(text: string | null): string | null {
  if (text === 'overdue' || text === 'correction') return text
  const [group = '', value = ''] = (text ?? '').split('.')
  return isGroup(group) && GROUPS[group].some((state) => state === value) ? text : null
}

/** @returns a kind as an address names it, null for one that there is not */
export const kindIn = (text: string | null): DocumentKind | null => DOCUMENT_KINDS.find((kind) => kind === text) ?? null

/** Whether anything is narrowed. */
export const isNarrowed = ({ words, kind, state, from, to }: RegisterFilter): boolean =>
  words.trim() !== '' || kind !== null || state !== null || from !== null || to !== null

type Body = {
  text?: string
  kinds?: DocumentKind[]
  from?: string
  to?: string
  overdue?: true
  awaits_correction?: true
} & { [G in Group]?: (typeof GROUPS)[G][number][] }

/** A filter as the body of the call: only what narrows. */
export function registerBody({ words, kind, state, from, to }: RegisterFilter): Body {
  const text = words.trim().slice(0, WORDS_LENGTH)
  const [group = '', value = ''] = (state ?? '').split('.')
  return {
    ...(text !== '' && { text }),
    ...(kind && { kinds: [kind] }),
    ...(from && { from }),
    ...(to && { to }),
    ...(state === 'overdue' && { overdue: true as const }),
    ...(state === 'correction' && { awaits_correction: true as const }),
    ...(isGroup(group) && { [group]: [value] }),
  }
}
