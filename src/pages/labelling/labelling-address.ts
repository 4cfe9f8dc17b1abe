const PATH = '/personal/trustmark'

/** @returns the address under which the codes of a document are compared */
export const checkAddress = (documentId: number): string => `${PATH}?document=${documentId}`

/** @returns the document that an address names; null: none */
export function checkedDocument(search: string): number | null {
  const id = Number(new URLSearchParams(search).get('document'))
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
