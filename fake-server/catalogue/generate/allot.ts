/**
 * Shares a number of products among leaves by their weights, none over its capacity: what a full leaf cannot take goes to the
 * others in proportion to their weights. The shares add up to `count`, or to all capacity where that is less.
 */
export function allot(count: number, leaves: readonly { w: number; capacity: number }[]): number[] {
  const shares = leaves.map(() => 0)
  let left = Math.min(
    count,
    leaves.reduce((sum, { capacity }) => sum + capacity, 0),
  )
  while (left > 0) {
    const open = leaves.flatMap(({ w, capacity }, at) =>
      w > 0 && capacity > (shares[at] ?? 0) ? [{ at, w, room: capacity - (shares[at] ?? 0) }] : [],
    )
    const weight = open.reduce((sum, { w }) => sum + w, 0)
    if (!open.length) break
    const exact = open.map((leaf) => ({ ...leaf, want: Math.min(leaf.room, (left * leaf.w) / weight) }))
    const whole = exact.reduce((sum, { want }) => sum + Math.floor(want), 0)
    if (whole === 0) {
      // less than one for each: the heaviest get one each
      for (const { at } of [...exact].sort((first, second) => second.want - first.want || first.at - second.at).slice(0, left))
        shares[at] = (shares[at] ?? 0) + 1
      left -= Math.min(left, exact.length)
      continue
    }
    for (const { at, want } of exact) shares[at] = (shares[at] ?? 0) + Math.floor(want)
    left -= whole
  }
  return shares
}
