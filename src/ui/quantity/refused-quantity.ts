/** The quantities under `root` whose text is no quantity. */
const refusedIn = (root: ParentNode) => [...root.querySelectorAll<HTMLInputElement>('input[data-refused]')]

/** Whether the text of a quantity that is still on the page is no quantity. */
export const isRefusedQuantity = (field: HTMLInputElement): boolean => field.isConnected && 'refused' in field.dataset

/**
 * Leads to the first quantity under `root` whose text is no quantity: nothing goes on over it. [DEC-046]
 * @param isMeant which of them count
 * @returns null: there is none
 */
export function focusRefusedQuantity(
  root: ParentNode,
  isMeant: (field: HTMLInputElement) => boolean = () => true,
): HTMLInputElement | null {
  const field = refusedIn(root).find(isMeant) ?? null
  field?.focus()
  return field
}
