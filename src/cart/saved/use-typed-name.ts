import { useCallback, useEffect, useRef, useState } from 'react'
import { useAppState } from '../../shop/app-context'
import { keepName, type NameOf, readName } from '../../platform/wishes/typed-names'

/** What is being typed as the name of a saved cart, over a reload too; null: nothing. */
export type TypedName = {
  typed: string | null
  type: (text: string) => void
  /** It is saved, or not wished any more. */
  forget: () => void
}

/** The name of one saved cart as it is being typed by who is logged in; that of nobody is kept on the screen alone. */
export function useTypedName(of: NameOf): TypedName {
  const userId = useAppState((app) => app.context.user?.id ?? null)
  const [typed, setTyped] = useState(() => (userId === null ? null : readName(userId, of)))
  const keep = useCallback(
    (text: string | null) => {
      setTyped(text)
      if (userId !== null) keepName(userId, of, text)
    },
    [userId, of],
  )
  const forget = useCallback(() => keep(null), [keep])
  return { typed, type: keep, forget }
}

/**
 * The field of a cart's name opens again where a name was typed and the page went; what was typed is forgotten once the field closes.
 * @param isThere the cart is known, so that it can be renamed
 */
export function useRenaming(cartId: number, { isThere, isNaming, ask }: { isThere: boolean; isNaming: boolean; ask: () => void }): void {
  const userId = useAppState((app) => app.context.user?.id ?? null)
  const was = useRef(false)
  const asked = useRef(false)
  useEffect(() => {
    if (was.current && !isNaming && userId !== null) keepName(userId, cartId, null)
    was.current = isNaming
    if (!isThere || asked.current) return
    asked.current = true
    if (userId !== null && !isNaming && readName(userId, cartId) !== null) ask()
  }, [cartId, userId, isThere, isNaming, ask])
}
