import { expect, it } from 'vitest'
import { forgetLoginToken, keepLoginToken, loginToken } from '../../src/platform/login-token'

it('the token of a login link goes from the head of the page into memory, where no text shows it [DEC-047]', () => {
  const head: { loginToken?: string } = { loginToken: 'abc' }
  keepLoginToken(head)
  expect(head).toEqual({})
  expect([loginToken()?.reveal(), JSON.stringify({ token: loginToken() }), `${loginToken()?.toString()}`]).toEqual([
    'abc',
    '{"token":"•••"}',
    '•••',
  ])
  forgetLoginToken()
  expect(loginToken()).toBeNull()
})
