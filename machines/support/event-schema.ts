/**
 * The part of JSON Schema (2020-12) that the data of events need. `{}` allows anything; `not` marks a value that JSON cannot express
 * (a function, an actor), so only code can send it.
 */
export type JsonSchema = {
  type?: 'string' | 'number' | 'boolean' | 'null' | 'array' | 'object'
  const?: string | number | boolean
  enum?: (string | number | boolean)[]
  anyOf?: JsonSchema[]
  items?: JsonSchema | false
  prefixItems?: JsonSchema[]
  minItems?: number
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | false
  not?: Record<string, never>
}
/** Schema of the data of each event of a machine, by event type. */
export type EventSchemas = Readonly<Record<string, JsonSchema>>
