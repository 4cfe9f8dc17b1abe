/** A password or a code on its way from the field to the request: no log, inspector, JSON or clone can see what it holds. [DEC-047] */
export class Secret {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  /** The text itself; only for the effect that puts it into a request body. */
  reveal(): string {
    return this.#text
  }

  /** What JSON shows: «•••». */
  toJSON(): string {
    return MASK
  }

  /** What a template or a concatenation shows: «•••». */
  toString(): string {
    return MASK
  }
}

const MASK = '•••'
