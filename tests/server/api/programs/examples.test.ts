import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { exampleCode } from '../../../../src/pages/api-docs/examples/example-code'
import { API_EXAMPLES, type ApiExample } from '../../../../src/pages/api-docs/examples/examples'
import { API_RIGHTS } from '../../../../model/api-key/api-key'
import { contract } from '../../../../model/contract'
import { login, person } from '../../../support/world'
import { device, served } from '../served-api'

// oxlint-disable-next-line no-explicit-any -- JSON of any form
type Json = any
type Sent = { status: number; json: Json }

/** The words of a shell command, as a shell splits them; `$NAME` in double quotes is replaced. */
function wordsOf(command: string, environment: Readonly<Record<string, string>>): string[] {
  const parts = command.replaceAll('\\\n', ' ').matchAll(/'([^']*)'|"([^"]*)"|([^\s'"]+)/g)
  return [...parts].map(
    ([, single, double, plain]) => single ?? plain ?? double!.replace(/\$(\w+)/g, (_, name: string) => environment[name] ?? ''),
  )
}

/** Does what a curl command would do. */
async function curl(command: string, key: string): Promise<Sent> {
  const [program, ...rest] = wordsOf(command, { KARTER_KEY: key })
  expect(program).toBe('curl')
  const headers = new Headers()
  let [method, body, url] = ['GET', undefined as string | undefined, '']
  for (let at = 0; at < rest.length; at++) {
    const word = rest[at]!
    if (word === '-X') method = rest[++at]!
    else if (word === '-d') body = rest[++at]!
    else if (word === '-H')
      headers.append(...(rest[++at]!.split(/:\s*/, 2) as [string, string])) // a header has both
    else url = word
  }
  const response = await fetch(url, { method, headers, ...(body !== undefined && { body }) })
  return { status: response.status, json: await response.json() }
}

const AsyncFunction = (async () => {}).constructor as new (...of: string[]) => (...given: unknown[]) => Promise<void>

/** Runs the script; what it throws has the status that it was answered. */
async function script(code: string, key: string): Promise<Sent> {
  const shown: unknown[] = []
  try {
    await new AsyncFunction('process', 'console', code)({ env: { KARTER_KEY: key } }, { log: (answer: unknown) => shown.push(answer) })
    return { status: 200, json: shown[0] }
  } catch (thrown) {
    const { status, answer } = thrown as { status: number; answer: unknown }
    return { status, json: answer }
  }
}

/** The same example with the price of today instead of none. */
const priced = (example: ApiExample, refused: Sent): ApiExample => ({
  ...example,
  body: {
    ...example.body,
    lines: refused.json.details.lines.map(({ product_id, qty, cost_vs_discount }: Json) => ({ product_id, qty, cost_vs_discount })),
  },
})

async function withKey() {
  const { origin } = await served()
  const { api } = device(origin)
  await login(api, person(1))
  const { secret } = await api('apiKeys.create', { params: { id: 1 }, body: { name: 'Примеры', rights: [...API_RIGHTS] } })
  return { origin, secret }
}

describe.each([
  ['curl', curl],
  ['javascript', script],
] as const)('the examples of the API in %s', (language, run) => {
  it('are answered 200 in the shape of the contract; an order without the price of today 409 with that price [ROUTE-031, DEC-077]', async () => {
    const { origin, secret } = await withKey()
    for (const example of API_EXAMPLES) {
      const first = await run(exampleCode(language, example, origin), secret)
      const isOrder = example.call === 'orders.create'
      if (isOrder) expect(first.status, example.title).toBe(409)
      const { status, json } = isOrder ? await run(exampleCode(language, priced(example, first), origin), secret) : first
      expect(status, `${example.title}: ${JSON.stringify(json)}`).toBe(200)
      expect(z.safeParse(contract[example.call].output, json).error, example.title).toBeUndefined()
    }
  })
})

it('an example is a call of the contract by its method and address, and says in 1C what it says elsewhere', () => {
  for (const example of API_EXAMPLES) {
    const row = contract[example.call]
    const path = example.path.split('?', 1)[0]!
    const pattern = new RegExp(`^/api/v1${row.path.replace(/:\w+/g, '[^/]+')}$`)
    expect({ method: example.method, isPath: pattern.test(path) }, example.title).toEqual({ method: row.method, isPath: true })
    const code = exampleCode('1c', example, 'https://karter.example')
    expect(code).toContain(`"${example.method}"`)
    const body = /УстановитьТелоИзСтроки\("([\s\S]*?)"\);/.exec(code)?.[1]
    if (example.body) expect(JSON.parse(body!.replaceAll('\n|', '\n').replaceAll('""', '"'))).toEqual(example.body)
  }
})

it('the description of the API is answered at /openapi.json, and names the address that it was asked at [DEC-077]', async () => {
  const { origin } = await served()
  const response = await fetch(`${origin}/openapi.json`)
  const { openapi, servers, info } = await response.json()
  expect({ status: response.status, openapi, servers, title: info.title }).toEqual({
    status: 200,
    openapi: '3.1.1',
    servers: [{ url: origin }],
    title: 'API магазина «Картер»',
  })
  expect((await fetch(`${origin}/openapi.json`, { method: 'POST' })).status).toBe(405)
})

it('the server answers a key over HTTP, and 401 at the call after it was revoked [DEC-077]', async () => {
  const { origin } = await served()
  const { api } = device(origin)
  await login(api, person(1))
  const { key, secret } = await api('apiKeys.create', { params: { id: 1 }, body: { name: '1С', rights: ['read'] } })
  const ask = () => fetch(`${origin}/api/v1/categories`, { headers: { authorization: `Bearer ${secret}` } })
  const first = await ask()
  await first.body?.cancel()
  expect([first.status, first.headers.get('x-ratelimit-limit')]).toEqual([200, '2000'])
  await api('apiKeys.revoke', { params: { id: 1, keyId: key.id } })
  expect((await ask()).status).toBe(401)
})
