import { describe, expect, it } from 'vitest'
import { checkNewKey, checkRotation, type TypedKey } from '../../../model/api-key/key-form'
import { keyState, rightsText, usedText } from '../../../model/api-key/key-words'

const typed: TypedKey = { name: ' 1С ', read: true, order: false, documents: true, expires_on: '' }

describe('a new key, as it is typed', () => {
  it('is sent with its rights and without an end where none was chosen', () =>
    expect(checkNewKey(4)(typed, {})).toEqual({
      errors: {},
      args: { params: { id: 4 }, body: { name: '1С', rights: ['read', 'documents'] } },
    }))

  it.each([
    [{ name: ' ' }, { name: 'Назовите ключ: по\u00a0имени вы его узнаете' }],
    [{ name: 'x'.repeat(61) }, { name: 'Не\u00a0больше 60 знаков' }],
    [{ read: false, documents: false }, { read: 'Выберите хотя бы одно право' }],
    [{ expires_on: '2026-13-01' }, { expires_on: 'Некорректная дата' }],
  ])('%o is not sent, and says why', (change, errors) =>
    expect(checkNewKey(4)({ ...typed, ...change }, {})).toEqual({ errors, args: null }),
  )
})

describe('a rotation, as it is chosen', () => {
  it('is sent in hours; 0 ends the old secret at once', () =>
    expect(checkRotation(4, 7)({ overlap: '0' }, {}).args).toEqual({ params: { id: 4, keyId: 7 }, body: { overlap_hours: 0 } }))
  it.each(['', '2'])('%j is not sent', (overlap) => expect(checkRotation(4, 7)({ overlap }, {}).args).toBeNull())
})

describe('the words of a key', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  it.each([
    [{ revoked_at: null, expires_at: null }, 'active'],
    [{ revoked_at: null, expires_at: '2026-11-21T12:00:01Z' }, 'active'],
    [{ revoked_at: null, expires_at: '2026-11-21T12:00:00Z' }, 'expired'],
    [{ revoked_at: '2026-11-20T12:00:00Z', expires_at: '2026-11-19T12:00:00Z' }, 'revoked'],
  ])('%o is %s', (key, state) => expect(keyState(key, now)).toBe(state))

  it('say its rights and what it has used', () => {
    expect(rightsText(['read', 'order'])).toBe('каталог, цены и\u00a0остатки; заказы')
    expect(usedText({ used: { window: 12, day: 34_000 } })).toBe(
      'Запросы цен: 12 из\u00a02\u00a0000 за\u00a015\u00a0минут, 34\u00a0000 из\u00a0120\u00a0000 за\u00a0сутки',
    )
  })
})
