import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ApiError, BROKEN_CONTRACT, failureText, isRefused, isUnanswered, isUnauthorized, NO_ANSWER } from '../../model/api-error'

describe('the one error of the API', () => {
  it('holds what the answer said, and nothing where it said nothing', () => {
    const full = new ApiError(422, 'Проверьте поля', { fields: { inn: ['Неверный ИНН'] }, details: { lines: [] }, retryAfter: 5000 })
    expect({
      name: full.name,
      status: full.status,
      message: full.message,
      fields: full.fields,
      details: full.details,
      retryAfter: full.retryAfter,
    }).toEqual({
      name: 'ApiError',
      status: 422,
      message: 'Проверьте поля',
      fields: { inn: ['Неверный ИНН'] },
      details: { lines: [] },
      retryAfter: 5000,
    })
    const bare = new ApiError(500, '')
    expect({ fields: bare.fields, details: bare.details, retryAfter: bare.retryAfter, isDoubtful: bare.isDoubtful }).toEqual({
      fields: {},
      details: undefined,
      retryAfter: null,
      isDoubtful: false,
    })
  })

  it('is made of anything that can be thrown, and stays itself', () =>
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.string().map((text) => new TypeError(text)),
          fc.nat(600).map((status) => new ApiError(status, 'нет')),
        ),
        (thrown) => {
          const error = ApiError.from(thrown)
          if (thrown instanceof ApiError) expect(error).toBe(thrown)
          else expect([error instanceof ApiError, error.status]).toEqual([true, NO_ANSWER])
        },
      ),
    ))

  it('keeps the words of what was thrown', () =>
    expect([ApiError.from(new TypeError('Failed to fetch')).message, ApiError.from('x').message]).toEqual(['Failed to fetch', 'x']))

  it('has no words of what cannot be turned into any', () => {
    const nameless: unknown = Object.create(null)
    const speechless = Object.defineProperty(new Error(), 'message', { value: { toString: '' } })
    expect([nameless, { toString: '' }, speechless].map((thrown) => ApiError.from(thrown).message)).toEqual(['', '', ''])
  })

  it('says nothing of whether the request was done where no answer came, or the server itself failed', () => {
    const statuses = Array.from({ length: 600 }, (_, status) => status)
    expect(statuses.filter((status) => isUnanswered(new ApiError(status, '')))).toEqual([
      0,
      408,
      429,
      ...statuses.filter((status) => status >= 500 && status !== 501),
    ])
    expect(isUnanswered(new TypeError('Failed to fetch'))).toBe(true)
  })

  it('says nothing of it either where an earlier attempt of the same call was not answered, whatever refused the last one', () =>
    expect([400, 401, 403, 409, 422, 501].map((status) => isUnanswered(new ApiError(status, '', { isDoubtful: true })))).not.toContain(
      false,
    ))

  it('is a refusal where the server said no, also after an attempt that was not answered', () => {
    const isNo = (status: number) => isRefused(new ApiError(status, '', { isDoubtful: true }))
    expect([0, 401, 409, 422, 429, 501, 503, BROKEN_CONTRACT].map(isNo)).toEqual([false, true, true, true, false, true, false, false])
  })

  it('asks for a login at 401 only [DEC-008]', () => {
    const statuses = Array.from({ length: 600 }, (_, status) => status)
    expect(statuses.filter((status) => isUnauthorized(new ApiError(status, '')))).toEqual([401])
    expect(isUnauthorized(new TypeError('x'))).toBe(false)
  })
})

describe('a failure in words', () => {
  it('is a Russian sentence with an end, whatever the status and however silent the server', () => {
    for (let status = 0; status < 600; status++) expect(failureText(new ApiError(status, ''))).toMatch(/^[А-ЯЁ][^A-Za-z]*\.$/)
  })

  it('is the server’s own where it refused, and never where it failed [DEC-050]', () =>
    fc.assert(
      fc.property(fc.integer({ min: 400, max: 599 }), fc.string({ minLength: 1 }), (status, text) => {
        const isRefusal = status < 500 && status !== 429
        expect(failureText(new ApiError(status, `!${text}`)) === `!${text}`).toBe(isRefusal)
      }),
    ))

  it.each([
    [NO_ANSWER, 'Нет связи с сервером. Проверьте интернет и повторите.'],
    [404, 'Не найдено.'],
    [429, 'Слишком много запросов подряд. Подождите минуту и повторите.'],
    [501, 'Этот раздел ещё строится.'],
    [503, 'Сервер не отвечает. Ничего не потеряно, повторите позже.'],
    [BROKEN_CONTRACT, 'Сервер ответил непонятно. Повторите позже.'],
    [403, 'Сервер отказал.'],
  ])('%d: %s', (status, text) => expect(failureText(new ApiError(status, ''))).toBe(text))
})
