import { type Node, Project, type Type } from 'ts-morph'
import type { EventSchemas, JsonSchema } from '../../../machines/support/event-schema'
import { machineIdOf } from '../../../machines/support/gathered'
import { eitherOf, schemaOf } from './json-schema'

/**
 * What the events of every machine hold, as TypeScript knows them: by the machine's id. Those that XState sends itself are left out.
 * It takes seconds.
 */
export function readEventSchemas(): Map<string, EventSchemas> {
  const project = new Project({ tsConfigFilePath: 'tsconfig.json', skipAddingFilesFromTsConfig: true })
  return new Map(
    project
      .addSourceFilesAtPaths('machines/*/*.machine.ts')
      .flatMap((file) => file.getVariableDeclarations())
      .flatMap((declaration) => {
        const type = declaration.getType()
        // Of StateMachine<TContext, TEvent, …>.
        const events = type.getTypeArguments()[1]
        if (!declaration.isExported() || type.getSymbol()?.getName() !== 'StateMachine' || !events) return []
        const id = machineIdOf(declaration.getSourceFile().getBaseName())
        return [[id, schemasOf(events, id, declaration)] as const]
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
