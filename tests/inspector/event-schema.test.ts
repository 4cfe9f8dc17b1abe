import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { all } from '../../machines/all'
import type { JsonSchema } from '../../machines/support/event-schema'
import { checkEvent, unwritableReason } from '../../inspector/check/check-event'
import { schemaOf } from '../../inspector/check/schemas'
import { templateOf } from '../../inspector/check/template'

/** Every event of every machine: those that a person may write. */
const events = all.flatMap(({ machine, names }) =>
  Object.keys(names.events ?? {}).map((type) => ({ machine: machine.id, type, schema: schemaOf(machine.id, type) })),
)
const known = events.flatMap(({ schema, ...of }) => (schema ? [{ ...of, schema }] : []))
const writable = known.filter(({ schema }) => unwritableReason(schema) === undefined)
const anyOfThem = fc.constantFrom(...writable)

/** Values that a schema allows, by a way of its own. */
function valueOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { anyOf, properties = {}, required = [], items, prefixItems, additionalProperties } = schema
  if (anyOf) return fc.oneof(...anyOf.map(valueOf))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  switch (schema.type) {
    case 'string':
      return fc.string({ unit: 'grapheme' })
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !Object.is(value, -0)) // JSON has no -0
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return prefixItems
        ? fc.tuple(...prefixItems.map(valueOf))
        : fc.array(items ? valueOf(items) : fc.constant(null), { maxLength: items ? 3 : 0 })
    case 'object':
      return additionalProperties
        ? fc.dictionary(fc.stringMatching(/^[a-z]{1,5}$/), valueOf(additionalProperties))
        : fc.record(Object.fromEntries(Object.entries(properties).map(([name, of]) => [name, valueOf(of)])), {
            requiredKeys: required,
            noNullPrototype: true,
          })
    default:
      return schema.not ? fc.constant(undefined) : fc.jsonValue({ maxDepth: 1 })
  }
}
const eventOf = anyOfThem.chain((of) =>
  fc.record({ of: fc.constant(of), event: valueOf(of.schema) as fc.Arbitrary<Record<string, unknown>> }),
)
const check = ({ type, schema }: { type: string; schema: JsonSchema }, event: object) => checkEvent(JSON.stringify(event), type, schema, [])

it('what every event of every machine holds is known', () =>
  expect(events.flatMap(({ machine, type, schema }) => (schema ? [] : [`${machine}: ${type}`]))).toEqual([]))

it('only what a secret or the code fills cannot be written', () =>
  expect(
    known.flatMap(({ machine, type, schema }) => (writable.some((it) => it.schema === schema) ? [] : [`${machine}: ${type}`])),
  ).toEqual(['loginForm: login.submitted', 'quickEntry: file.chosen', 'cartGift: cart.settled', 'submission: form.submitted']))

/** Where nothing is said of what stands there: the names of the fields that lead to it. */
function unknownIn(schema: JsonSchema, path: string): string[] {
  if (Object.keys(schema).length === 0) return [path]
  const { anyOf = [], prefixItems = [], items, additionalProperties, properties = {} } = schema
  return [
    ...[...anyOf, ...prefixItems, items, additionalProperties].flatMap((it) => (it ? unknownIn(it, path) : [])),
    ...Object.entries(properties).flatMap(([name, it]) => unknownIn(it, `${path}.${name}`)),
  ]
}

it('only of what the shop itself does not look at nothing is said', () =>
  expect([...new Set(known.flatMap(({ machine, type, schema }) => unknownIn(schema, `${machine} ${type}`)))].sort()).toEqual([
    'customer reading.refused.error',
    'resources resource.released.request.args',
    'resources resource.wanted.request.args',
    'submission answer.came.answer',
    'submission answer.failed.error',
  ]))

it('the template of every event passes its own check', () => {
  for (const of of writable) {
    const event = templateOf(of.schema) as Record<string, unknown> // of an event
    expect({ machine: of.machine, type: of.type, check: check(of, event) }).toEqual({
      machine: of.machine,
      type: of.type,
      check: { event },
    })
  }
})

test.prop([eventOf])('what the types of a machine allow goes', ({ of, event }) => {
  expect(check(of, event)).toEqual({ event: JSON.parse(JSON.stringify(event)) as unknown })
})

test.prop([eventOf, fc.nat()])('without a field that it needs, or with one that it does not know, it stays', ({ of, event }, at) => {
  expect(check(of, { ...event, Foreign: 1 })).toEqual({ refusal: expect.stringContaining('Поля «Foreign» машина не\u00a0знает') as string })
  const needed = (of.schema.required ?? []).filter((name) => name !== 'type')
  fc.pre(needed.length > 0)
  const name = needed[at % needed.length]!
  const { [name]: _, ...rest } = event
  expect(check(of, rest)).toEqual({ refusal: `Не\u00a0хватает поля «${name}».` })
})

test.prop([eventOf, fc.nat()])('with a field of no kind that it may have it stays', ({ of, event }, at) => {
  const fields = Object.entries(of.schema.properties ?? {}).filter(([name, { type }]) => name !== 'type' && type !== undefined)
  fc.pre(fields.length > 0)
  const [name, { type }] = fields[at % fields.length]!
  expect(check(of, { ...event, [name]: type === 'boolean' ? 'да' : true })).toHaveProperty('refusal')
})

test.prop([eventOf, fc.stringMatching(/^[a-z]{1,8}$/)])(
  'the fields that it says there are never hold the one that it does not know',
  ({ of, event }, name) => {
    const text = String((check(of, { ...event, [name]: 1 }) as { refusal?: string }).refusal)
    const [, foreign, list = ''] = /Поля «(.+)» машина не\u00a0знает. Есть: (.*)\./.exec(text) ?? []
    expect(list.split(', ')).not.toContain(foreign)
  },
)
