import { expect, it, vi } from 'vitest'
import { onceOf } from '../../model/once-of'

it('a thing is worked out once, by which it is and not by what it holds; undefined is an answer too', () => {
  const workOut = vi.fn(({ id }: { id: number }) => (id > 0 ? [id] : undefined))
  const of = onceOf(workOut)
  const [one, same, none] = [{ id: 1 }, { id: 1 }, { id: 0 }]
  expect(of(one)).toBe(of(one))
  expect(of(same)).toEqual(of(one))
  expect(of(same)).not.toBe(of(one))
  expect([of(none), of(none)]).toEqual([undefined, undefined])
  expect(workOut).toHaveBeenCalledTimes(3)
})
