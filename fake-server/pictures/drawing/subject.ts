/** What a drawing is of. */
export type Subject = {
  brand: string
  /** Colour of the brand. */
  c: string
  lines: readonly [big: string, small: string, volume: string]
  /** All words, also those that are not drawn. */
  all: string
  liquid: string | undefined
}
/** Draws a subject; `q` begins the ids of its gradients and filters. */
export type Draw = (p: Subject, q: string) => string
