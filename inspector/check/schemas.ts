import type { EventSchemas, JsonSchema } from '../../machines/support/event-schema'

const files = import.meta.glob<EventSchemas>('../../docs/flows/events/*.json', { eager: true, import: 'default' })
const schemas: ReadonlyMap<string, EventSchemas> = new Map(
  Object.entries(files).map(([path, events]) => [/([^/]+)\.json$/.exec(path)![1]!, events]), // the glob says so
)

/** What an event holds, as the types of its machine say; undefined where no such event is known. */
export function schemaOf(machine: string | null, type: string): JsonSchema | undefined {
  const events = schemas.get(machine ?? '') ?? {}
  return Object.hasOwn(events, type) ? events[type] : undefined
}
