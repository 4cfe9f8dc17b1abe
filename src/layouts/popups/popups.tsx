/** The popups of the shop. */
export function Popups() {
  return null
}
