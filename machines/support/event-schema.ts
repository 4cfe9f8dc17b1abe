/** As much of JSON Schema (2020-12) as data of events need. `{}`: anything; `not`: nothing that JSON can write, the code alone makes it. */
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
/** What each event of a machine holds, by its type. */
export type EventSchemas = Readonly<Record<string, JsonSchema>>
