import type { FieldValue, FormValues } from '../../model/form/form'
import { sessionValues } from '../platform/storage'

const keyOf = (name: string) => `form/${name}`
const isFiles = (value: FieldValue): boolean => typeof value === 'object' && value !== null
const isSameKind = (value: unknown, like: FieldValue): boolean => like === null || value === null || typeof value === typeof like

/** What was typed into this form of this tab before a reload: only fields that the form has, of the kind that they are. */
export function readDraft(name: string, empty: FormValues): FormValues {
  const kept = sessionValues.read(keyOf(name))
  if (typeof kept !== 'object' || kept === null) return {}
  // Texts, numbers and boxes were written by `keepDraft`; whatever else stands there is left out.
  const entries = Object.entries(kept as Record<string, FieldValue>)
  return Object.fromEntries(entries.filter(([field, value]) => field in empty && isSameKind(value, empty[field]!) && !isFiles(value)))
}

/** Keeps what is typed where `readDraft` finds it; null forgets it. */
export function keepDraft(name: string, values: FormValues | null): void {
  if (values === null) sessionValues.remove(keyOf(name))
  else sessionValues.write(keyOf(name), Object.fromEntries(Object.entries(values).filter(([, value]) => !isFiles(value))))
}
