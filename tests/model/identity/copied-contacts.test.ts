import { describe, expect, it } from 'vitest'
import { parseLogin } from '../../../model/identity/login-input'
import { parsePhone } from '../../../model/identity/phone'

describe('a phone or an e-mail copied with signs that are not seen', () => {
  it.each([
    ['\u202a+7 900 000-01-01\u202c', '79000000101'],
    ['8\u200b900\u2060000\u00ad0101', '79000000101'],
  ])('is read: %j [DEC-083]', (text, phone) => expect(parsePhone(text)).toBe(phone))

  it('logs in [DEC-083]', () => expect(parseLogin('\u200bsnab@volga-servis.example\u200b')).toEqual({ email: 'snab@volga-servis.example' }))
})
