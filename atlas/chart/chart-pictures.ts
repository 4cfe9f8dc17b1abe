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
const stateOf = (element: Element | null): string => element?.getAttribute('data-state') ?? ''

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
