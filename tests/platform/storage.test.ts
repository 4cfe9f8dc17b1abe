// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { EMPTY_DRAFT, type OrderDraft } from '../../model/order/draft'
import { keepConsent, readConsent } from '../../src/platform/consent'
import { ADDRESS_COOKIE, clearOwnCookies, readCookie, readIdCookie, REGION_COOKIE, writeCookie } from '../../src/platform/cookies'
import { keepDraft, readDraft } from '../../src/platform/drafts'
import { storage } from '../../src/platform/storage'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})
const forbidden = () => {
  const refuse = () => {
    throw new DOMException('Forbidden', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, clear: refuse })
  return vi.spyOn(console, 'warn').mockImplementation(() => {})
}

describe('local storage', () => {
  it('gives back what was put in; what somebody else wrote is nothing', () => {
    storage.write('a', { b: [1] })
    localStorage.setItem('c', '{broken')
    expect([storage.read('a'), storage.read('c'), storage.read('d')]).toEqual([{ b: [1] }, null, null])
    storage.clear()
    expect(storage.read('a')).toBe(null)
  })

  it('that is forbidden harms nobody: nothing is read, nothing is kept, the console hears of it', () => {
    const warn = forbidden()
    storage.write('a', 1)
    storage.clear()
    expect([storage.read('a'), readDraft(1, 1), warn.mock.calls.length]).toEqual([null, EMPTY_DRAFT, 2])
  })
})

describe('a draft', () => {
  it('belongs to the user and the region; one that makes no sense is empty [DEC-067]', () => {
    const draft: OrderDraft = {
      ...EMPTY_DRAFT,
      uuid: 'uuid-1',
      isSent: true,
      receiving: 'pickup',
      description: 'К воротам',
      excluded: [7],
      seen: { 7: 100 },
      addressId: 11,
    }
    keepDraft(1, 2, draft)
    localStorage.setItem('checkout/1/3', '{"uuid":5}')
    expect([readDraft(1, 2), readDraft(1, 1), readDraft(2, 2), readDraft(1, 3)]).toEqual([draft, EMPTY_DRAFT, EMPTY_DRAFT, EMPTY_DRAFT])
  })
})

describe('cookies and the consent', () => {
  it('a logout clears the customer’s cookies; the colour scheme and the consent stay [DEC-010] [STATE-003]', () => {
    writeCookie(REGION_COOKIE, '5')
    writeCookie(ADDRESS_COOKIE, '11')
    writeCookie('color_scheme', 'dark')
    keepConsent()
    storage.clear()
    clearOwnCookies()
    expect([readIdCookie(REGION_COOKIE), readIdCookie(ADDRESS_COOKIE), readCookie('color_scheme'), readConsent()]).toEqual([
      null,
      null,
      'dark',
      true,
    ])
  })

  it.each(['0', '-1', 'abc', '1.5', ''])('%j is no id', (value) => {
    writeCookie(REGION_COOKIE, value)
    expect(readIdCookie(REGION_COOKIE)).toBe(null)
  })
})
