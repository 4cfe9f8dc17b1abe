import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EventSchemas } from '../../../machines/support/event-schema'

/** Their folder below docs/flows: a file per machine. */
export const EVENTS = 'events'

/** The schemas of events that were written: by the machine's id. @param flows the folder of the atlas */
export const writtenSchemas = (flows: string): ReadonlyMap<string, EventSchemas> =>
  new Map(
    readdirSync(join(flows, EVENTS)).map((name) => [
      name.replace(/\.json$/, ''),
      JSON.parse(readFileSync(join(flows, EVENTS, name), 'utf8')) as EventSchemas, // the file is written below
    ]),
  )

/** The files of schemas: name below docs/flows → text. */
export const schemaFiles = (schemas: ReadonlyMap<string, EventSchemas>): Map<string, string> =>
  new Map([...schemas].map(([id, events]) => [`${EVENTS}/${id}.json`, `${JSON.stringify(events, null, 1)}\n`]))
