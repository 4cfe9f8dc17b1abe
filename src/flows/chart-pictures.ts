import { innermost } from '../../machines/support/state-paths'

/** One of the pictures of a chart. `isLit`: a state in which the actor is now is drawn in it, not only one around that state. */
export type ChartPicture = { title: string; isLit: boolean }

/** The pictures of a chart by their titles, of which the first names the chart, in the order in which they are drawn. @param svg all of them, one after another */
export function picturesOf(svg: string, states: readonly string[]): ChartPicture[] {
  const lit = innermost(states)
  const texts = svg.split(/(?=<svg )/)
  const titles = texts.map((text) => /<title[^>]*>([^<]*)/.exec(text)?.[1] ?? '')
  return texts.map((text, at) => ({
    title: at === 0 ? titles[at]! : titles[at]!.replace(`${titles[0]}: `, ''), // one each
    isLit: lit.some((id) => text.includes(`data-state="${id}"`)),
  }))
}

const STATE = '[data-state]'
const stateOf = (element: Element | null | undefined): string => element?.getAttribute('data-state') ?? ''

/** The picture that tells in detail of a state which is closed in its own; null of others. @param root holds the pictures of one chart */
export function pictureOfClosed(state: Element, root: ParentNode): SVGElement | null {
  const id = stateOf(state)
  const own = state.closest('svg')
  const isOpen = own?.querySelector(`[data-state^="${CSS.escape(id)}."]`) !== null
  if (id === '' || isOpen) return null
  return [...root.querySelectorAll('svg')].find((svg) => svg !== own && stateOf(svg.querySelector(STATE)) === id) ?? null
}

/** Marks the states that lead to a picture of their own, so that they look like it. */
export function markClosed(root: ParentNode): void {
  for (const state of root.querySelectorAll(STATE)) state.classList.toggle('is-closed', pictureOfClosed(state, root) !== null)
}

/** Shows the innermost lit state where the pictures scroll in a box of their own; the page itself stays where it is. */
export function showLit(root: HTMLElement, states: readonly string[]): void {
  const lit = innermost(states)
  const state = [...root.querySelectorAll(STATE)].find((element) => lit.includes(stateOf(element)))
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

/** The box in which something scrolls; null where only the page does. */
export function scrollingAround(element: HTMLElement): HTMLElement | null {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box
  return null
}
