import type { MouseEvent } from 'react'
import { useGo } from '../../src/hooks/screen/use-navigation'

/** Pages of the atlas, not a place on the page that is open. */
const ATLAS = /^\/flows(?=[/?#]|$)/

/** To be called with clicks into a text that no component drew: a plain one on a link to a page of the atlas leads there within the shop. */
export function useLinksWithin(): (event: MouseEvent) => void {
  const go = useGo()
  return (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const href = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : null
    if (!href || !ATLAS.test(href)) return
    event.preventDefault()
    go(href)
  }
}
