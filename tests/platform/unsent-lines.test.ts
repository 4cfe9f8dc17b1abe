import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetUnsent, keepUnsent, readUnsent } from '../../src/platform/wishes/unsent-lines'
import { product } from '../support/plain-goods'

const line = (id: number, qty: number, cost: number | null = 123_456) => ({
  item: { product: product(id), qty: 4, cost, note: 'х'.repeat(9) },
  qty,
})

beforeEach(() => {
  const values = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
    key: () => null,
    length: 0,
  })
})

describe('unsent lines of a saved cart', () => {
  it('are found as they were kept, kopeck for kopeck, by their user and cart alone', () => {
    keepUnsent(1, 7, [line(1, 6), line(2, 0, null)])
    expect(readUnsent(1, 7)).toEqual([line(1, 6), line(2, 0, null)])
    expect([readUnsent(2, 7), readUnsent(1, 8)]).toEqual([[], []])
    keepUnsent(1, 7, [])
    expect({ unsent: readUnsent(1, 7), item: sessionStorage.getItem('saved-lines/1/7') }).toEqual({ unsent: [], item: null })
  })

  it('answered later are forgotten one by one, but not what was wished of the line since', () => {
    keepUnsent(1, 7, [line(1, 6), line(2, 3)])
    forgetUnsent(1, 7, 1, 5)
    expect(readUnsent(1, 7)).toHaveLength(2)
    forgetUnsent(1, 7, 1, 6)
    expect(readUnsent(1, 7)).toEqual([line(2, 3)])
  })

  it.each(['nonsense', '{}', '[{"item":1,"qty":2}]', '[{"qty":-1}]'])('that cannot be read are none: %s', (text) => {
    sessionStorage.setItem('saved-lines/1/7', text)
    expect(readUnsent(1, 7)).toEqual([])
  })
})
