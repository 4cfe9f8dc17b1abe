import { expect, it } from 'vitest'
import { apiBases } from '../../src/api/api-bases'

it.each([
  [{}, ['/api/v1', '/api/v2', '']],
  [{ VITE_API_URL: 'https://api.example' }, ['/api/v1', '/api/v2', '']],
  [{ VITE_API_URL: '/', VITE_AUTH: 'token' }, ['/api/v1', '/api/v2', '']],
  [
    { VITE_API_URL: 'https://api.example/', VITE_AUTH: 'token' },
    ['https://api.example/api/v1', 'https://api.example/api/v2', 'https://api.example'],
  ],
  [
    { VITE_API_URL: 'https://api.example', VITE_AUTH: 'token', VITE_API_BASE: '/v3' },
    ['https://api.example/v3', 'https://api.example/api/v2', 'https://api.example'],
  ],
])('a build with %o calls its own origin, and the one of the API in the token strategy only [DEC-002, DEC-003]', (settings, expected) => {
  const { api, apiAlt, origin } = apiBases(settings)
  expect([api, apiAlt, origin]).toEqual(expected)
})
