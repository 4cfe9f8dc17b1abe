import type { ControlName, DrawnAnswer, DrawnPage, Waiting } from '../../../model/heads/drawing'
import { CONSENT_KEY } from '../consent'
import { CALL_TIMEOUT_MS } from '../../../model/limits'

/** What the server left in a page that it has drawn; undefined in any other. */
export const drawnPage = (globalThis as { drawn?: DrawnPage }).drawn

/**
 * Whether the shop draws what the server has drawn: in a window of that kind, in a browser that keeps nothing of the shop, such as goods that
 * were looked at, but the consent to cookies.
 */
export function isAsDrawn(): boolean {
  if (!drawnPage) return false
  try {
    if (Object.keys(localStorage).some((key) => key !== CONSENT_KEY)) return false
  } catch {
    // It keeps nothing.
  }
  return drawnPage.screen === 'phone' ? innerWidth < 768 : innerWidth >= 1024
}

type Fetch = (url: string, init: RequestInit) => Promise<Response>
const keyOf = (url: string, body: unknown): string => `${url} ${typeof body === 'string' ? body : ''}`

/**
 * A fetch that takes the answers a drawn page has brought along, each once and only soon after the page was opened. They are for
 * whoever opened the page: after a write none serves any more, as somebody else may have logged in. [DEC-032]
 */
export function withDrawnAnswers(fetch: Fetch, answers: readonly DrawnAnswer[], now: () => number = () => performance.now()): Fetch {
  const byKey = new Map(answers.map((answer) => [keyOf(answer.url, answer.body), answer]))
  return (url, init) => {
    const key = keyOf(url, init.body)
    const answer = now() < CALL_TIMEOUT_MS ? byKey.get(key) : undefined
    byKey.delete(key)
    if (answer)
      return Promise.resolve(new Response(answer.text, { status: answer.status, headers: { 'content-type': 'application/json' } }))
    if (init.method !== 'GET') byKey.clear()
    return fetch(url, init)
  }
}

const wordsOf = (element: Element) => element.getAttribute('aria-label') ?? element.getAttribute('placeholder') ?? element.textContent

/** The control of this name in the shop's own drawing; undefined where it has none. */
const find = (root: Element, { tag, words, index }: ControlName) =>
  [...root.querySelectorAll<HTMLElement>(tag)].filter((it) => wordsOf(it) === words)[index]

/** Types as a browser does it, which React listens to. */
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Presses in the shop what was pressed last in the drawn page: from now on the shop hears of presses itself. Once. @param root of the shop */
export function takeOver(root: HTMLElement, { pressed }: Waiting): void {
  if (document.documentElement.dataset.drawn === undefined) return
  delete document.documentElement.dataset.drawn
  document.getElementById('awaited')?.remove()
  if (pressed) find(root, pressed)?.click()
}

/** Goes on in the shop with what was typed in the drawn page, and where. What the shop has drawn otherwise is left. @param root of the shop */
export function typeOn(root: HTMLElement, { typed, focused }: Waiting): void {
  const held = focused && find(root, focused)
  const { activeElement } = document
  if (held && (activeElement === held || activeElement === document.body)) {
    // The shop hears of a focus that is set, not of one that was there.
    held.blur()
    held.focus({ preventScroll: true })
  }
  for (const { control, value } of typed) {
    const field = find(root, control)
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue
    // Where the drawing lives on, its text does: React hears only of what is new.
    const text = field.value === '' ? value : field.value
    for (const each of field.value === text ? [`${text} `, text] : [text]) type(field, each)
  }
}
