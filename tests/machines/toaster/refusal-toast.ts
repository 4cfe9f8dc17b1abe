import { refusedToast } from '../../../machines/cart/cart.toasts'
import type { Toast } from '../../../machines/toaster/toaster.machine'

/** What is told of a line that the server refused in a cart, by default the one on the screen, with short words of its own. */
export const refusalToast = (article: string, regionId = 1): Toast => {
  const what = { as: 'quantity', article, asked: 16, kept: 0 } as const
  return { ...refusedToast({ type: 'cart.refused', reason: '', regionId, what, row: null }, [], 1), text: `${article} нет` }
}
