/** Told when somebody begins to type and when nothing half-typed is left. */
export type TypingWords = { began: () => void; finished: () => void }

const NOT_TEXT: ReadonlySet<string> = new Set([
  'button',
  'submit',
  'reset',
  'image',
  'checkbox',
  'radio',
  'range',
  'color',
  'file',
  'hidden',
])
/** Whether something is a field that text is typed into: a box or a button is none. */
export const isTextField = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !NOT_TEXT.has(target.type)) ||
  (target instanceof HTMLElement && target.isContentEditable)

type Heard = 'pointerdown' | 'pointerup' | 'pointercancel' | 'focusin' | 'focusout' | 'input' | 'submit' | 'reset'
/** A field outside of forms counts as typed in until this long after the last key, ms. */
const REST_MS = 1500

/**
 * Watches all fields of the page, so that no popup comes by itself while one is typed in. A form that was typed in stays
 * half-typed until it is sent, taken away, or left for something else on the page; a field outside of forms until it is left or rests. [DEC-049]
 * @returns the way to stop
 */
export function watchTyping(page: Document, { began, finished }: TypingWords): () => void {
  /** The form that is typed in, or the field where it has none. */
  let place: HTMLElement | null = null
  let isTouched = false
  let rest: ReturnType<typeof setTimeout> | undefined
  let isPressed = false
  /** It was left by a press that goes on: what opened now would take its click. */
  let isLeft = false

  // Not every browser tells that a focused field was taken away.
  const removals = new MutationObserver(() => {
    if (place && (!place.isConnected || !(isTouched || place.contains(page.activeElement)))) end()
  })
  function waitForRest() {
    clearTimeout(rest)
    if (!(place instanceof HTMLFormElement)) rest = setTimeout(end, REST_MS)
  }
  function begin(field: HTMLElement) {
    const isNew = place === null
    place = field.closest('form') ?? field
    isTouched = isLeft = false
    waitForRest()
    if (!isNew) return
    removals.observe(page, { childList: true, subtree: true })
    began()
  }
  function end() {
    if (place === null) return
    clearTimeout(rest)
    place = null
    isLeft = false
    removals.disconnect()
    finished()
  }
  function leave() {
    if (isPressed) isLeft = true
    else end()
  }
  /** A click comes with the end of its press, before anything that waits. */
  function release() {
    isPressed = false
    setTimeout(() => {
      if (isLeft) end()
    })
  }
  const isInside = (target: EventTarget | null) => place !== null && target instanceof Node && place.contains(target)

  const listeners: { [K in Heard]: (event: DocumentEventMap[K]) => void } = {
    pointerdown: () => {
      isPressed = true
    },
    pointerup: release,
    pointercancel: release,
    focusin: ({ target }) => {
      if (isInside(target)) isLeft = false
      else if (isTextField(target)) begin(target)
      else leave()
    },
    focusout: ({ target, relatedTarget }) => {
      // To something on the page: its own event tells. With the window: the field is still the active one.
      if (relatedTarget !== null || page.activeElement === target) return
      if (!(isTouched && place instanceof HTMLFormElement)) leave()
    },
    input: ({ target }) => {
      if (!isInside(target) && isTextField(target)) begin(target)
      if (!isInside(target)) return
      isTouched = true
      waitForRest()
    },
    submit: ({ target }) => {
      if (target === place) end()
    },
    reset: ({ target }) => {
      if (target === place) end()
    },
  }
  // The entries of an object lose which listener belongs to which event.
  const each = Object.entries(listeners) as [string, (event: Event) => void][]
  for (const [type, listener] of each) page.addEventListener(type, listener)
  if (isTextField(page.activeElement)) begin(page.activeElement)
  return () => {
    for (const [type, listener] of each) page.removeEventListener(type, listener)
    end()
  }
}
