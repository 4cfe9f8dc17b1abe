import type { DrawingAsked, Visitor } from '../../../model/heads/drawing'

/** A window's size by the screen, CSS pixels: the most usual ones. */
const SIZES: Readonly<Record<Visitor['screen'], { width: number; height: number }>> = {
  phone: { width: 390, height: 800 },
  wide: { width: 1440, height: 1000 },
}
const CONDITION = /\((min|max)-(width|height):\s*(\d+)px\)/g

/** Whether a media query holds on a screen; only sizes and `hover` are known, anything else does not hold. */
export function holds(query: string, screen: Visitor['screen']): boolean {
  const size = SIZES[screen]
  if (query.includes('hover')) return screen === 'wide'
  const conditions = [...query.matchAll(CONDITION)]
  return (
    conditions.length > 0 &&
    conditions.every(([, bound, side, pixels]) => {
      const actual = side === 'width' ? size.width : size.height
      return bound === 'min' ? actual >= Number(pixels) : actual <= Number(pixels)
    })
  )
}

/** A storage of a visitor who has never been here. */
const emptyStorage = { getItem: () => null, setItem: () => {}, removeItem: () => {}, key: () => null, clear: () => {}, length: 0 }

/**
 * Runs `draw` with what components read of a browser, as that of somebody who has never been here; afterwards all is as before. `draw` is
 * synchronous, so nothing else of the process sees it.
 */
export function withBrowser<T>({ pathname, search, origin, visitor: { screen } }: DrawingAsked, draw: () => T): T {
  const { width: innerWidth, height: innerHeight } = SIZES[screen]
  const given: Record<string, unknown> = {
    window: { innerWidth, innerHeight, scrollX: 0, scrollY: 0, addEventListener: () => {}, removeEventListener: () => {} },
    location: new URL(pathname + search, origin),
    history: { state: null },
    document: { cookie: '', visibilityState: 'visible', hidden: false },
    localStorage: emptyStorage,
    sessionStorage: emptyStorage,
    matchMedia: (query: string) => ({ matches: holds(query, screen), addEventListener: () => {}, removeEventListener: () => {} }),
  }
  const before = new Map(Object.keys(given).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]))
  for (const [name, value] of Object.entries(given)) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  try {
    return draw()
  } finally {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor)
      else Reflect.deleteProperty(globalThis, name)
    }
  }
}
