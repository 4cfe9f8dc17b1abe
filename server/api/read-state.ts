import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { GatheredChanges } from '../../fake-server/store/changes'
import type { Saved } from '../../fake-server/store/store'
import { isRowOf } from '../../fake-server/store/is-row-of'
import { TABLE_NAMES } from '../../fake-server/tables'

/** `seededAt`: the moment of the seed, ms; what was seen of it does not move from day to day. */
export type State = Saved & { seededAt: number }

const Ids = z.array(z.union([z.string(), z.number()]))
const whole = z.int().check(z.nonnegative())
const Rows = z.array(z.looseObject({ id: z.union([z.string(), z.number()]) }))
const StateShape = z.object({
  seededAt: z.optional(z.number()),
  version: whole,
  changes: z.record(z.string(), z.object({ rows: Rows, gone: Ids })),
})
/** A line of the journal: what one write changed. */
const Line = z.object({ version: whole, changes: z.record(z.string(), z.object({ rows: Rows, gone: Ids, forgotten: Ids })) })

/**
 * The state that a file and its journal hold; null where there is no file. A last line that was cut off was never acknowledged: it is left
 * out. Throws one sentence where they hold something else.
 * @param now ms: the moment of the seed where the file names none
 * @returns with the length of the journal as far as it is whole, in bytes
 */
export function readState(path: string, journal: string, now: number): { state: State; journalLength: number } | null {
  if (!existsSync(path)) return null
  const refuse = (why: string) =>
    new Error(`${path} holds no state of this server (${why}): it is left as it is, name another file or move it away.`)
  const parse = <S extends z.ZodMiniType>(schema: S, text: string, where: string): z.output<S> => {
    const parsed = z.safeParse(schema, json(text))
    if (parsed.success) return parsed.data
    throw refuse(`${where} is not of its form`)
  }
  const { seededAt = now, version: start, changes } = parse(StateShape, readFileSync(path, 'utf8'), 'the file')
  const gathered = new GatheredChanges(changes)
  let version = start
  const text = existsSync(journal) ? readFileSync(journal, 'utf8') : ''
  const lines = text.slice(0, text.lastIndexOf('\n') + 1)
  for (const [at, line] of lines.split('\n').entries()) {
    if (line === '') continue
    const write = parse(Line, line, `line ${at + 1} of its journal`)
    if (write.version <= version) continue // the file has it already
    if (write.version !== version + 1) throw refuse(`its journal lacks what was written before line ${at + 1}`)
    gathered.add(write.changes)
    version = write.version
  }
  const problem = problemOf(changes) ?? problemOf(gathered.all())
  if (problem !== null) throw refuse(problem)
  return { state: { seededAt, version, changes: gathered.all() }, journalLength: Buffer.byteLength(lines) }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What is wrong with the rows; null: nothing. */
function problemOf(changes: Saved['changes']): string | null {
  for (const [name, { rows, gone }] of Object.entries(changes)) {
    const table = TABLE_NAMES.find((known) => known === name)
    if (!table) continue // of an earlier server: nobody reads it
    const seen = new Set(gone)
    for (const row of rows) {
      const { id } = row
      if (!isRowOf(table, row)) return `row ${id} of ${name} is not of its form`
      if (seen.has(id)) return `${name} has ${id} twice`
      seen.add(id)
    }
    if (seen.size !== rows.length + gone.length) return `${name} has an id twice`
  }
  return null
}
