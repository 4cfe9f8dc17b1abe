import { useMemo } from 'react'
import { useAppActor } from '../../../shop/app-context'

/** Notes that were typed and are neither saved nor given up, by region and product. They live as long as the cart of this login. */
const drafts = new WeakMap<object, Map<string, string>>()

export type NoteDraft = { read: () => string | undefined; keep: (text: string) => void; drop: () => void }

/** What was typed of the note of a line, wherever its row went meanwhile. */
export function useNoteDraft(productId: number): NoteDraft {
  const cart = useAppActor('cart')
  return useMemo(() => {
    const all = cart && (drafts.get(cart) ?? new Map<string, string>())
    if (cart && all) drafts.set(cart, all)
    const key = () => `${cart?.getSnapshot().context.regionId}/${productId}`
    return {
      read: () => all?.get(key()),
      keep: (text) => all?.set(key(), text),
      drop: () => all?.delete(key()),
    }
  }, [cart, productId])
}
