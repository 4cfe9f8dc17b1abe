import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EventSchemas } from '../../../machines/support/event-schema'

/** Their folder below docs/flows: a file per machine. */
export const EVENTS = 'events'

/** The schemas of events that were written: by the machine's id; none where nothing was. @param flows the folder of the atlas */
export function writtenSchemas(flows: string): ReadonlyMap<string, EventSchemas> {
  const folder = join(flows, EVENTS)
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
  return new Map(
    names.map((name) => [
      name.slice(0, -'.json'.length),
      JSON.parse(readFileSync(join(folder, name), 'utf8')) as EventSchemas, // a test holds each against the code
    ]),
  )
}

/** The files of schemas: name below docs/flows → text. */
export const schemaFiles = (schemas: ReadonlyMap<string, EventSchemas>): Map<string, string> =>
  new Map([...schemas].map(([id, events]) => [`${EVENTS}/${id}.json`, `${JSON.stringify(events, null, 1)}\n`]))
