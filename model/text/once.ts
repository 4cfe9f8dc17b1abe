/** @returns a function that makes something the first time it is asked for it: what is slow to set up costs nothing until it is used */
export function once<T>(make: () => T): () => T {
  let made: { it: T } | undefined
  return () => (made ??= { it: make() }).it
}
