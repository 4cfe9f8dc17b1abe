import { describe, expect, it } from 'vitest'
import { newServer, visitor } from '../../support/world'

describe('the history of the big buyer, filtered by the server', () => {
  it('has only orders of these days, statuses and sums, and counts them', async () => {
    const { api } = await visitor(newServer(), 8)
    const list = (query: object) => api('orders.list', { params: { id: 8 }, query: { limit: 60, ...query } })
    const cancelled = await list({ statuses: '99' })
    expect(new Set(cancelled.orders.map(({ status }) => status))).toEqual(new Set([99]))
    const shipped = await list({ statuses: '90' })
    expect(cancelled.total + shipped.total).toBeGreaterThan(4990)
    const [first] = shipped.orders
    const day = first!.created_at.slice(0, 10) // there are thousands
    const ofDay = await list({ from: day, to: day })
    expect(ofDay.total).toBeGreaterThan(0)
    expect(ofDay.total).toBeLessThan(6)
    const dear = await list({ least: 100_000, most: 200_000 })
    expect(dear.orders.every(({ total }) => total >= 10_000_000 && total <= 20_000_000)).toBe(true)
  })

  it('is found by an article of its goods', async () => {
    const { api } = await visitor(newServer(), 8)
    const { orders } = await api('orders.list', { params: { id: 8 }, query: { limit: 5, include: 'items', search: 'pvo41820' } })
    expect(orders.length).toBeGreaterThan(0)
    for (const { items } of orders) expect(items.map(({ product }) => product.article)).toContain('PVO 418-20')
  })

  it('refuses a status that there is none', async () => {
    const { api } = await visitor(newServer(), 8)
    await expect(api('orders.list', { params: { id: 8 }, query: { statuses: '7' } })).rejects.toMatchObject({ status: 422 })
  })
})
