/** The id of the button that orders the cart: a page has one at most. */
export const ORDER_BUTTON_ID = 'order-submit'

/** Whether something is the button that orders the cart. */
export const isOrderButton = (target: EventTarget | null): boolean => target instanceof Element && target.id === ORDER_BUTTON_ID

/** Leads the focus to the button that orders the cart, which is not pressed. @returns whether the page has one */
export function focusOrderButton(): boolean {
  const button = document.getElementById(ORDER_BUTTON_ID)
  button?.focus()
  return button !== null
}
