import { useRef } from 'react'
import { useLocation } from 'wouter'
import { useGo } from '../../hooks/screen/use-navigation'
import { readShortcuts } from '../../platform/shortcuts'
import { ENTRY_ID } from '../../product/entry/entry-field'
import { topOfPage } from '../../ui/popups/top-layer'
import { useSections } from '../personal/sections'
import { focusOrderButton, focusWrongField, isOrderButton, isOrderKey } from './order-button'
import { shortcutTarget } from './shortcut-target'
import { focusable, usePageKeys } from './use-page-keys'

/**
 * The keys of a customer beside those of the page: letters open the cabinet, `?` asks for the list, `+` goes to the entry by article.
 * Ctrl+Enter leads to the order also from a field, to what is wrong with it first; there it presses, Escape leads back. From the entry
 * on another page it leads to the cart. [DEC-051]
 */
export function useShortcuts({ onHelp }: { onHelp: () => void }): void {
  const go = useGo()
  const [path] = useLocation()
  const sections = useSections()
  /** What was left for the order. */
  const left = useRef<Element | null>(null)

  function leadToOrder(event: KeyboardEvent): boolean {
    if (isOrderButton(event.target)) return pressAt(event.target, event)
    if (!isOrderKey(event) || topOfPage() !== document.body || !readShortcuts()) return false
    left.current = document.activeElement
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
    if (event.key !== 'Escape' || !(left.current instanceof HTMLElement) || !left.current.isConnected) return false
    left.current.focus()
    left.current = null
    return true
  }
  function leadToCart(from: EventTarget | null): boolean {
    if (!isOfEntry(from)) return false
    go('/cart')
    return true
  }
  function actOf({ code, key, shiftKey }: KeyboardEvent): (() => void) | undefined {
    if (key === '?' || (code === 'Slash' && shiftKey)) return sections.length > 0 ? onHelp : undefined
    if (key === '+' || code === 'NumpadAdd' || (code === 'Equal' && shiftKey)) return focusable(ENTRY_ID)
    const letter = /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase()
    const href = letter !== undefined && !shiftKey ? shortcutTarget(letter, path, sections) : undefined
    return href === undefined ? undefined : () => go(href)
  }
  usePageKeys(actOf, leadToOrder)
}

/** Whether something is in the line of the entry by article. */
const isOfEntry = (target: EventTarget | null): boolean =>
  target instanceof Node && document.getElementById(ENTRY_ID)?.closest('section')?.contains(target) === true
