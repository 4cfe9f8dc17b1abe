import { describe, expect, it } from 'vitest'
import type { Api } from '../../model/contract'
import { quietApi } from '../../src/app/drawing/quiet-api'
import { holds, withBrowser } from '../../src/app/drawing/server-browser'
import { BESIDE, LOW_BESIDE, LOW_WINDOW, PHONE } from '../../src/ui/use-media'

describe('the window that a page is drawn for', () => {
  it.each([
    [PHONE, true, false],
    [BESIDE, false, true],
    [LOW_BESIDE, false, false],
    [LOW_WINDOW, false, false],
    ['(hover: hover)', false, true],
    ['print', false, false],
  ])('%s holds on a phone: %s, on a wide screen: %s', (query, phone, wide) => {
    expect(holds(query, 'phone')).toBe(phone)
    expect(holds(query, 'wide')).toBe(wide)
  })

  it('is there while it is drawn, and gone afterwards, also where drawing fails', () => {
    const visitor = { screen: 'phone', hasConsent: false, theme: null, regionId: null, addressId: null } as const
    const asked = { pathname: '/product/2', search: '?document=safety', origin: 'https://k.example', visitor }
    const names = ['location', 'document', 'window', 'matchMedia'] as const
    const before = names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name))
    expect(withBrowser(asked, () => [location.href, innerWidthOf(), localStorage.getItem('compared')])).toEqual([
      'https://k.example/product/2?document=safety',
      390,
      null,
    ])
    expect(() =>
      withBrowser(asked, () => {
        throw new Error('broken')
      }),
    ).toThrow('broken')
    expect(names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name))).toEqual(before)
  })
})
const innerWidthOf = () => window.innerWidth

describe('the API of a page that is drawn', () => {
  it('sends reads alone: what would change something is never sent', async () => {
    const sent: string[] = []
    const { api, made } = quietApi((async (name: string) => void sent.push(name)) as unknown as Api)
    void api('logger.log', { body: {} } as never)
    await api('categories.list', {})
    expect(sent).toEqual(['categories.list'])
    expect(made.map(({ name }) => name)).toEqual(['categories.list'])
  })

  it('is quiet once every call is answered and its answers asked for nothing more', async () => {
    const order: string[] = []
    const answer = (name: string) => new Promise<void>((resolve) => void setTimeout(() => (order.push(name), resolve()), 20))
    const { api, whenQuiet } = quietApi(answer as unknown as Api)
    void api('categories.list', {}).then(() => api('config.get', {}))
    await whenQuiet()
    expect(order).toEqual(['categories.list', 'config.get'])
    void api('config.get', {})
    await whenQuiet()
    expect(order).toHaveLength(3)
  })
})
