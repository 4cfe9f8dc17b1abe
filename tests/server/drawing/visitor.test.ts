import { describe, expect, it } from 'vitest'
import { nameOf, visitorOf, withoutTracking } from '../../../server/drawing/visitor'

const asked = (headers: Record<string, string>) => ({ headers })

describe('whose page it is', () => {
  it.each([
    [{ 'sec-ch-ua-mobile': '?1' }, 'phone'],
    [{ 'sec-ch-ua-mobile': '?0', 'user-agent': 'Mobile' }, 'wide'],
    [{ 'user-agent': 'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36' }, 'phone'],
    [{ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0' }, 'wide'],
    [{}, 'wide'],
  ])('the window of %o is %s', (headers, screen) => {
    expect(visitorOf(asked(headers as Record<string, string>)).screen).toBe(screen)
  })

  it('cookies tell the consent, the region and the delivery point', () => {
    const cookie = 'cookie_consent=1; company_region_id=8; delivery_address_id=4'
    expect(visitorOf(asked({ cookie }))).toMatchObject({ hasConsent: true, regionId: 8, addressId: 4 })
    expect(visitorOf(asked({ cookie: 'company_region_id=-1; delivery_address_id=x' }))).toMatchObject({
      hasConsent: false,
      regionId: null,
      addressId: null,
    })
  })

  it('only cookies of guests name nobody: any other may be a login', () => {
    expect(nameOf(asked({}))).toBe('')
    expect(nameOf(asked({ cookie: 'XSRF-TOKEN=a=b; cookie_consent=1; color_scheme=dark' }))).toBe('')
    expect(nameOf(asked({ cookie: 'XSRF-TOKEN=a; laravel_session=s' }))).toBe('XSRF-TOKEN=a; laravel_session=s')
  })
})

it('what advertising adds to an address makes no other page', () => {
  expect(withoutTracking('utm_source=mail&utm_campaign=a%26b&yclid=1&from=tg')).toBe('')
  expect(withoutTracking('brands=arktelub&utm_source=x')).toBe('?brands=arktelub')
  expect(withoutTracking('from_price=5')).toBe('?from_price=5')
  expect(withoutTracking('')).toBe('')
})
