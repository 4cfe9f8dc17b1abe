import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { errorStatus } from '../../src/pages/errors/error-status'
import { ApiError } from '../../model/api-error'

const status = fc.integer({ min: 400, max: 599 })

describe('the status of what was thrown', () => {
  property.prop([status, status, status])(
    'is its statusCode, else its status, else that of its response [ERROR-005]',
    (statusCode, own, ofResponse) => {
      const response = { status: ofResponse }
      expect([
        errorStatus({ statusCode, status: own, response }),
        errorStatus({ status: own, response }),
        errorStatus({ response }),
        errorStatus({ statusCode: 'x', status: own }),
      ]).toEqual([statusCode, own, ofResponse, own])
    },
  )

  it('is 500 where it has none that says an error [ERROR-005]', () => {
    for (const thrown of [new Error('x'), 'x', null, undefined, 7, {}, { status: 0 }, { status: 200 }, { status: 600 }, { response: null }])
      expect(errorStatus(thrown), JSON.stringify(thrown)).toBe(500)
    expect(errorStatus(new ApiError(404, 'Нет'))).toBe(404)
  })
})
