import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { type MouseEvent, type RefObject, useRef, useState } from 'react'
import type { cartMachine } from '../../../machines/cart/cart.machine'
import { selectCorrection, selectGhost, selectIsKnown, selectItem, selectWish } from '../../../machines/cart/cart.selectors'
import { orderableQuantity } from '../../../model/cart/quantity'
import { correctionText, refusalText } from '../../../model/cart/quantity-words'
import type { Product } from '../../../model/catalogue/product'
import type { ProductPrice } from '../../../model/catalogue/product-price'
import { DOUBLE_CLICK_MS } from '../../../model/limits'
import { formatPieces } from '../../../model/text/count'
import { useAppActor } from '../../shop/app-context'
import { useCartQuantity } from '../../hooks/cart/use-cart'
import { useShownLine } from '../../hooks/cart/use-shown-line'
import { announce } from '../../ui/feedback/announce'
import { focusRefusedQuantity } from '../../ui/quantity/refused-quantity'

/** What the button and the stepper of a product show and do. */
export type Buying = {
  /** Pieces: what is in the cart, else what the next click would put there. */
  quantity: number
  isInCart: boolean
  /** Pieces in the cart as the server keeps it; undefined until it is known, and while a wish for them is not answered. */
  kept: number | undefined
  /** Nothing of it can be ordered now. */
  isOut: boolean
  /** Changes the cart where it is in the cart, else only the number to be added. `isTyped`: it may go on. */
  change: (quantity: number, isTyped?: boolean) => void
  /** What was typed is complete. */
  enter: () => void
  /** The text in the field is no quantity: the number from before holds, and nothing is said of what came of another. [DEC-046] */
  isRefused: boolean
  /** Told of that by the field. */
  refuse: (isRefused: boolean) => void
  /** Leads to the field where its text is no quantity. @returns whether it is none */
  leadToRefused: () => boolean
  /** Why it cannot go into the cart now: nobody knows yet what lies there, and it would take its place; undefined where it can. [DEC-020] */
  whyNot: string | undefined
  /** Puts it into the cart; where the text in the field is no quantity, leads there instead. [DEC-046] */
  add: () => void
  /** The same by its button, which gives way to a link in the same place; from a key the focus goes on to the quantity. */
  press: (event: Pick<MouseEvent, 'detail'>) => void
  /** What that link does with a click: the second one of a double click leads nowhere. */
  follow: (event: Pick<MouseEvent, 'detail' | 'preventDefault'>) => void
  /** Where its quantity is typed. */
  field: RefObject<HTMLSpanElement | null>
  /** What became of the last wish, old → new; null while something else stands in the field. [DEC-019] */
  correction: string | null
  /** That the server refused the last wish, what the cart holds instead, and why; undefined where it did not: it is decided on in the cart. */
  refusal: string | undefined
  /** Pieces of the line when it was taken out, while it can be taken back; null where it was not. [DEC-021] */
  removed: number | null
  /** Takes the line back as it was; the focus goes to its quantity. */
  restore: () => void
}

/** Why nothing can be put on top of what a cart holds that was not read yet. */
export const CART_UNREAD = 'Корзина ещё загружается'

/** A click that no pointer made counts none. */
const isByKey = (clicks: number): boolean => clicks === 0

/** How a product is bought: one pack to begin with, then whatever the cart says; undefined where there is no cart or no price yet. */
export function useBuying(product: Product, price: ProductPrice | null | undefined): Buying | undefined {
  const cart = useAppActor('cart')
  const { quantity, change, enter } = useCartQuantity(product)
  const field = useRef<HTMLSpanElement>(null)
  useShownLine(product.id, quantity > 0)
  const corrected = useSelector(cart, (state) => state && selectCorrection(product.id)(state))
  const ghost = useSelector(cart, (state) => state && selectGhost(product.id)(state))
  const isKnown = useSelector(cart, selectIsKnown)
  const isKept = useSelector(cart, (state) => state !== undefined && selectIsKnown(state) && !selectWish(product.id)(state))
  const refusal = useSelector(cart, (state) => state && refusalOf(product.id, state))
  const [draft, setDraft] = useState<number | null>(null)
  const [isRefused, refuse] = useState(false)
  const pressedAt = useRef(-Infinity)
  if (!change || price === undefined) return undefined
  const isInCart = quantity > 0
  const whyNot = isKnown || isInCart ? undefined : CART_UNREAD
  const stock = price?.stock ?? null
  const toAdd = draft ?? orderableQuantity(product.pack, { ...product, stock })
  const named = (pieces: number) => `${product.article}, ${formatPieces(pieces)}`
  const changeLine = (wished: number, isTyped?: boolean) => {
    change(wished, isTyped)
    if (wished === 0) announce(`Убрано из\u00a0корзины: ${named(quantity)} Можно вернуть.`)
  }
  const focusField = () => field.current?.querySelector('input')?.focus()
  const leadToRefused = () => field.current !== null && focusRefusedQuantity(field.current) !== null
  const add = () => {
    if (whyNot !== undefined) return
    if (leadToRefused()) return
    change(toAdd)
    setDraft(null)
  }
  return {
    quantity: isInCart ? quantity : toAdd,
    isInCart,
    kept: isKept ? quantity : undefined,
    isOut: (stock ?? 0) < 1,
    change: isInCart ? changeLine : setDraft,
    enter,
    isRefused,
    refuse,
    leadToRefused,
    field,
    whyNot,
    add,
    press: ({ detail }) => {
      pressedAt.current = Date.now()
      add()
      if (isByKey(detail)) focusField()
    },
    follow: (event) => {
      if (!isByKey(event.detail) && Date.now() - pressedAt.current < DOUBLE_CLICK_MS) event.preventDefault()
    },
    correction: corrected && !isRefused ? correctionText(corrected, { ...product, stock }) : null,
    refusal,
    removed: ghost && !isInCart ? ghost.qty : null,
    restore: () => {
      if (!ghost) return
      cart?.send({ type: 'line.restored', productId: product.id })
      announce(`Возвращено в\u00a0корзину: ${named(ghost.qty)}`)
      // What cannot be had now has its field again only with its line.
      if (field.current) focusField()
      else requestAnimationFrame(focusField)
    },
  }
}

/** What is said of a write of one line that the server refused; undefined: there is none. */
function refusalOf(productId: number, state: SnapshotFrom<typeof cartMachine>): string | undefined {
  const wish = selectWish(productId)(state)
  if (wish?.stage === 'refused' && wish.productId === productId)
    return refusalText(wish.qty, selectItem(productId)(state)?.qty ?? 0, wish.reason ?? '')
  return undefined
}
