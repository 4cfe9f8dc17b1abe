import { useEffect, useState } from 'react'
import { nameProblem, plainName, proposedName } from '../../../model/saved-cart/name'
import { cartTitle } from '../../../model/saved-cart/saved-cart'
import { serverNow } from '../../platform/clock/server-clock'
import { useSavedList } from './use-saved-list'
import { useTypedName } from './use-typed-name'

/** The name of a saved cart that is to be made. */
export type NewName = {
  /** As it stands in the field. */
  text: string
  /** The proposed one stands there until something is typed. */
  isProposed: boolean
  /** What is wrong with the name that was entered last; null: nothing that is known. */
  problem: string | null
  type: (text: string) => void
  /** It is not wished any more. */
  forget: () => void
  /** @returns the name as it is sent; null where there is a problem, which is then told */
  enter: () => string | null
}

/**
 * A name that is not among the saved carts yet, until another is typed, which survives a reload; one that cannot be is told when it is entered.
 * @param of what is saved under it
 * @param isSaved it is: the next one begins anew
 */
export function useNewName(list: ReturnType<typeof useSavedList>, { of, isSaved }: { of: 'cart' | 'product'; isSaved: boolean }): NewName {
  const [now] = useState(() => serverNow())
  const { typed, type, forget } = useTypedName(of)
  const [problem, setProblem] = useState<string | null>(null)
  // The list may hold it already where the answer was lost: another proposal would be another name for the same cart.
  const [entered, setEntered] = useState<string | null>(null)
  useEffect(() => {
    if (isSaved) forget()
  }, [isSaved, forget])
  const text = typed ?? entered ?? proposedName(now, list.status === 'ready' ? list.data.items.map(cartTitle) : [])
  return {
    text,
    isProposed: typed === null,
    problem,
    forget,
    type(next) {
      type(next)
      setProblem(null)
    },
    enter() {
      const wrong = nameProblem(text)
      setProblem(wrong)
      setEntered(text)
      return wrong === null ? plainName(text) : null
    },
  }
}
