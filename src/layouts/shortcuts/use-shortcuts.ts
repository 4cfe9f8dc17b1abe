import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useAppActor } from '../../app/app-context'
import { useGo } from '../../hooks/screen/use-navigation'
import { readShortcuts } from '../../platform/shortcuts'
import { isTextField } from '../../platform/typing'
import { topOfPage } from '../../ui/popups/top-layer'
import { SEARCH_ID } from '../header/search-box'
import { ENTRY_ID } from '../../product/entry/entry-field'
import { useSections } from '../personal/sections'
import { focusOrderButton, focusWrongField, isOrderButton, isOrderKey } from './order-button'
import { shortcutTarget } from './shortcut-target'

/**
 * The keys of the page, the one listener of the whole window: letters open the cabinet, `/` goes to the search box, `?` asks for the
 * list. Physical keys, so that the Russian layout works too; never while somebody types or a dialog is open, never with a modifier.
 * [DEC-051] Beside these `+` goes to the entry by article, Escape closes the category menu, and Ctrl+Enter leads to the order also from
 * a field, to what is wrong with it first; there it presses, Escape leads back. From the entry on another page it leads to the cart.
 */
export function useShortcuts({ onHelp }: { onHelp: () => void }): void {
  const go = useGo()
  const [path] = useLocation()
  const sections = useSections()
  const overlay = useAppActor('overlay')
  useEffect(() => {
    /** What was left for the order. */
    let left: Element | null = null
    function leadToOrder(event: KeyboardEvent): boolean {
      if (isOrderButton(event.target)) return pressAt(event.target, event)
      if (!isOrderKey(event) || topOfPage() !== document.body || !readShortcuts()) return false
      left = document.activeElement
      return focusWrongField() || focusOrderButton() || leadToCart(event.target)
    }
    /** At the order's button: Ctrl+Enter presses it as Enter does, which is left to the browser. */
    function pressAt(button: HTMLElement, event: KeyboardEvent): boolean {
      // The key that led here, or that pressed, and is held down.
      if (event.key === 'Enter' && event.repeat) return true
      if (isOrderKey(event) && readShortcuts()) {
        if (!focusWrongField()) button.click()
        return true
      }
      if (event.key !== 'Escape' || !(left instanceof HTMLElement) || !left.isConnected) return false
      left.focus()
      left = null
      return true
    }
    function leadToCart(from: EventTarget | null): boolean {
      if (!isOfEntry(from)) return false
      go('/cart')
      return true
    }
    function press(event: KeyboardEvent) {
      // The field has taken its Enter already: what was typed in it is entered.
      if (leadToOrder(event)) return event.preventDefault()
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat) return
      if (event.key === 'Escape') return overlay?.send({ type: 'popup.closed', popup: 'categories' })
      if (isTyping(event.target) || topOfPage() !== document.body || !readShortcuts()) return
      const act = actOf(event)
      if (!act) return
      event.preventDefault()
      act()
    }
    function actOf({ code, key, shiftKey }: KeyboardEvent): (() => void) | undefined {
      if (key === '?' || (code === 'Slash' && shiftKey)) return sections.length > 0 ? onHelp : undefined
      if (key === '/' || code === 'Slash') return focusable(SEARCH_ID)
      if (key === '+' || code === 'NumpadAdd' || (code === 'Equal' && shiftKey)) return focusable(ENTRY_ID)
      const letter = /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase()
      const href = letter !== undefined && !shiftKey ? shortcutTarget(letter, path, sections) : undefined
      return href === undefined ? undefined : () => go(href)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}

/** A list takes letters too: they choose in it. */
const isTyping = (target: EventTarget | null) => isTextField(target) || target instanceof HTMLSelectElement

/** Whether something is in the line of the entry by article. */
const isOfEntry = (target: EventTarget | null): boolean =>
  target instanceof Node && document.getElementById(ENTRY_ID)?.closest('section')?.contains(target) === true

/** @returns what leads to a field of this page; undefined where it has none */
function focusable(id: string): (() => void) | undefined {
  const field = document.getElementById(id)
  if (!(field instanceof HTMLInputElement)) return undefined
  return () => {
    field.focus()
    field.select()
  }
}
