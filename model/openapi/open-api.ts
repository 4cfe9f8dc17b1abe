import * as z from 'zod/mini'
import { API_RIGHTS } from '../api-key/api-key'
import { PRICE_CALLS_PER_DAY, PRICE_CALLS_PER_WINDOW, PRICE_WINDOW_MS } from '../api-key/api-limits'
import { COVERED_CALLS, type CoveredCall, rightOf } from '../api-key/covered-calls'
import { contract } from '../contract'
import type { Base, Endpoint } from '../contract/endpoint'
import { ChangedLines } from '../order/order'
import { CALL_GROUPS, CALL_TEXTS } from './call-texts'
import { errorsOf } from './call-errors'
import { ERROR_CATALOGUE, ERROR_STATUSES } from './error-catalogue'
import { type JsonSchema, type RefOf, schemasOf } from './json-schemas'

/** Where the document says that the API lies. */
type Place = { origin: string; shopName: string; bases: Readonly<Record<Base, string>> }
export type Parameter = { name: string; in: 'path' | 'query' | 'header'; required: boolean; description?: string; schema: JsonSchema }
type Content = { 'application/json': { schema: JsonSchema } }
type Answer = { $ref: string } | { description: string; headers?: Readonly<Record<string, object>>; content?: Content }
export type Operation = {
  operationId: CoveredCall
  tags: string[]
  summary: string
  description: string
  security: object[]
  parameters: Parameter[]
  requestBody?: { required: true; content: Content }
  responses: Record<string, Answer>
}
export type OpenApi = {
  openapi: '3.1.1'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  security: object[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: Record<'securitySchemes' | 'schemas' | 'responses' | 'headers', Record<string, object>>
}

const MINUTES = PRICE_WINDOW_MS / 60_000
const SCHEME = 'apiKey'
const ERROR = 'Error'
const NOTHING = 204

const whole = (description: string) => ({ description, schema: { type: 'integer', minimum: 0 } })
/** The headers that say what is left of the limit of price calls. */
const LIMIT_HEADERS = {
  'X-RateLimit-Limit': whole(`Сколько запросов цен можно сделать за ${MINUTES}\u00a0минут: ${PRICE_CALLS_PER_WINDOW}.`),
  'X-RateLimit-Remaining': whole('Сколько из\u00a0них осталось.'),
  'X-RateLimit-Reset': whole('Через сколько секунд счёт начнётся заново.'),
  'X-RateLimit-Day-Limit': whole(`Сколько запросов цен можно сделать за\u00a0сутки: ${PRICE_CALLS_PER_DAY}.`),
  'X-RateLimit-Day-Remaining': whole('Сколько из\u00a0них осталось.'),
}

const errorSchema = {
  type: 'object',
  description: 'Отказ: одно предложение и\u00a0объяснения по\u00a0полям.',
  properties: {
    message: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    details: { description: 'Что именно изменилось, если это известно.' },
  },
  required: ['message', 'errors'],
}

/**
 * The description of the calls that a key may make, in OpenAPI 3.1: it is made of the rows of the contract, so that it cannot say anything else
 * than what the server checks. Bodies and answers are as they travel. [DEC-077]
 */
export function openApiOf({ origin, shopName, bases }: Place): OpenApi {
  const { schemas, refOf } = schemasOf(COVERED_CALLS)
  const paths: OpenApi['paths'] = {}
  for (const name of COVERED_CALLS) {
    const row: Endpoint = contract[name]
    const path = bases[row.base ?? 'api'] + row.path.replace(/:(\w+)/g, '{$1}')
    ;(paths[path] ??= {})[row.method.toLowerCase()] = operationOf(name, row, refOf)
  }
  return {
    openapi: '3.1.1',
    info: {
      title: `API магазина «${shopName}»`,
      version: '1',
      description:
        'Для учётной программы покупателя: каталог, цены и\u00a0остатки, заказы и\u00a0документы. Суммы\u00a0– в\u00a0рублях с\u00a0НДС.',
    },
    servers: [{ url: origin }],
    security: [{ [SCHEME]: [] }],
    tags: CALL_GROUPS.map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        [SCHEME]: {
          type: 'http',
          scheme: 'bearer',
          description: `Ключ региона из\u00a0кабинета. Права ключа: ${API_RIGHTS.join(', ')}.`,
        },
      },
      schemas: { ...schemas, [ERROR]: errorSchema },
      responses: Object.fromEntries(ERROR_STATUSES.map((status) => [String(status), refusal(status)])),
      headers: LIMIT_HEADERS,
    },
  }
}

const json = (schema: JsonSchema): Content => ({ 'application/json': { schema } })
const limitRefs = Object.fromEntries(Object.keys(LIMIT_HEADERS).map((name) => [name, { $ref: `#/components/headers/${name}` }]))

function refusal(status: (typeof ERROR_STATUSES)[number]): Answer {
  const { title, advice } = ERROR_CATALOGUE[status]
  const retry = { 'Retry-After': { description: 'Через сколько секунд повторить.', schema: { type: 'integer' } } }
  return {
    description: `${title}. ${advice}`,
    ...(status === 429 && { headers: { ...retry, ...limitRefs } }),
    content: json({ $ref: `#/components/schemas/${ERROR}` }),
  }
}

function operationOf(name: CoveredCall, row: Endpoint, refOf: RefOf): Operation {
  const { group, title, text } = CALL_TEXTS[name]
  const isEmpty = row.output instanceof z.ZodMiniNull
  const key: Parameter = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'Повтор с\u00a0тем же ключом ничего не\u00a0делает второй раз.',
    schema: { type: 'string' },
  }
  return {
    operationId: name,
    tags: [group],
    summary: title,
    description: text,
    security: [{ [SCHEME]: [rightOf(name)] }],
    parameters: [
      ...parametersOf('path', row.params, refOf),
      ...parametersOf('query', row.query, refOf),
      ...(row.kind === 'keyedWrite' && name !== 'orders.create' ? [key] : []),
    ],
    ...(row.body && { requestBody: { required: true as const, content: json(refOf(row.body)) } }),
    responses: {
      [isEmpty ? NOTHING : 200]: {
        description: isEmpty ? 'Сделано.' : 'Ответ. Если ничего не\u00a0нашлось, списки пусты.',
        headers: limitRefs,
        ...(!isEmpty && { content: json(refOf(row.output)) }),
      },
      ...Object.fromEntries(errorsOf(name, row).map((status) => [String(status), { $ref: `#/components/responses/${status}` }])),
      ...(name === 'orders.create' && { 409: changed(refOf) }),
    },
  }
}

/** The refusal of an order whose lines are not what its buyer saw. */
function changed(refOf: RefOf): Answer {
  const error = { $ref: `#/components/schemas/${ERROR}` }
  const details = { type: 'object', properties: { details: refOf(ChangedLines) } }
  return { description: `${ERROR_CATALOGUE[409].title}. ${ERROR_CATALOGUE[409].advice}`, content: json({ allOf: [error, details] }) }
}

function parametersOf(place: 'path' | 'query', schema: z.ZodMiniType | undefined, refOf: RefOf): Parameter[] {
  if (!schema) return []
  const { properties = {}, required = [] } = refOf(schema)
  return Object.entries(properties).map(([name, { description, ...of }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description !== undefined && { description }),
    schema: of,
  }))
}
