import { expect, it } from 'vitest'
import { createBearer } from '../../src/api/bearer'
import { failure, json, openClient } from './open-client'
import { seedConfig } from '../../fake-server/seed/config'

const query = { query: 'Казань', count: 5 }
const ADDRESS = 'https://suggest.example/address'
const wire = JSON.parse(JSON.stringify(seedConfig)) as typeof seedConfig
const configured = (changes: Partial<typeof seedConfig>) => json(200, { ...wire, ...changes })

it('the suggestions of addresses are asked for where the configuration says, opened by its token, without what belongs to the shop [CALL-111, DEC-002]', async () => {
  const { api, sent } = openClient(
    [configured({ suggestions_url: ADDRESS, suggestions_token: 'secret' }), json(200, { suggestions: [] })],
    {
      bearer: createBearer(),
    },
  )
  await api('config.get', {})
  expect(await api('external.addresses', { query })).toEqual({ suggestions: [] })
  const { url, headers, init } = sent[1]!
  expect(decodeURIComponent(url)).toBe(`${ADDRESS}?query=Казань&count=5`)
  expect({ authorization: headers.get('authorization'), credentials: init.credentials, method: init.method }).toEqual({
    authorization: 'Token secret',
    credentials: 'same-origin',
    method: 'GET',
  })
})

it('before the configuration is there, and where it names a path, they are asked for at the shop’s own origin', async () => {
  const { api, sent } = openClient(
    [json(200, { suggestions: [] }), configured({ suggestions_url: '/other' }), json(200, { suggestions: [] })],
    {
      bases: { api: '/api/v1', apiAlt: '/api/v2', origin: 'https://shop.example' },
    },
  )
  await api('external.addresses', { query })
  await api('config.get', {})
  await api('external.addresses', { query })
  expect([sent[0], sent[2]].map((it) => new URL(it!.url).origin + new URL(it!.url).pathname)).toEqual([
    'https://shop.example/ext/suggestions/address',
    'https://shop.example/other',
  ])
})

it('a refused token ends no login, and the clock and the outages of the service are not the shop’s', async () => {
  const times: unknown[] = []
  const foreign: boolean[] = []
  const { api, told } = openClient([json(401), new Response('<html>', { status: 200, headers: { 'content-type': 'text/html' } })], {
    onTime: (time) => void times.push(time),
    onForeign: (isForeign) => void foreign.push(isForeign),
  })
  expect((await failure(api('external.addresses', { query }))).status).toBe(401)
  await failure(api('external.addresses', { query }))
  expect({ rejected: told.rejected, times, foreign }).toEqual({ rejected: 0, times: [], foreign: [] })
})
