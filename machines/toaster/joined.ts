import { namedList } from '../../model/text/named-list'
import { counted } from '../../model/text/plural'
import type { WordForms } from '../../model/text/words'
import type { Toast } from './toaster.machine'

/**
 * Of which kind a toast is one of several, of what it speaks, and what they say together: «`lead` 2 строки: A и B. `end`», where `what` is
 * counted in the case that the lead asks for.
 */
export type Joins = { as: string; name: string; lead: string; what: WordForms; end: string }
/** Of what the toasts on the screen speak that may be joined, by kind, which is their id. */
export type Standing = ReadonlyMap<string, readonly string[]>

/**
 * Toasts as they are to be drawn: one that finds another of its kind, among them or on the screen, takes its place and speaks of both.
 * @returns with what stands on the screen then
 */
export function joinToasts(standing: Standing, toasts: readonly Toast[]): { drawn: readonly Toast[]; standing: Standing } {
  return toasts.reduce<{ drawn: readonly Toast[]; standing: Standing }>(
    (all, toast) => {
      if (!toast.joins) return { ...all, drawn: [...all.drawn, toast] }
      const { as, name, lead, what, end } = toast.joins
      const names = [...(all.standing.get(as) ?? []).filter((each) => each !== name), name]
      const text = names.length > 1 ? `${lead} ${counted(names.length, what)}: ${namedList(names)}. ${end}` : toast.text
      return {
        drawn: [...all.drawn.filter(({ id }) => id !== as), { ...toast, id: as, text }],
        standing: new Map(all.standing).set(as, names),
      }
    },
    { drawn: [], standing },
  )
}
