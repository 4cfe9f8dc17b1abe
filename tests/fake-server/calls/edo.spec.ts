import { expect } from 'vitest'
import type { Api } from '../../../model/contract'
import type { LineAnswer } from '../../../model/document/differences'
import { callsOf } from './support/calls-of'
import type { Statuses } from './support/rights-of'

/** A document of the member’s order, which waits for a signature. */
const params = { id: 58_230 }
/** The member may see the document and has no power of attorney. */
const SIGNERS: Statuses = [401, 403, 403, 200, 403, 200]
/** One piece of the first line is missing; the document has three lines of the order of the member. */
const lines = async (api: Api): Promise<LineAnswer[]> =>
  (await api('documents.get', { params })).lines.map(({ line, qty }) =>
    line === 1
      ? { line, code: qty === 1 ? 3 : 2, accepted_qty: qty - 1, note: 'Не\u00a0хватает одной' }
      : { line, code: 1, accepted_qty: qty, note: '' },
  )
const done = (exchange: string) => expect.objectContaining({ exchange, by: 'Наталья Ермакова', is_own: true })

export default callsOf('edo', {
  'edo.signer': {
    id: '[DEC-006]',
    call: (api) => api('edo.signer', { params }),
    rights: [401, 403, 200, 200, 403, 200],
    answer: { name: 'Наталья Ермакова', power: { number: 'МЧД-49001', valid_until: expect.any(String) } },
  },
  'edo.sign': { id: '[DEC-006]', call: (api) => api('edo.sign', { params }), rights: SIGNERS, answer: done('signed') },
  'edo.accept': {
    id: '[DEC-006]',
    call: async (api) => api('edo.accept', { params, body: { lines: await lines(api) } }),
    rights: SIGNERS,
    answer: done('differences'),
  },
  'edo.refuse': {
    id: '[DEC-006]',
    call: (api) => api('edo.refuse', { params, body: { reason: 'Товар не\u00a0привезли' } }),
    rights: SIGNERS,
    answer: done('refused'),
  },
})
