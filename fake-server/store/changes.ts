import { type SeedRows, TABLE_NAMES, type TableName, type Tables } from '../tables'
import type { Row, Table } from './table'

/** What is known of a table beside its seed: rows that differ from it or are new, and the ids of seeded rows that are gone. */
export type Change = { rows: Row[]; gone: Row['id'][] }
/** Of all tables, by name. */
export type Changes = Record<string, Change>
/** What one write adds to that: `forgotten` are ids that differ from the seed no more. */
export type Delta = Record<string, Change & { forgotten: Row['id'][] }>

/** The seeded rows of each table by id. */
export type SeedIndex = ReadonlyMap<TableName, ReadonlyMap<Row['id'], Row>>

// One table's types cannot be followed through a lookup by name.
const tableOf = (tables: Tables, name: TableName) => tables[name] as unknown as Table<Row>
const seedOf = (seed: SeedRows, name: TableName): readonly Row[] => seed[name] ?? []

/** @returns the rows of a seed, to look them up */
export const seedIndex = (seed: SeedRows): SeedIndex =>
  new Map(TABLE_NAMES.map((name) => [name, new Map(seedOf(seed, name).map((row) => [row.id, row]))]))

/** Makes the tables what the seed and the stored changes say, whatever was in them. */
export function fill(tables: Tables, seed: SeedRows, changes: Changes): void {
  for (const name of TABLE_NAMES) {
    const { rows = [], gone = [] } = changes[name] ?? {}
    const changed = new Map(rows.map((row) => [row.id, row]))
    const left = new Set(gone)
    const seeded = seedOf(seed, name)
    const known = new Set(seeded.map(({ id }) => id))
    tableOf(tables, name).fill([
      ...seeded.filter(({ id }) => !left.has(id)).map((row) => changed.get(row.id) ?? row),
      ...rows.filter(({ id }) => !known.has(id)),
    ])
  }
}

/** @returns what the present step changed, against the seed; null: nothing. Only what differs from the seed is stored. [DEC-066] */
export function deltaOf(tables: Tables, seed: SeedIndex): Delta | null {
  const found = TABLE_NAMES.flatMap((name): [string, Delta[string]][] => {
    const change = tableOf(tables, name).changes()
    if (!change) return []
    const seeded = seed.get(name)
    const isAsSeeded = (row: Row) => seeded?.has(row.id) === true && JSON.stringify(row) === JSON.stringify(seeded.get(row.id))
    return [
      [
        name,
        {
          rows: change.rows.filter((row) => !isAsSeeded(row)),
          gone: change.gone.filter((id) => seeded?.has(id)),
          forgotten: [...change.rows.filter(isAsSeeded).map(({ id }) => id), ...change.gone.filter((id) => !seeded?.has(id))],
        },
      ],
    ]
  })
  return found.length > 0 ? Object.fromEntries(found) : null
}

/** The step of all tables is done. */
export const settle = (tables: Tables): void => {
  for (const name of TABLE_NAMES) tables[name].settle()
}

/** The step of all tables is given up. */
export const undo = (tables: Tables): void => {
  for (const name of TABLE_NAMES) tables[name].undo()
}

/** The changes of a world, gathered from the deltas of its writes: each costs what it holds. */
export class GatheredChanges {
  readonly #tables = new Map<string, Map<Row['id'], Row | null>>()

  constructor(changes: Changes = {}) {
    for (const [name, change] of Object.entries(changes)) this.add({ [name]: { ...change, forgotten: [] } })
  }

  /** Adds what a write changed. */
  add(delta: Delta): void {
    for (const [name, { rows, gone, forgotten }] of Object.entries(delta)) {
      const known = this.#tables.get(name) ?? new Map<Row['id'], Row | null>()
      this.#tables.set(name, known)
      for (const row of rows) known.set(row.id, row)
      for (const id of gone) known.set(id, null)
      for (const id of forgotten) known.delete(id)
    }
  }

  /** @returns all of them */
  all(): Changes {
    return Object.fromEntries(
      [...this.#tables].map(([name, known]) => [
        name,
        {
          rows: [...known.values()].filter((row) => row !== null),
          gone: [...known].filter(([, row]) => row === null).map(([id]) => id),
        },
      ]),
    )
  }
}
