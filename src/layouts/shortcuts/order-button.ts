import { announce } from '../../ui/feedback/announce'

/** The id of the button that orders the cart: a page has one at most. */
export const ORDER_BUTTON_ID = 'order-submit'

/** Whether something is the button that orders the cart. */
export const isOrderButton = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.id === ORDER_BUTTON_ID

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'repeat'>

/** Whether Ctrl+Enter or Cmd+Enter was pressed; held down it is pressed once. [DEC-051] */
export const isOrderKey = ({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing, repeat }: Key): boolean =>
  key === 'Enter' && (ctrlKey || metaKey) && !altKey && !shiftKey && !isComposing && !repeat

/** The attribute of a field that keeps the order from being sent while `isWrong`: Ctrl+Enter leads there first. */
export const stopsOrder = (isWrong: boolean) => ({ 'data-stops-order': isWrong || undefined })

/** Leads the focus to the first field that keeps the cart from being ordered. @returns whether one has it */
export function focusWrongField(): boolean {
  const wrong = document.querySelector<HTMLElement>('[data-stops-order]')
  wrong?.focus()
  return wrong !== null && document.activeElement === wrong
}

/**
 * Leads the focus to the button that orders the cart, which is not pressed. As long as it stays there the button has `data-led`: the
 * browser itself draws no ring where a pointer was used last. @returns whether the page has one
 */
export function focusOrderButton(): boolean {
  const button = document.getElementById(ORDER_BUTTON_ID)
  if (!button) return false
  button.focus()
  button.dataset['led'] = ''
  button.addEventListener('blur', () => delete button.dataset['led'], { once: true })
  announce('Ещё раз Ctrl+Enter, чтобы оформить заказ')
  return true
}
