import { useEffect, useEffectEvent } from 'react'
import { selectLastRemoved, selectRestorable, selectRowIds } from '../../../machines/cart/cart.selectors'
import { counted } from '../../../model/text/plural'
import { words } from '../../../model/text/words'
import { useAppActor } from '../../shop/app-context'
import { useOrderLock } from '../../hooks/cart/use-order-lock'
import { isUndoKey } from '../../hooks/screen/undo-key'
import { announce } from '../../ui/feedback/announce'
import { useReveal } from './reveal'

/** @returns take back the last removal, or all of them; the focus goes to the first line that came back. [DEC-021] */
export function useUndo(): { undoLast: () => boolean; undoAll: () => void } {
  const cart = useAppActor('cart')
  const reveal = useReveal()
  const lock = useOrderLock()
  /** @param rows as they stood */
  const told = (ids: readonly number[], rows: readonly number[]) => {
    const coming = new Set(ids)
    const first = rows.find((id) => coming.has(id))
    announce(`Возвращено: ${counted(ids.length, words.line)}`)
    if (first !== undefined) reveal(first)
  }
  return {
    undoLast: () => {
      const state = cart?.getSnapshot()
      const ids = state ? selectLastRemoved(state) : []
      if (!cart || !state || ids.length === 0 || lock !== undefined) return false
      cart.send({ type: 'removal.undone' })
      told(ids, selectRowIds(state))
      return true
    },
    undoAll: () => {
      if (!cart) return
      const state = cart.getSnapshot()
      cart.send({ type: 'lines.restored' })
      told(selectRestorable(state), selectRowIds(state))
    },
  }
}

/**
 * Ctrl+Z and Cmd+Z take something back, but where a text that is being changed has an undo of its own. Where there is nothing to take
 * back nothing happens: left to itself the browser would change the field that was typed in last, out of sight.
 * @param undo takes back what it knows of; false: there is nothing
 * @param isFirst it is asked before the others
 */
export function useUndoKey(undo: () => boolean, isFirst = false): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isUndoKey(event) || document.querySelector('dialog:modal') || hasOwnUndo(event.target)) return
    event.preventDefault()
    if (undo()) event.stopImmediatePropagation()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener, { capture: isFirst })
    return () => window.removeEventListener('keydown', listener, { capture: isFirst })
  }, [isFirst])
}

/** A field with text in it; of the quantities only one that is being typed in. */
function hasOwnUndo(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true
  if (!(target instanceof HTMLInputElement) || target.type === 'checkbox' || target.type === 'radio') return false
  const isQuantity = target.inputMode === 'numeric' && target.closest('table') !== null
  return isQuantity ? 'edited' in target.dataset || 'refused' in target.dataset : target.value !== ''
}
