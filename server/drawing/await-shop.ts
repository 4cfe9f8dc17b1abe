import type { ControlName, Waiting } from '../../model/heads/drawing'

/**
 * Keeps what is done to a drawn page until the shop runs: presses, what is typed, the focus. Who presses a link that the shop does not
 * follow in time is led there by the browser; who presses anything else is told to wait. The shop ends this by taking `data-drawn` away.
 * It is written into the page as text: it may use nothing but its argument and the browser's own.
 * @param waiting is kept up to date
 */
export function awaitShop(waiting: { -readonly [K in keyof Waiting]: Waiting[K] }): void {
  const PATIENCE_MS = 2000
  const root = document.documentElement
  const isDrawn = () => root.dataset['drawn'] !== undefined
  const wordsOf = (element: Element) => element.getAttribute('aria-label') ?? element.getAttribute('placeholder') ?? element.textContent
  const nameOf = (element: Element): ControlName => {
    const [tag, words] = [element.tagName, wordsOf(element)]
    return { tag, words, index: [...document.querySelectorAll(`#root ${tag}`)].filter((it) => wordsOf(it) === words).indexOf(element) }
  }
  const controlOf = ({ target }: Event) =>
    target instanceof Element ? target.closest('#root :is(a[href], button, input, select, textarea, summary)') : null
  addEventListener(
    'click',
    (event) => {
      const control = controlOf(event)
      const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
      if (!isDrawn() || !control || !isPlain) return
      const isField = control.matches('input:not([type=checkbox], [type=radio]), textarea, select')
      const isSubmit = control.matches('form[action] button:not([type=button])')
      if (isField || isSubmit || control.getAttribute('href')?.includes('#')) return
      event.preventDefault()
      event.stopImmediatePropagation()
      waiting.pressed = nameOf(control)
      setTimeout(() => {
        if (!isDrawn()) return
        if (control instanceof HTMLAnchorElement) location.assign(control.href)
        else if (!document.getElementById('awaited')) {
          const note = Object.assign(document.createElement('p'), {
            id: 'awaited',
            textContent: 'Страница ещё загружается. Ссылки и\u00a0поиск уже работают.',
          })
          note.setAttribute('role', 'status')
          document.body.append(note)
        }
      }, PATIENCE_MS)
    },
    true,
  )
  addEventListener(
    'input',
    (event) => {
      const control = controlOf(event)
      if (!isDrawn() || !(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return
      const name = nameOf(control)
      const isSame = (it: ControlName) => it.tag === name.tag && it.words === name.words && it.index === name.index
      waiting.typed = [...waiting.typed.filter((it) => !isSame(it.control)), { control: name, value: control.value }]
    },
    true,
  )
  addEventListener(
    'focusin',
    (event) => {
      const control = controlOf(event)
      if (isDrawn()) waiting.focused = control && nameOf(control)
    },
    true,
  )
}
