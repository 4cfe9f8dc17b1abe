import { counted } from '../../model/text/plural'
import { namedList } from '../../model/text/named-list'
import { words } from '../../model/text/words'
import type { Toast } from './toaster.machine'

/** What several toasts of one kind say together; `names`: of what each spoke. */
const JOINED = {
  refused: (names: readonly string[]) =>
    `Сервер не\u00a0принял ${counted(names.length, words.line)}: ${namedList(names)}. Они отмечены в\u00a0корзине.`,
} as const

/** Of which kind a toast is one of several, and of what it speaks. */
export type Joins = { as: keyof typeof JOINED; name: string }
/** What the toast of a kind spoke of last, and until when it is to be seen, ms. */
export type Joined = { as: Joins['as']; names: readonly string[]; until: number }

/**
 * A toast that finds one of its kind still to be seen takes its place and speaks of both.
 * @param before the last one of a kind
 * @param until when the new one goes, ms
 */
export function joinToast(before: Joined | null, toast: Toast, now: number, until: number): { toast: Toast; joined: Joined | null } {
  const { joins } = toast
  if (!joins) return { toast, joined: before }
  const isSeen = before !== null && before.as === joins.as && now < before.until
  const names = [...(isSeen ? before.names.filter((name) => name !== joins.name) : []), joins.name]
  const text = names.length > 1 ? JOINED[joins.as](names) : toast.text
  return { toast: { ...toast, id: joins.as, text }, joined: { as: joins.as, names, until } }
}
