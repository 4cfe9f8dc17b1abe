import type { JsonSchema } from '../../machines/support/event-schema'

/**
 * The emptiest value that a schema allows and that still shows its shape: of a list one item, of several kinds the richest, of what may be
 * left out nothing.
 */
export function templateOf(schema: JsonSchema): unknown {
  const { anyOf: kinds, enum: values, properties = {}, required = [], items, prefixItems } = schema
  if (kinds) return templateOf(kinds.find(({ type }) => type === 'object') ?? kinds.find(({ type }) => type !== 'null') ?? {})
  if (values) return values[0]
  if (schema.const !== undefined) return schema.const
  switch (schema.type) {
    case 'string':
      return ''
    case 'number':
      return 0
    case 'boolean':
      return false
    case 'array':
      return prefixItems?.map(templateOf) ?? (items ? [templateOf(items)] : [])
    case 'object':
      return Object.fromEntries(required.map((name) => [name, templateOf(properties[name] ?? {})]))
    default:
      return null
  }
}
