/** A column that holds a list of anything that JSON can hold. */
export const list = <T>(): (() => T[]) => Array<T>

/** A row of a table; its id is its own in the table. */
export type Row = { id: string | number }

type Condition<V> = { equals?: V; in?: readonly V[]; lt?: V & number; lte?: V & number; gt?: V & number }
/** What rows are looked for: every column that is named has to fit. */
type Where<R> = { [C in keyof R]?: Condition<R[C]> }
type Query<R> = { where: Where<R> }

/** What one step changed in a table: rows as they are now, and the ids of those that are gone. */
export type TableChange<R extends Row = Row> = { rows: R[]; gone: R['id'][] }

/**
 * Rows by their ids, in the order in which they came. A row is never changed but replaced, so that whoever holds one sees what he read.
 * What changes is noted until it is taken or undone: either costs what was changed, not what is there.
 */
export class Table<R extends Row> {
  readonly #rows = new Map<R['id'], R>()
  /** Where each row stands; a row that is put back stands there again. */
  readonly #places = new Map<R['id'], number>()
  /** What stood under an id before the present step; null: nothing. */
  readonly #before = new Map<R['id'], { row: R; place: number } | null>()
  #next = 0
  #revision = 0

  /** Another number after each change: for what is worked out of the rows. */
  get revision(): number {
    return this.#revision
  }

  /** @returns all rows */
  getAll(): R[] {
    return [...this.#rows.values()]
  }

  /** @returns the rows that fit */
  findMany({ where }: Query<R>): R[] {
    return this.#candidates(where).filter((row) => fits(row, where))
  }

  /** @returns the first row that fits, null where none does */
  findFirst({ where }: Query<R>): R | null {
    return this.#candidates(where).find((row) => fits(row, where)) ?? null
  }

  /** Adds a row. Throws where its id is taken. @returns the row */
  create(row: R): R {
    if (this.#rows.has(row.id)) throw new Error(`There is a row ${row.id} already`)
    this.#note(row.id)
    this.#put(row, this.#next++)
    return row
  }

  /** Changes all rows that fit. @returns them as they are now */
  update({ where, data }: Query<R> & { data: Partial<Omit<R, 'id'>> }): R[] {
    return this.findMany({ where }).map((row) => {
      this.#note(row.id)
      const changed = { ...row, ...data }
      this.#rows.set(row.id, changed)
      return changed
    })
  }

  /** Takes out all rows that fit. @returns them */
  deleteMany(query: Query<R>): R[] {
    const found = this.findMany(query)
    for (const { id } of found) {
      this.#note(id)
      this.#remove(id)
    }
    return found
  }

  /** Makes these all the rows that there are; nothing of it is noted as a change. */
  fill(rows: Iterable<R>): void {
    this.#rows.clear()
    this.#places.clear()
    this.#before.clear()
    this.#next = 0
    this.#revision++
    for (const row of rows) this.#put(row, this.#next++)
  }

  /** @returns what changed since the last step; null: nothing. It counts until `settle` or `undo`. */
  changes(): TableChange<R> | null {
    const ids = [...this.#before].filter(([id, was]) => was?.row !== this.#rows.get(id)).map(([id]) => id)
    if (ids.length === 0) return null
    return { rows: ids.flatMap((id) => this.#rows.get(id) ?? []), gone: ids.filter((id) => !this.#rows.has(id)) }
  }

  /** The step is done: what it changed is no longer undone. */
  settle(): void {
    this.#before.clear()
  }

  /** The step is given up: everything is as it was before it. */
  undo(): void {
    if (this.#before.size > 0) this.#revision++
    let isMoved = false
    for (const [id, was] of this.#before) {
      isMoved ||= was !== null && !this.#rows.has(id)
      if (was) this.#put(was.row, was.place)
      else this.#remove(id)
    }
    this.#before.clear()
    if (isMoved) this.#sort()
  }

  /** A row that is named by its id is looked up, not searched for. */
  #candidates({ id }: Where<R>): R[] {
    const ids = id?.equals === undefined ? id?.in && new Set(id.in) : [id.equals]
    return ids ? [...ids].flatMap((one) => this.#rows.get(one) ?? []) : this.getAll()
  }

  #note(id: R['id']): void {
    this.#revision++
    if (this.#before.has(id)) return
    const row = this.#rows.get(id)
    this.#before.set(id, row ? { row, place: this.#places.get(id) ?? 0 } : null)
  }

  #put(row: R, place: number): void {
    this.#rows.set(row.id, row)
    this.#places.set(row.id, place)
  }

  #remove(id: R['id']): void {
    this.#rows.delete(id)
    this.#places.delete(id)
  }

  #sort(): void {
    const sorted = [...this.#rows].sort(([one], [other]) => (this.#places.get(one) ?? 0) - (this.#places.get(other) ?? 0))
    this.#rows.clear()
    for (const [id, row] of sorted) this.#rows.set(id, row)
  }
}

function fits<R extends Row>(row: R, where: Where<R>): boolean {
  for (const column in where) {
    const condition = where[column]
    if (condition && !holds(row[column], condition)) return false
  }
  return true
}

function holds<V>(value: V, { equals, in: list, lt, lte, gt }: Condition<V>): boolean {
  return (
    (equals === undefined || value === equals) &&
    (list === undefined || list.includes(value)) &&
    (lt === undefined || Number(value) < lt) &&
    (lte === undefined || Number(value) <= lte) &&
    (gt === undefined || Number(value) > gt)
  )
}
