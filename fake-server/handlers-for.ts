import { ru } from 'zod/v4/locales'
import * as z from 'zod/mini'
import type { Endpoint, OutputOf, ParsedArgsOf } from '../model/contract/endpoint'
import { refuse } from './refusals'
import type { Scene } from './scene'
import { parseShallowJson } from './transport/shallow-json'

type Table = Record<string, Endpoint>
/** Marks a contract row without a handler: it answers 501. A test lists these rows. */
export const notYet = Symbol('not yet')
export type Handlers<T extends Table> = {
  [K in keyof T]: ((call: ParsedArgsOf<T[K]> & Scene) => OutputOf<T[K]> | Promise<OutputOf<T[K]>>) | typeof notYet
}
export type Answer = { status: number; json: unknown }
export type Handler = (scene: Scene, params: Record<string, string>) => Promise<Answer>

const { localeError } = ru()

/**
 * Builds the handlers for a part of the contract. A missing, misspelt or mistyped handler does not compile. Handlers receive parsed
 * arguments; a request that does not match the contract is answered 404 (path) or 422. Answers are checked and encoded by the contract.
 */
export function handlersFor<T extends Table>(table: T, handlers: Handlers<T>): Record<keyof T & string, Handler | typeof notYet> {
  const entries = (Object.keys(table) as (keyof T & string)[]).map((name) => {
    const row: Endpoint = table[name]!
    const handle = handlers[name]
    if (handle === notYet) return [name, notYet]
    const run: Handler = async (scene, params) => {
      const { searchParams } = new URL(scene.request.url)
      const call = {
        ...scene,
        ...parsePart('params', row.params, params),
        ...parsePart('query', row.query, Object.fromEntries(searchParams)),
        ...parsePart('body', row.body, row.body ? await bodyOf(row, scene.request) : undefined),
      }
      // The parsed parts have the types of the row's schemas, as `Handlers` declares; TypeScript cannot follow the lookup.
      const answer = await (handle as unknown as (call: object) => unknown)(call)
      // Throws if the answer breaks the contract, so that the fault shows here and not in the page.
      return { status: answer === null ? 204 : 200, json: z.encode(row.output, answer) }
    }
    return [name, run]
  })
  return Object.fromEntries(entries) as Record<keyof T & string, Handler | typeof notYet>
}

/** 415 where the body says that it is something else: a form of another site can only send what browsers let it. */
async function bodyOf(row: Endpoint, request: Request): Promise<unknown> {
  const type = row.isForm ? 'multipart/form-data' : 'application/json'
  const sent = (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase()
  if (sent !== type) throw refuse(415)
  try {
    return row.isForm ? fieldsOfForm(await request.formData()) : parseShallowJson(await request.text())
  } catch {
    throw refuse(422, { message: 'Тело запроса не читается' })
  }
}

/** Form data as a body: what stands under `name[]` is a list. */
function fieldsOfForm(form: FormData): Record<string, unknown> {
  const names = [...new Set(form.keys())]
  return Object.fromEntries(names.map((name) => (name.endsWith('[]') ? [name.slice(0, -2), form.getAll(name)] : [name, form.get(name)])))
}

function parsePart(part: 'params' | 'query' | 'body', schema: z.ZodMiniType | undefined, value: unknown): object {
  if (!schema) return {}
  const parsed = z.safeParse(schema, value, { error: localeError })
  if (parsed.success) return { [part]: parsed.data }
  throw part === 'params' ? refuse(404) : refuse(422, { errors: fieldsOf(parsed.error.issues) })
}

/** Messages by field; those of no field under ''. */
function fieldsOf(issues: readonly { path: readonly PropertyKey[]; message: string }[]): Record<string, string[]> {
  const fields: Record<string, string[]> = {}
  for (const { path, message } of issues) (fields[path.map(String).join('.')] ??= []).push(message)
  return fields
}
