import { afterEach, describe, expect, it, vi } from 'vitest'
import { createApi } from '../../src/api/client'
import { order } from '../components/support/order'
import { EMPTY_CART, failure, getCart, json, openClient, USER } from './open-client'
import { rowOf } from '../support/contract-rows'

afterEach(() => vi.restoreAllMocks())

describe('sending again', () => {
  it.each([[0], [429], [502], [503], [504]])(
    'a read that met %i is sent three more times, with longer pauses [DEC-005] [CALL-114]',
    async (status) => {
      const { api, sent, slept, told } = openClient([status === 0 ? new TypeError('Failed to fetch') : json(status)])
      expect((await failure(api('cart.get', getCart))).status).toBe(status)
      expect([sent.length, slept, told.failed]).toEqual([4, [300, 600, 1200], [['cart.get', status]]])
    },
  )

  it('a read by POST is sent again too; a keyed write under its own key; a write never [DEC-005]', async () => {
    const read = openClient([json(503)])
    await failure(read.api('products.stocksAndPrices', { body: { company_region_id: 1, products_ids: [1] } }))
    const keyed = openClient([json(503), json(200, EMPTY_CART)])
    expect(await keyed.api('cart.clear', getCart, { key: 't-1' })).toEqual(EMPTY_CART)
    const write = openClient([json(503)])
    await failure(write.api('session.logout', {}))
    expect([read.sent.length, keyed.sent.map(({ headers }) => headers.get('idempotency-key')), write.sent.length]).toEqual([
      4,
      ['t-1', 't-1'],
      1,
    ])
  })

  it.each([[400], [403], [404], [409], [422], [500], [501]])('a read that met %i is not sent again', async (status) => {
    const { api, sent } = openClient([json(status)])
    expect((await failure(api('cart.get', getCart))).status).toBe(status)
    expect(sent).toHaveLength(1)
  })

  it('a keyed write that is refused after an attempt without an answer may have been done by that one [DEC-022]', async () => {
    const refused = async (call: 'keyed' | 'read', ...answers: Parameters<typeof openClient>[0]) => {
      const { api, told } = openClient(answers)
      const error = await failure(call === 'keyed' ? api('cart.clear', getCart, { key: 't-1' }) : api('cart.get', getCart))
      return [error.status, error.message, error.isDoubtful, told.rejected]
    }
    const lost = new TypeError('Failed to fetch')
    expect(await refused('keyed', lost, json(401, { message: 'Войдите' }))).toEqual([401, 'Войдите', true, 1])
    expect(await refused('keyed', json(503), lost, json(422, { message: 'Мало' }))).toEqual([422, 'Мало', true, 0])
    expect(await refused('keyed', json(419), new Response(null, { status: 204 }), json(422, { message: 'Мало' }))).toEqual([
      422,
      'Мало',
      false,
      0,
    ])
    expect(await refused('keyed', json(422, { message: 'Мало' }))).toEqual([422, 'Мало', false, 0])
    expect(await refused('read', lost, json(403, { message: 'Нельзя' }))).toEqual([403, 'Нельзя', false, 0])
  })

  it('waits as long as the server asks; not for more than ten seconds', async () => {
    const one = openClient([json(429, {}, { 'retry-after': '2' }), json(200, EMPTY_CART)])
    await one.api('cart.get', getCart)
    const other = openClient([json(429, {}, { 'retry-after': '11' })])
    expect((await failure(other.api('cart.get', getCart))).retryAfter).toBe(11_000)
    expect([one.slept, other.slept]).toEqual([[2000], []])
  })

  it('spreads the pauses by chance, up to half as long again', async () => {
    const { api, slept } = openClient([json(503)], { random: () => 1 })
    await failure(api('cart.get', getCart))
    expect(slept).toEqual([450, 900, 1800])
  })
})

describe('giving up', () => {
  it('an aborted call is not sent again, and nobody is told', async () => {
    const controller = new AbortController()
    const { api, sent, told } = openClient([
      (init) =>
        new Promise((_, reject) => {
          init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
          controller.abort()
        }),
    ])
    expect((await failure(api('cart.get', getCart, { signal: controller.signal }))).status).toBe(0)
    expect([sent.length, told]).toEqual([1, { changed: [], rejected: 0, failed: [] }])
  })

  it('a call that is given up in the pause between two attempts is not sent again, whatever a network makes of an aborted request', async () => {
    const controller = new AbortController()
    const sleep = async () => controller.abort()
    const { api, sent } = openClient([json(503)], { sleep })
    const write = { params: { id: 1 }, query: { company_region_id: 1 }, body: { user_id: 1, qty: 4 } }
    await expect(api('cart.updateLine', write, { key: 't-1', signal: controller.signal })).rejects.toMatchObject({ status: 0 })
    expect(sent).toHaveLength(1)
  })

  it('an abort ends the pause between two attempts', async () => {
    const controller = new AbortController()
    let sent = 0
    const api = createApi({
      rowOf,
      bases: { api: '', apiAlt: '', origin: '' },
      cookie: () => 'x',
      fetch: async () => {
        sent++
        setImmediate(() => controller.abort())
        return json(429, {}, { 'retry-after': '10' }) // the test would take ten seconds, and fail
      },
    })
    expect((await failure(api('cart.get', getCart, { signal: controller.signal }))).status).toBe(0)
    expect(sent).toBe(1)
  })

  it('a call without an answer for 30 seconds is given up as unanswered', async () => {
    const asked: number[] = []
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      asked.push(ms)
      return AbortSignal.abort(new DOMException('The operation timed out', 'TimeoutError'))
    })
    const { api, sent } = openClient([async (init) => Promise.reject(init.signal?.reason)])
    const error = await failure(api('cart.get', { ...getCart }, { signal: new AbortController().signal }))
    expect([error.status, sent.length, new Set(asked)]).toEqual([0, 4, new Set([30_000])])
  })
})

describe('XSRF', () => {
  it('goes with everything but a plain read, decoded; also with GET /cart/clear [DEC-004] [DEC-005]', async () => {
    const { api, sent } = openClient([json(200, EMPTY_CART)])
    await api('cart.get', getCart)
    await api('cart.clear', getCart, { key: 't-1' })
    expect(sent.map(({ init, url, headers }) => [init.method, url, headers.get('x-xsrf-token'), init.credentials])).toEqual([
      ['GET', '/api/v1/cart?company_region_id=1&user_id=1', null, 'same-origin'],
      ['GET', '/api/v1/cart/clear?company_region_id=1&user_id=1', 'x=', 'same-origin'],
    ])
  })

  it('is fetched first where there is none, and once anew after a 419 [CALL-004] [DEC-004]', async () => {
    const cookies: Record<string, string> = {}
    const csrf = async () => {
      cookies['XSRF-TOKEN'] = `x${Object.keys(cookies).length}${cookies['XSRF-TOKEN'] ?? ''}`
      return new Response(null, { status: 204 })
    }
    const { api, sent } = openClient([csrf, json(419), csrf, json(200, {})], { cookies })
    await api('session.login', { body: { email: 'a@b.example', password: 'p' } })
    expect(sent.map(({ init, url }) => `${init.method} ${url}`)).toEqual([
      'GET /api/v1/sanctum/csrf-cookie',
      'POST /api/v1/auth/login',
      'GET /api/v1/sanctum/csrf-cookie',
      'POST /api/v1/auth/login',
    ])
    expect([sent[1]?.headers.get('x-xsrf-token'), sent[3]?.headers.get('x-xsrf-token')]).toEqual(['x0', 'x1x0'])
  })

  it('refused twice is a failure, which says that the browser takes no cookies', async () => {
    const { api, sent } = openClient([json(419), new Response(null, { status: 204 }), json(419)])
    const { status, message } = await failure(api('session.logout', {}))
    expect([status, message.replaceAll('\u00a0', ' ')]).toEqual([
      419,
      'Браузер не принимает cookie, без них войти нельзя: разрешите их для этого сайта.',
    ])
    expect(sent).toHaveLength(3)
  })
})

describe('what is told', () => {
  it('a 401 on any call but login, logout and the question who is there [DEC-008]', async () => {
    const { api, told } = openClient([json(401)])
    await failure(api('session.user', {}))
    await failure(api('session.login', { body: { email: 'a@b.example', password: 'p' } }))
    await failure(api('session.logout', {}))
    expect(told.rejected).toBe(0)
    await failure(api('cart.get', getCart))
    await failure(api('cart.clear', getCart, { key: 't-1' }))
    expect(told).toEqual({ changed: [], rejected: 2, failed: [] })
  })

  it('what a write has changed, and nothing where it failed or only read', async () => {
    const { api, told } = openClient([json(200, EMPTY_CART), json(200, EMPTY_CART), json(409)])
    await api('cart.clear', getCart, { key: 't-1' })
    await api('cart.get', getCart)
    await failure(api('cart.clear', getCart, { key: 't-2' }))
    expect(told).toEqual({ changed: [['cart']], rejected: 0, failed: [['cart.clear', 409]] })
  })

  it('of which region a write was, where it says so', async () => {
    const regions: (number | null)[] = []
    const onChanged = (_: unknown, region: number | null) => void regions.push(region)
    const { api } = openClient([json(200, EMPTY_CART), json(200, order()), json(200, { favorite: true })], { onChanged })
    await api('cart.clear', { query: { company_region_id: 3, user_id: 1 } }, { key: 't-1' })
    const receiving = { type: 'pickup', pickup_address_id: 3 } as const
    const lines = [{ product_id: 1, qty: 2, cost_vs_discount: 123_45 }]
    const body = { uuid: 'uuid-0001', company_region_id: 5, receiving, description: '', lines }
    await api('orders.create', { body }, { key: 'uuid-0001' })
    await api('products.toggleFavorite', { params: { id: 1 }, body: { favorite: true } })
    expect(regions).toEqual([3, 5, null])
  })

  it('the words, fields and details of a refusal', async () => {
    const { api } = openClient([json(422, { message: 'Проверьте данные', errors: { qty: ['Мало'] }, details: { a: 1 } })])
    const { status, message, fields, details, retryAfter } = await failure(api('cart.get', getCart))
    expect({ status, message, fields, details, retryAfter }).toEqual({
      status: 422,
      message: 'Проверьте данные',
      fields: { qty: ['Мало'] },
      details: { a: 1 },
      retryAfter: null,
    })
  })

  it('nothing of fields that have another shape', async () => {
    for (const errors of ['bad', { qty: 'Мало' }, ['a'], null]) {
      const { api } = openClient([json(422, { message: 'Нет', errors })])
      const { status, message, fields } = await failure(api('cart.get', getCart))
      expect({ status, message, fields }).toEqual({ status: 422, message: 'Нет', fields: {} })
    }
  })

  it.each([
    ['another shape', json(200, { id: 'x' })],
    ['nothing', new Response(null, { status: 204 })],
  ])('600 where the answer is %s, which is not asked for again', async (_, answer) => {
    const { api, sent, told } = openClient([answer])
    expect((await failure(api('session.user', {}))).status).toBe(600)
    expect([sent.length, told.failed]).toEqual([1, [['session.user', 600]]])
  })
})

describe('on the wire', () => {
  it('kopecks are rubles, in and out [DEC-011]', async () => {
    const body = {
      uuid: 'uuid-0001',
      company_region_id: 1,
      receiving: { type: 'pickup', pickup_address_id: 3 },
      description: '',
      lines: [{ product_id: 1, qty: 2, cost_vs_discount: 123_45 }],
    } as const
    const { api, sent } = openClient([json(409)])
    await failure(api('orders.create', { body: { ...body, lines: [...body.lines] } }, { key: 'uuid-0001' }))
    expect(JSON.parse(String(sent[0]?.init.body))).toEqual({ ...body, lines: [{ product_id: 1, qty: 2, cost_vs_discount: 123.45 }] })
    const debt = openClient([json(200, { debt: 10.5, overdue_debt: 0.01, overdue_debt5: 0 })])
    expect(await debt.api('regions.debt', { params: { id: 1 } })).toEqual({ debt: 1050, overdue_debt: 1, overdue_debt5: 0 })
  })

  it('paths, queries and bases come from the contract; what is undefined is left out', async () => {
    const { api, sent } = openClient([json(200, USER)])
    await failure(api('companies.checkInn', { query: { inn: '1600 906857' } }))
    await failure(api('orders.list', { params: { id: 7 }, query: { page: 2 } }))
    expect(sent.map(({ url, headers, init }) => [url, headers.get('content-type'), init.body])).toEqual([
      ['/api/v1/companies/checkInn?inn=1600+906857', null, undefined],
      ['/api/v1/companyRegions/7/orders?page=2', null, undefined],
    ])
  })

  it('a form travels as form data, without a type of ours', async () => {
    const { api, sent } = openClient([json(422)])
    await failure(
      api('jobs.apply', {
        params: { id: 4 },
        body: {
          name: 'Иван',
          phone: '79000000101',
          email: 'ivan@b.example',
          resume: new File(['x'], 'a.pdf', { type: 'application/pdf' }),
        },
      }),
    )
    const form = sent[0]?.init.body as FormData
    expect([sent[0]?.url, form instanceof FormData, form.get('name'), sent[0]?.headers.get('content-type')]).toEqual([
      '/api/jobs/4/apply',
      true,
      'Иван',
      null,
    ])
  })

  it('a body that the contract does not take is a refusal with its fields, and is never sent', async () => {
    const { api, sent, told } = openClient([json(200)])
    const error = await failure(
      api('cart.updateLine', { params: { id: 1 }, query: { company_region_id: 1 }, body: { user_id: 1, qty: 1.5 } }, { key: 't-1' }),
    )
    expect({ status: error.status, fields: error.fields, sent, failed: told.failed }).toEqual({
      status: 422,
      fields: { qty: ['Только целое число'] },
      sent: [],
      failed: [['cart.updateLine', 422]],
    })
  })
})
