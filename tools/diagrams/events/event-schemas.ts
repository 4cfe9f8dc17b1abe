import { type Node, Project, type Type } from 'ts-morph'
import type { EventSchemas, JsonSchema } from '../../../machines/support/event-schema'
import { eitherOf, schemaOf } from './json-schema'

const LIST = 'machines/all.ts'
const OF_MACHINE = /^([a-z]\w*)Machine$/

/**
 * What the events of every machine of machines/all.ts hold, as TypeScript knows them: by the machine's id. Those that XState sends itself
 * are left out. It takes seconds.
 */
export function readEventSchemas(): Map<string, EventSchemas> {
  const project = new Project({ tsConfigFilePath: 'tsconfig.json', skipAddingFilesFromTsConfig: true })
  const machines = project
    .addSourceFileAtPath(LIST)
    .getImportDeclarations()
    .flatMap((declaration) => declaration.getNamedImports())
    .filter((named) => OF_MACHINE.test(named.getName()))
  return new Map(
    machines.flatMap((named) => {
      const id = OF_MACHINE.exec(named.getName())![1]! // they were chosen by it
      // Of StateMachine<TContext, TEvent, …>; the type of any machine is no machine.
      const events = named.getNameNode().getType().getTypeArguments()[1]
      return events ? [[id, schemasOf(events, id, named)] as const] : []
    }),
  )
}

function schemasOf(events: Type, machine: string, node: Node): EventSchemas {
  const found = new Map<string, JsonSchema[]>()
  for (const event of events.isUnion() ? events.getUnionTypes() : [events])
    for (const type of typesOf(event)) {
      if (type.startsWith('xstate.')) continue
      found.set(type, [...(found.get(type) ?? []), withType(schemaOf(event, { at: `${machine}: ${type}`, node, open: [] }), type)])
    }
  return Object.fromEntries([...found.keys()].sort().map((type) => [type, eitherOf(found.get(type)!)])) // by its own keys
}

function typesOf(event: Type): string[] {
  const property = event.getPropertyOrThrow('type')
  const type = property.getTypeAtLocation(property.getDeclarations()[0]!) // a field is declared somewhere
  return (type.isUnion() ? type.getUnionTypes() : [type]).flatMap((literal) =>
    literal.isStringLiteral() ? [literal.getLiteralValueOrThrow() as string] : [],
  )
}

const withType = (schema: JsonSchema, type: string): JsonSchema => ({
  ...schema,
  properties: { ...schema.properties, type: { const: type } },
})
