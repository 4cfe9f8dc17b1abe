import { CodeVerificationId } from '../../model/identity/code-verification'
import { sessionValues } from '../platform/storage'

const keyOf = (name: string) => `code-flow/${name}`

/** The id of the verification that a flow of this tab is about, over a reload; null: none, or none that can be read. */
export function readFlowId(name: string): string | null {
  const read = CodeVerificationId.safeParse(sessionValues.read(keyOf(name)))
  return read.success ? read.data : null
}

/** Whether a flow of this name was begun in this tab and goes on. */
export const isFlowBegun = (name: string): boolean => readFlowId(name) !== null

/** Keeps it where `readFlowId` finds it; null forgets it. */
export function storeFlowId(name: string, id: string | null): void {
  if (id === null) sessionValues.remove(keyOf(name))
  else sessionValues.write(keyOf(name), id)
}
