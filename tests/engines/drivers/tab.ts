/** The keys that stories press besides letters. */
export type Key = 'Enter' | 'Tab' | 'Escape' | 'End'

/**
 * A tab of a browser with nothing stored, whichever engine it is. Every call has its limit and rejects when it is over.
 */
export type Tab = {
  /** Loads a page anew. @param url a whole address */
  open(url: string): Promise<void>
  /** Goes back one step of the history. */
  back(): Promise<void>
  /** Runs a function in the page. It sees its argument and the page alone, and both its argument and its result are JSON. */
  evaluate<Argument, Result>(play: (argument: Argument) => Result, argument: Argument): Promise<Result>
  /** Moves the mouse there and clicks. In: pixels of the window. */
  clickAt(x: number, y: number): Promise<void>
  /** Types a text by the keys into what has the focus. */
  type(text: string): Promise<void>
  /** Presses one key. */
  press(key: Key): Promise<void>
  /** Presses a letter together with Control. */
  control(letter: string): Promise<void>
  close(): Promise<void>
}

/** A browser that can be driven. `newTab` ends what an earlier tab had: one is open at a time. */
export type Engine = { newTab(): Promise<Tab>; stop(): Promise<void> }

/** The size of the window. */
export const WINDOW = { width: 1440, height: 900 }
/** How long one call of a browser may take. */
export const CALL_LIMIT_MS = 60_000
