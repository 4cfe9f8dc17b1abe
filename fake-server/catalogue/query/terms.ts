import type { Steps } from '../../steps'
import type { CatalogueProduct } from '../catalogue-product'
import { BRANDS } from '../facts'
import type { CompactValue } from '../parameters'
import { add, type Bitset, emptySet, size } from './bitset'
import { compareNames } from './compare-names'

/** Numbers of rows, ascending. */
export type Rows = Uint32Array
/** What products are chosen and counted by: the brand, or the values of a parameter. Its terms stand together, in the order of the values. */
export type Group = {
  /** Whether the values are measured; texts otherwise. */
  isNumber: boolean
  /** The first term, and the one past the last. */
  from: number
  to: number
  /** The rows that have a term of it at all. */
  having: Bitset
  /** Whether some row has several: then the counts of its terms do not add up to the rows that have it. */
  hasSeveral: boolean
}
/** Which rows have which terms, both ways: a column to count by, and lists to choose by. */
export type Terms = {
  readonly groups: ReadonlyMap<string, Group>
  /** By term: a measured value, a text, the slug of a brand. */
  readonly values: readonly (string | number)[]
  /** The terms of row r stand in `ofRow` from `rowStart[r]` to, not with, `rowStart[r + 1]`. */
  readonly rowStart: Uint32Array
  readonly ofRow: Uint16Array | Uint32Array
  /** The rows that have a term. */
  readonly rowsOf: (term: number) => Rows
}

/** The group of the brands: slugs in the order of their names. */
export const BRAND_GROUP = 'brands'
/** @returns the name of a parameter's group */
export const groupOf = (parameterId: string): string => `f:${parameterId}`

const STEP = 256
const BRAND_NAMES: ReadonlyMap<string | number, string> = new Map(BRANDS.map(({ slug, name }) => [slug, name]))

/** Finds the terms of products. @param listed products in the order of their rows */
export function* findingTerms(listed: readonly CatalogueProduct[]): Steps<Terms> {
  const met = new Met()
  const rowStart = new Uint32Array(listed.length + 1)
  for (let row = 0; row < listed.length; row++) {
    const product = listed[row]
    if (product) rowStart[row + 1] = met.read(product, row)
    if (row % STEP === 0) yield
  }
  const { values, groups, places } = yield* inOrder(met.terms)
  const ofRow = values.length <= 0x1_0000 ? new Uint16Array(met.length) : new Uint32Array(met.length)
  const starts = new Uint32Array(values.length + 1)
  for (let at = 0; at < met.length; at++) {
    const term = places[met.ofRow[at] ?? 0] ?? 0
    ofRow[at] = term
    starts[term + 1] = (starts[term + 1] ?? 0) + 1
  }
  yield
  for (let term = 0; term < values.length; term++) starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0)
  const rows = new Uint32Array(ofRow.length)
  const ends = starts.slice()
  for (let row = 0; row < listed.length; row++) {
    for (let at = rowStart[row] ?? 0; at < (rowStart[row + 1] ?? 0); at++) {
      const term = ofRow[at] ?? 0
      const end = ends[term] ?? 0
      rows[end] = row
      ends[term] = end + 1
    }
    if (row % (8 * STEP) === 0) yield
  }
  const rowsOf = (term: number) => rows.subarray(starts[term] ?? 0, starts[term + 1] ?? 0)
  for (const group of groups.values()) {
    const having = emptySet(listed.length)
    const [first = 0, end = 0] = [starts[group.from], starts[group.to]]
    for (let at = first; at < end; at++) add(having, rows[at] ?? 0)
    group.having = having
    group.hasSeveral = size(having) < end - first
    yield
  }
  return { groups, values, rowStart, ofRow, rowsOf }
}

type MetTerm = { group: string; value: string | number; number: number }

/** Terms, numbered as they are met. */
class Met {
  readonly terms: MetTerm[] = []
  /** The numbers of all rows one after the other, `length` of them. */
  ofRow = new Int32Array(1024)
  length = 0
  readonly #numbers = new Map<string, Map<string | number, number>>()
  /** Many products share the values of their variant. */
  readonly #common = new Map<readonly CompactValue[], Int32Array>()
  /** Most values are one and the same array in all products that have them. */
  readonly #single = new Map<CompactValue, number>()
  #lastRow = new Int32Array(1024).fill(-1)

  /** @returns where the numbers of the next row begin */
  read({ brand, common, own }: CatalogueProduct, row: number): number {
    if (this.length + 1 + common.length + own.length > this.ofRow.length) this.ofRow = longer(this.ofRow)
    this.#put(this.#number(BRAND_GROUP, brand.slug), row)
    const shared = this.#common.get(common) ?? Int32Array.from(common, ([id, value]) => this.#number(groupOf(id), value))
    this.#common.set(common, shared)
    for (let at = 0; at < shared.length; at++) this.#put(shared[at] ?? 0, row)
    for (const value of own) {
      const number = this.#single.get(value) ?? this.#number(groupOf(value[0]), value[1])
      this.#single.set(value, number)
      this.#put(number, row)
    }
    return this.length
  }

  #number(group: string, value: string | number): number {
    const values = this.#numbers.get(group) ?? new Map<string | number, number>()
    this.#numbers.set(group, values)
    const known = values.get(value)
    if (known !== undefined) return known
    const number = this.terms.length
    values.set(value, number)
    this.terms.push({ group, value, number })
    if (this.terms.length > this.#lastRow.length) this.#lastRow = longer(this.#lastRow)
    return number
  }

  /** A row has each term once. */
  #put(number: number, row: number): void {
    if (this.#lastRow[number] === row) return
    this.#lastRow[number] = row
    this.ofRow[this.length++] = number
  }
}

function longer(column: Int32Array): Int32Array<ArrayBuffer> {
  const twice = new Int32Array(2 * column.length).fill(-1)
  twice.set(column)
  return twice
}

/** Puts the terms of each group together, in order. `places`: by the number under which a term was met. */
function* inOrder(met: readonly MetTerm[]): Steps<{ values: (string | number)[]; groups: Map<string, Group>; places: Uint32Array }> {
  const byGroup = new Map<string, MetTerm[]>()
  for (const term of met) {
    const group = byGroup.get(term.group)
    if (group) group.push(term)
    else byGroup.set(term.group, [term])
  }
  const values: (string | number)[] = []
  const groups = new Map<string, Group>()
  const places = new Uint32Array(met.length)
  for (const [name, terms] of byGroup) {
    const isNumber = typeof terms[0]?.value === 'number'
    const nameOf = ({ value }: MetTerm): string => BRAND_NAMES.get(value) ?? String(value)
    terms.sort(
      isNumber ? (one, other) => Number(one.value) - Number(other.value) : (one, other) => compareNames(nameOf(one), nameOf(other)),
    )
    groups.set(name, { isNumber, from: values.length, to: values.length + terms.length, having: emptySet(0), hasSeveral: false })
    for (const { value, number } of terms) {
      places[number] = values.length
      values.push(value)
    }
    yield
  }
  return { values, groups, places }
}
