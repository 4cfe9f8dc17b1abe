import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { NOW, newServer, visitor, worldOf } from '../../support/world'

const DAY_MS = 86_400_000
const { document = [], payment = [], region = [] } = worldOf().rows
const dayAt = (daysAgo: number) => new Date(NOW - daysAgo * DAY_MS + 3 * 3_600_000).toISOString().slice(0, 10)
const beginOf = (day: string) => Date.parse(`${day}T00:00:00+03:00`)

/** What a region owed before a moment, added up by itself: posted УПД and corrections, less what was paid. */
function owedBefore(regionId: number, at: number): number {
  let sum = 0
  for (const row of document) {
    if (row.region_id !== regionId || row.accounting !== 'posted' || row.at >= at) continue
    if (['upd', 'upd_dop', 'ukd', 'iupd'].includes(row.kind)) sum += row.total
  }
  for (const row of payment) if (row.region_id === regionId && row.at < at) sum -= row.total
  return sum
}

/** The regions with an administrator who can be asked. */
const REGIONS = [
  [1, 1],
  [1, 2],
  [1, 4],
  [2, 5],
  [7, 7],
  [8, 8],
  [8, 9],
] as const
const server = newServer()

it.each(REGIONS)(
  'the closing balance of today is the debt of the region, to the kopeck: user %i, region %i [ENT-006]',
  async (userId, id) => {
    const { api } = await visitor(server, userId)
    const { debt } = await api('regions.debt', { params: { id } })
    const act = await api('documents.reconciliation', { params: { id }, query: { from: '2020-01-01', to: dayAt(0) } })
    expect({ closing: act.closing, opening: act.opening }).toEqual({ closing: debt, opening: 0 })
    expect(act.rows.some(({ debit, credit }) => debit < 0 || credit < 0)).toBe(false)
  },
)

test.prop([fc.constantFrom(...REGIONS), fc.nat(700), fc.nat(200)], { numRuns: 40 })(
  'of any period: opening, plus shipments, less payments, is closing; each row says what was owed after it',
  async ([userId, id], ago, length) => {
    const { api } = await visitor(server, userId)
    const [from, to] = [dayAt(ago + length), dayAt(ago)]
    const act = await api('documents.reconciliation', { params: { id }, query: { from, to } })
    expect({ opening: act.opening, closing: act.closing }).toEqual({
      opening: owedBefore(id, beginOf(from)),
      closing: owedBefore(id, beginOf(to) + DAY_MS),
    })
    expect(act.opening + act.debit - act.credit).toBe(act.closing)
    let balance = act.opening
    for (const row of act.rows) {
      balance += row.debit - row.credit
      expect(row.balance).toBe(balance)
    }
  },
)

it('the register says what was owed after each document, to administrators alone [ROLE-003]', async () => {
  const [admin, member] = [await visitor(server, 1), await visitor(server, 3)]
  const { items } = await admin.api('regions.documents', { params: { id: 1 }, body: {} })
  const settled = items.filter(({ balance }) => balance !== undefined)
  expect(settled.length).toBeGreaterThan(20)
  for (const { created_at, balance } of settled) expect(balance).toBe(owedBefore(1, Date.parse(created_at) + 1))
  const seen = await member.api('regions.documents', { params: { id: 1 }, body: {} })
  expect(seen.items.map(({ id, balance }) => [id, balance])).toEqual([[58_230, undefined]])
})

it('the overdue documents of region 7 are its overdue debt, the older one that of more than five days', () => {
  const { overdue_debt, overdue_debt5 } = region.find(({ id }) => id === 7)!
  const overdue = document.filter(({ region_id, exchange, due }) => region_id === 7 && exchange === 'waiting' && due < NOW)
  expect(overdue.map(({ total }) => total).sort((first, second) => second - first)).toEqual([overdue_debt5, overdue_debt - overdue_debt5])
})
