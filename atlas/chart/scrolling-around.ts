/** The box in which something scrolls; null where only the page does. */
export function scrollingAround(element: HTMLElement): HTMLElement | null {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box
  return null
}
