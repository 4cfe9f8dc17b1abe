/** What the dialog of a list of old says of that list: an order or a saved cart. */
export type RefillWords = {
  /** Its heading while lines are chosen, and when they are in the cart. */
  title: string
  doneTitle: string
  /** Where the list did not come. */
  failedTitle: string
  /** The name of its lines: «Строки заказа». */
  lines: string
  /** Before a number of pieces: «в заказе 12». */
  inIt: string
  /** What is to be known before choosing. */
  note?: string
}
