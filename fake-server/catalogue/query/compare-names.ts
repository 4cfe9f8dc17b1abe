const collator = new Intl.Collator('ru', { numeric: true })

/** Orders names as people read them: numbers by size, letters by the alphabet; a total order. */
export const compareNames = (first: string, second: string): number =>
  collator.compare(first, second) || (first < second ? -1 : first > second ? 1 : 0)
