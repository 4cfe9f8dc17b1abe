import { expect, it } from 'vitest'
import { Secret } from '../../model/identity/secret'
import { isSecretName, redact, redactPath } from '../../src/platform/redact'

it('plain secrets are hidden by name, at any depth, and the rest stays as it is [DEC-047]', () => {
  const value = {
    type: 'code.submitted',
    code: '123456',
    nested: [{ newPassword: 'x', Authorization: 'Bearer x', token: 'x', cookie: 'x', barcode: '4650071530' }],
    user: { id: 1, name: null },
  }
  expect(redact(value)).toEqual({
    type: 'code.submitted',
    code: '•••',
    nested: [{ newPassword: '•••', Authorization: '•••', token: '•••', cookie: '•••', barcode: '4650071530' }],
    user: { id: 1, name: null },
  })
})

it.each(['code', 'Code', 'smsCode', 'sms_code', 'SMS_CODE', 'smscode', 'invite-code', 'unknowncode', 'passcode', 'barcodeCode'])(
  'what may be a code of somebody is hidden: %s [DEC-047]',
  (name) => expect(isSecretName(name)).toBe(true),
)
it.each(['barcode', 'barCode', 'Barcode', 'BARCODE', 'product_barcode', 'barcodes', 'codes', 'encoded'])('a barcode is none: %s', (name) =>
  expect(isSecretName(name)).toBe(false),
)

it('secrets hide themselves, errors show their message only, functions and endless depth nothing', () => {
  const endless: { self?: unknown } = {}
  endless.self = endless
  expect(redact({ sealed: new Secret('x'), error: Object.assign(new Error('refused'), { body: 'x' }), run: () => 'x' })).toEqual({
    sealed: '•••',
    error: { name: 'Error', message: 'refused' },
    run: undefined,
  })
  expect(JSON.stringify(redact(endless))).toContain('…')
})

it.each([
  ['/invites/SAMA-2RA9-KDWX', '/invites/•••'],
  ['/invites', '/invites'],
  ['/invites/', '/invites/'],
  ['/product/1', '/product/1'],
])('a path for the log keeps no code of an invitation: %s [DEC-047]', (path, expected) => expect(redactPath(path)).toBe(expected))
