import { onTopChanged, topOfPage } from '../popups/top-layer'

/**
 * Says something to screen readers without showing it: «Артикул скопирован», «Найдено 24 товара». It is read after what is
 * being read now. Works above modal dialogs too.
 */
export function announce(text: string): void {
  region ??= makeRegion()
  // The same words twice are a change as well.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text
}

let region: HTMLElement | null = null

function makeRegion(): HTMLElement {
  const element = document.createElement('div')
  element.className = 'vh'
  element.setAttribute('role', 'status')
  const settle = () => topOfPage().append(element)
  settle()
  onTopChanged(() => {
    element.textContent = ''
    settle()
  })
  return element
}
