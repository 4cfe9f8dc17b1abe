import { codeKey, type CodeProblem, type LabellingCode, type Mending, readCode, splitCodes } from './codes'

/** A line of a document with the codes that its goods must have. */
export type ExpectedLine = { line: number; article: string; name: string; qty: number; codes: readonly string[] }
/** A code that was scanned, as it was written; `key`: the piece of goods that it names. */
type Scanned = { text: string; key: string; code: LabellingCode }

/** What the codes of a document and those that were scanned have in common. */
export type Comparison = {
  lines: readonly { line: ExpectedLine; matched: number; missing: readonly string[] }[]
  /** Of all lines: how many were expected, found, not found. */
  expected: number
  matched: number
  missing: number
  /** Codes that the document does not have; `line`: goods of this line have the same article number. */
  strange: readonly { key: string; line: ExpectedLine | null }[]
  /** Codes that were scanned more than once. */
  doubled: readonly { key: string; times: number }[]
  unread: readonly { text: string; problem: CodeProblem }[]
  /** How many codes each mending was for. */
  mended: ReadonlyMap<Mending, number>
  /** How many codes were scanned, those that are none included. */
  scanned: number
}

/** @returns what a text of scanned codes has in common with a document [DEC-076] */
export function compareCodes(lines: readonly ExpectedLine[], text: string): Comparison {
  const unread: { text: string; problem: CodeProblem }[] = []
  const scans: Scanned[] = []
  const written = splitCodes(text)
  for (const each of written) {
    const read = readCode(each)
    if (read.problem === null) scans.push({ text: each, key: codeKey(read), code: read })
    else unread.push({ text: each, problem: read.problem })
  }
  const times = new Map<string, number>()
  const mended = new Map<Mending, number>()
  for (const { key, code } of scans) {
    times.set(key, (times.get(key) ?? 0) + 1)
    for (const mending of code.mendings) mended.set(mending, (mended.get(mending) ?? 0) + 1)
  }
  const expected = new Set(lines.flatMap(({ codes }) => codes))
  const byGtin = new Map(lines.flatMap((line) => line.codes.slice(0, 1).map((code) => [gtinOf(code), line] as const)))
  const compared = lines.map((line) => {
    const missing = line.codes.filter((code) => !times.has(code))
    return { line, matched: line.codes.length - missing.length, missing }
  })
  const matched = compared.reduce((sum, line) => sum + line.matched, 0)
  return {
    lines: compared,
    expected: expected.size,
    matched,
    missing: compared.reduce((sum, { missing }) => sum + missing.length, 0),
    strange: [...times.keys()].filter((key) => !expected.has(key)).map((key) => ({ key, line: byGtin.get(gtinOf(key)) ?? null })),
    doubled: [...times].flatMap(([key, count]) => (count > 1 ? [{ key, times: count }] : [])),
    unread,
    mended,
    scanned: written.length,
  }
}

/** The article number in the key of a code. */
const gtinOf = (key: string): string => key.slice(2, 16)

/** Whether everything that was shipped was scanned, once, and nothing else. */
export const isComplete = ({ missing, strange, doubled, unread, expected }: Comparison): boolean =>
  expected > 0 && missing === 0 && strange.length === 0 && doubled.length === 0 && unread.length === 0
