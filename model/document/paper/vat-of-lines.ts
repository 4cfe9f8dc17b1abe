import type { Kopecks } from '../../money/money'

/**
 * The VAT of each line, of which the document names the whole alone. It is shared out by the sums so that the parts of all lines add up to the
 * whole to the kopeck, which VAT counted line by line does not. @param sums of the lines @param total of the document, which holds `vat`
 */
export function vatOfLines(sums: readonly Kopecks[], total: Kopecks, vat: Kopecks): Kopecks[] {
  if (total === 0) return sums.map(() => 0)
  let sum = 0n
  let given = 0
  return sums.map((line) => {
    sum += BigInt(line)
    const whole = rounded(BigInt(vat) * sum, BigInt(total))
    const part = whole - given
    given = whole
    return part
  })
}

/** The nearest whole number to a quotient; products of sums do not fit a plain number. */
function rounded(dividend: bigint, divisor: bigint): number {
  const [above, below] = divisor < 0n ? [-dividend, -divisor] : [dividend, divisor]
  const twice = above * 2n + (above < 0n ? -below : below)
  return Number(twice / (below * 2n))
}
