/**
 * Whether a survey may come by itself where somebody is: on the pages of the cabinet. Not in the cart, nor on any page where goods are
 * looked for, nor over the thanks for an order. @param path an address with its query [DEC-049]
 */
export function isSurveyPlace(path: string): boolean {
  const [page = '', query] = path.split('?')
  return /^\/personal(\/|$)/.test(page) && !new URLSearchParams(query).has('placed')
}
