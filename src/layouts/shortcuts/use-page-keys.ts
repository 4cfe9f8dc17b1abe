import { useEffect } from 'react'
import { useAppActor } from '../../shop/app-context'
import { readShortcuts } from '../../platform/shortcuts'
import { isTextField } from '../../platform/typing'
import { topOfPage } from '../../ui/popups/top-layer'
import { SEARCH_ID } from '../../search/search-box'

/**
 * The keys of the page, the one listener of the whole window: `/` goes to the search box, Escape closes the category menu. Physical
 * keys, so that the Russian layout works too; never while somebody types or a dialog is open, never with a modifier. [DEC-051]
 * @param actOf what another key does; undefined: nothing
 * @param first asked of every key before all that; whether it was taken
 */
export function usePageKeys(
  actOf: (event: KeyboardEvent) => (() => void) | undefined = () => undefined,
  first: (event: KeyboardEvent) => boolean = () => false,
): void {
  const overlay = useAppActor('overlay')
  useEffect(() => {
    function press(event: KeyboardEvent) {
      // The field has taken its Enter already: what was typed in it is entered.
      if (first(event)) return event.preventDefault()
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat) return
      if (event.key === 'Escape') return overlay?.send({ type: 'popup.closed', popup: 'categories' })
      if (isTyping(event.target) || topOfPage() !== document.body || !readShortcuts()) return
      const act = actOf(event) ?? (isSearchKey(event) ? focusable(SEARCH_ID) : undefined)
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}

/** A list takes letters too: they choose in it. */
const isTyping = (target: EventTarget | null) => isTextField(target) || target instanceof HTMLSelectElement

const isSearchKey = ({ key, code, shiftKey }: KeyboardEvent) => key === '/' || (code === 'Slash' && !shiftKey)

/** @returns what leads to a field of this page; undefined where it has none */
export function focusable(id: string): (() => void) | undefined {
  const field = document.getElementById(id)
  if (!(field instanceof HTMLInputElement)) return undefined
  return () => {
    field.focus()
    field.select()
  }
}
