/** A line of the table. `low` and `high` are missing where nothing varies; `amount` is for the eye, nothing is judged by it. */
export type Line = { name: string; against: string; ratio: number; low?: number; high?: number; amount: string }

const HEAD = ['What', 'Against', 'Ratio', 'Half of the rounds', 'Before', 'Here']

/** Three digits that count: 0.0123, 1.23, 123. */
export const figure = (value: number): string => (value >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3))))

/** The lines as a Markdown table. In: the ratios of the run before, by name. */
export function tableOf(lines: readonly Line[], before: ReadonlyMap<string, number>): string {
  const rows = lines.map(({ name, against, ratio, low, high, amount }) => {
    const old = before.get(name)
    const spread = low === undefined || high === undefined ? '' : `${figure(low)} to ${figure(high)}`
    return [name, against, figure(ratio), spread, old === undefined ? '' : figure(old), amount]
  })
  return [HEAD, HEAD.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** The ratios that a table holds, by the name of their line; whatever else stands in the text is passed over. */
export function ratiosIn(text: string): Map<string, number> {
  return new Map(
    text.split('\n').flatMap((row): [string, number][] => {
      const [name, , ratio] = row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
      return name && ratio && Number.isFinite(Number(ratio)) ? [[name, Number(ratio)]] : []
    }),
  )
}
