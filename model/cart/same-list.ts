/** Whether two lists hold the same things in the same order; objects by identity. */
export const isSameList = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a === b || (a.length === b.length && a.every((each, at) => Object.is(each, b[at])))
