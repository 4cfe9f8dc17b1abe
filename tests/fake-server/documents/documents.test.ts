import { describe, expect, it } from 'vitest'
import { codeOf, type LineAnswer } from '../../../model/document/differences'
import { newServer, type TestServer, visitor } from '../../support/world'

const open = async (userId: number, server: TestServer = newServer()) => ({ server, ...(await visitor(server, userId)) })
type Api = Awaited<ReturnType<typeof open>>['api']
const read = (api: Api, id: number) => api('documents.get', { params: { id } })
/** All lines came whole but the first, of which so many did. */
async function short(api: Api, id: number, accepted: number): Promise<LineAnswer[]> {
  const { lines } = await read(api, id)
  return lines.map(({ line, qty }) => {
    const accepted_qty = line === 1 ? accepted : qty
    return { line, code: codeOf(qty, accepted_qty), accepted_qty, note: line === 1 ? 'Коробка пустая' : '' }
  })
}

describe('the register', () => {
  const ids = async (body: object) => {
    const { api } = await open(1)
    return (await api('regions.documents', { params: { id: 1 }, body })).items.map(({ id }) => id)
  }

  it('is narrowed by kind, state, day and text, each and together [CALL-037, DEC-072]', async () => {
    expect({
      kind: await ids({ kinds: ['ukd', 'contract'] }),
      waiting: await ids({ exchange: ['waiting'] }),
      day: await ids({ from: '2026-11-20', to: '2026-11-20', kinds: ['upd', 'ukd'] }),
      number: await ids({ text: 'упд 58114' }),
      order: await ids({ text: '480911' }),
      ofOrder: await ids({ order_id: 480_911 }),
      correction: await ids({ awaits_correction: true }),
      nothing: await ids({ text: 'нет такого' }),
    }).toEqual({
      kind: [58_236, 30_001],
      waiting: [58_236, 58_230, 58_190, 58_002],
      day: [58_236, 58_230],
      number: [58_114],
      order: [58_236, 58_114],
      ofOrder: [58_236, 58_114],
      correction: [40_221],
      nothing: [],
    })
  })

  it('comes in pages, each document once', async () => {
    const { api } = await open(8)
    const page = async (number: number) => api('regions.documents', { params: { id: 8 }, body: { page: number, limit: 30 } })
    const pages = [await page(1), await page(2), await page(3)]
    const seen = pages.flatMap(({ items }) => items.map(({ id }) => id))
    expect({ sizes: pages.map(({ items }) => items.length), different: new Set(seen).size }).toEqual({
      sizes: [30, 30, pages[0]!.total - 60],
      different: seen.length,
    })
  })
})

describe('a document', () => {
  it.each([
    [1, 57_880],
    [1, 58_230],
    [7, 57_655],
    [7, 57_931],
    [8, 41_670],
  ])('has lines that add up to its sum to the kopeck: user %i, document %i', async (userId, id) => {
    const { api } = await open(userId)
    const { lines, total } = await read(api, id)
    expect(lines.reduce((sum, line) => sum + line.total, 0)).toBe(total)
    expect(lines.filter(({ qty, cost, total: sum }) => qty * cost !== sum || cost <= 0)).toEqual([])
  })

  it('lists of an order what the warehouse confirmed, and nothing beside it', async () => {
    const { api } = await open(1)
    const { lines, order_id } = await read(api, 58_114)
    const { items } = await api('orders.confirmed', { params: { id: order_id! } })
    const confirmed = items.flatMap(({ product, confirmed: qty = 0 }) => (qty > 0 ? [[product.id, qty]] : []))
    expect(items.length).toBeGreaterThan(confirmed.length)
    expect(lines.map(({ product_id, qty }) => [product_id, qty])).toEqual(confirmed)
  })

  it('shows the history of each of its states, the deadline among them', async () => {
    const { api } = await open(7)
    const { history } = await read(api, 57_931)
    expect(history.map(({ group, value }) => `${group} ${value}`)).toEqual([
      'accounting draft',
      'accounting posted',
      'exchange waiting',
      'labelling waiting',
      'overdue term',
      'overdue overdue',
    ])
  })
})

describe('signing at the operator', () => {
  it('of the last overdue document lifts the red bar and «СТОП-отгрузки»; orders that waited go on [DEC-026, STATE-009]', async () => {
    const { api } = await open(7)
    const state = async () => ({
      overdue: (await api('regions.documents', { params: { id: 7 }, body: { overdue: true } })).total,
      stopped: (await api('regions.list', { params: { id: 7 }, query: {} }))[0]?.stopped,
      isWaiting: (await api('orders.get', { params: { id: 481_377 }, query: {} })).is_waiting,
    })
    expect(await state()).toEqual({ overdue: 2, stopped: true, isWaiting: true })
    await api('edo.sign', { params: { id: 57_931 } })
    expect(await state()).toEqual({ overdue: 1, stopped: true, isWaiting: true })
    await api('edo.refuse', { params: { id: 58_022 }, body: { reason: 'Товар не\u00a0получали' } })
    expect(await state()).toEqual({ overdue: 0, stopped: false, isWaiting: false })
  })

  it('needs a valid power of attorney: without it nothing is signed, and one that has run out is none [DEC-072]', async () => {
    const member = await open(3)
    expect((await member.api('edo.signer', { params: { id: 58_230 } })).power).toBeNull()
    await expect(member.api('edo.sign', { params: { id: 58_230 } })).rejects.toMatchObject({ status: 403, message: /МЧД/ })
    expect((await read(member.api, 58_230)).exchange).toBe('waiting')
    const late = await open(7)
    late.server.clock.advance(100 * 86_400_000)
    const again = await visitor(late.server, 7)
    await expect(again.api('edo.sign', { params: { id: 57_931 } })).rejects.toMatchObject({ status: 403 })
  })

  it('is kept with its power of attorney, beside both sides with their tax numbers [DEC-072]', async () => {
    const { api } = await open(1)
    await api('edo.sign', { params: { id: 58_230 } })
    const { history, ...rest } = await read(api, 58_230)
    expect(history.findLast(({ group }) => group === 'exchange')).toMatchObject({ value: 'signed', power: 'МЧД-49001' })
    expect(rest).toMatchObject({ seller_inn: '7700901010', seller_kpp: '770001001', buyer_inn: '1600906857', buyer_kpp: '160001001' })
  })

  it('is done once: who comes second is told who was first and when', async () => {
    const { api } = await open(1)
    await api('edo.sign', { params: { id: 58_230 } })
    await expect(api('edo.refuse', { params: { id: 58_230 }, body: { reason: 'Передумали' } })).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Документ уже подписан: вами, \d\d/),
      details: { exchange: 'signed', is_own: true },
    })
  })

  it('with differences makes an act of them and awaits a correction; the balance stays until it comes [DEC-072]', async () => {
    const { api } = await open(1)
    const { lines, balance } = await read(api, 58_230)
    const outcome = await api('edo.accept', { params: { id: 58_230 }, body: { lines: await short(api, 58_230, lines[0]!.qty - 1) } })
    const [after, act] = [await read(api, 58_230), await read(api, outcome.act_id!)]
    expect({
      exchange: after.exchange,
      labelling: after.labelling,
      awaits: after.awaits_correction,
      balance: after.balance,
      first: [after.lines[0]!.code, after.lines[0]!.accepted_qty, after.lines[0]!.note],
      second: after.lines[1]!.code,
    }).toEqual({
      exchange: 'differences',
      labelling: 'partly',
      awaits: true,
      balance,
      first: [2, lines[0]!.qty - 1, 'Коробка пустая'],
      second: 1,
    })
    expect({ kind: act.kind, base: act.base?.id, total: act.total }).toEqual({ kind: 'torg2', base: 58_230, total: lines[0]!.cost })
  })

  it('with differences is refused where lines are missing, codes do not fit, or nothing differs', async () => {
    const { api } = await open(1)
    const answers = await short(api, 58_230, 0)
    const refused = (lines: LineAnswer[]) =>
      expect(api('edo.accept', { params: { id: 58_230 }, body: { lines } })).rejects.toMatchObject({ status: 422 })
    await refused(answers.slice(1))
    await refused([...answers, answers[0]!])
    await refused(answers.map((it) => ({ ...it, note: '' })))
    await refused(answers.map((it) => ({ ...it, code: 1 })))
    const { lines } = await read(api, 58_230)
    await refused(lines.map(({ line, qty }) => ({ line, code: 1, accepted_qty: qty, note: '' })))
    await expect(api('edo.accept', { params: { id: 58_002 }, body: { lines: answers } })).rejects.toMatchObject({ status: 422 })
    expect((await read(api, 58_230)).exchange).toBe('waiting')
  })
})

it('a request to sign again writes to the manager and is seen in the document; what is signed is refused [CALL-038]', async () => {
  const { api, server } = await open(1)
  await api('regions.updRequest', { params: { id: 1 }, body: { document_ids: [58_230] } })
  expect((await read(api, 58_230)).requested_at).toBe(new Date(server.clock.now()).toISOString())
  const request = (document_ids: number[]) => api('regions.updRequest', { params: { id: 1 }, body: { document_ids } })
  await expect(request([58_230, 57_880])).rejects.toMatchObject({ status: 409 })
  await expect(request([58_002])).rejects.toMatchObject({ status: 422 })
})
