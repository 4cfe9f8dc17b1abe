/**
 * A function of one thing that works a thing out once. What takes several, or values, is remembered by `weakMapMemoize`: guests' pages do
 * without it.
 * @returns the same answer for the same object as long as that one lives
 */
export function onceOf<Of extends object, T>(workOut: (of: Of) => T): (of: Of) => T {
  const known = new WeakMap<Of, { it: T }>()
  return (of) => {
    let made = known.get(of)
    if (!made) known.set(of, (made = { it: workOut(of) }))
    return made.it
  }
}
