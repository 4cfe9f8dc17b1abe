/** @returns the same things, the first of each kind before the others: three of one kind say less */
export function spread<T>(things: readonly T[], kindOf: (thing: T) => unknown): T[] {
  const met = new Set<unknown>()
  const firsts: T[] = []
  const rest: T[] = []
  for (const thing of things) {
    const kind = kindOf(thing)
    const place = met.has(kind) ? rest : firsts
    place.push(thing)
    met.add(kind)
  }
  return [...firsts, ...rest]
}
