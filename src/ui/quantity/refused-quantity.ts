/**
 * Leads to the first quantity under `root` whose text is no quantity: nothing goes on over it. [DEC-046]
 * @returns whether there is one
 */
export function focusRefusedQuantity(root: ParentNode): boolean {
  const field = root.querySelector<HTMLInputElement>('input[data-refused]')
  field?.focus()
  return field !== null
}
