import { scrollingAround } from './scrolling-around'
import { innermost } from '../../machines/support/state-paths'

/** Shows the innermost lit state where the pictures scroll in a box of their own; the page itself stays where it is. */
export function showLit(root: HTMLElement, states: readonly string[]): void {
  const lit = innermost(states)
  const state = [...root.querySelectorAll('[data-state]')].find((element) => lit.includes(element.getAttribute('data-state') ?? ''))
  const box = scrollingAround(root)
  if (!state || !box) return
  const [here, there] = [state.getBoundingClientRect(), box.getBoundingClientRect()]
  const isSeen = here.top >= there.top && here.bottom <= there.bottom && here.left >= there.left && here.right <= there.right
  if (isSeen) return
  box.scrollTop += wayTo([here.top, here.bottom], [there.top, there.bottom])
  box.scrollLeft += wayTo([here.left, here.right], [there.left, there.right])
}

/** Left beside the beginning of what is larger than the box, px. */
const BESIDE = 12
type Span = readonly [from: number, to: number]
/** How far to scroll until a state is in the middle of a box; its beginning at that of the box, where it is larger. */
const wayTo = ([start, end]: Span, [from, to]: Span): number =>
  end - start > to - from - BESIDE ? start - from - BESIDE : (start + end - from - to) / 2
