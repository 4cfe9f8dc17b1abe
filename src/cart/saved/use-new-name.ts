import { useState } from 'react'
import { nameProblem, plainName, proposedName } from '../../../model/saved-cart/name'
import { cartTitle } from '../../../model/saved-cart/saved-cart'
import { useSavedList } from './use-saved-list'

/** The name of a saved cart that is to be made. */
export type NewName = {
  /** As it stands in the field. */
  text: string
  /** The proposed one stands there until something is typed. */
  isProposed: boolean
  /** What is wrong with the name that was entered last; null: nothing that is known. */
  problem: string | null
  type: (text: string) => void
  /** @returns the name as it is sent; null where there is a problem, which is then told */
  enter: () => string | null
}

/** A name that is not among the saved carts yet, until another is typed; one that cannot be is told when it is entered. */
export function useNewName(list: ReturnType<typeof useSavedList>): NewName {
  const [now] = useState(() => Date.now())
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const text = typed ?? proposedName(now, list.status === 'ready' ? list.data.items.map(cartTitle) : [])
  return {
    text,
    isProposed: typed === null,
    problem,
    type(next) {
      setTyped(next)
      setProblem(null)
    },
    enter() {
      const wrong = nameProblem(text)
      setProblem(wrong)
      return wrong === null ? plainName(text) : null
    },
  }
}
