import { expect, it } from 'vitest'
import { person } from '../../../support/world'
import { served } from '../served-api'

it('in the token strategy a bearer of a login manages keys and a key does not; each is taken for nothing else [DEC-004, DEC-077]', async () => {
  const { origin } = await served({ auth: 'token' })
  const send = async (method: string, path: string, authorization: string, body?: unknown) => {
    const headers = { ...(authorization && { authorization }), ...(body !== undefined && { 'content-type': 'application/json' }) }
    const answer = await fetch(`${origin}/api/v1${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
    const text = await answer.text()
    return { status: answer.status, json: text === '' ? null : JSON.parse(text) }
  }
  const { email, password } = person(1)
  const { token } = (await send('POST', '/auth/login', '', { email, password })).json
  const made = await send('POST', '/companyRegions/1/apiKeys', `Bearer ${token}`, { name: '1С', rights: ['read', 'order'] })
  const key = `Bearer ${made.json.secret}`
  const statuses = {
    orders: (await send('GET', '/companyRegions/1/orders', key)).status,
    user: (await send('GET', '/auth/user', key)).status,
    keys: (await send('GET', '/companyRegions/1/apiKeys', key)).status,
    keysOfLogin: (await send('GET', '/companyRegions/1/apiKeys', `Bearer ${token}`)).status,
    keyLikeBearer: (await send('GET', '/companyRegions/1/orders', `Bearer krt_${token}`)).status,
  }
  expect(statuses).toEqual({ orders: 200, user: 403, keys: 403, keysOfLogin: 200, keyLikeBearer: 401 })
})
