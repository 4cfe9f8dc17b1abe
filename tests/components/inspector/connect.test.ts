import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { connect } from '../../../src/inspector/connect'
import { isConnected } from '../../../src/inspector/inspection'
import { openTap } from '../../../src/inspector/tap/tap'
import { eventually } from '../../support/waiting/eventually'

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))
const ended: (() => void)[] = []
afterEach(() => {
  ended.splice(0).forEach((end) => end())
  sessionStorage.clear()
})

/** The locks of one browser; a request comes to them some turns after it was made. @param late turns, by request */
function slowLocks(late: readonly number[]): LockManager {
  const last = new Map<string, Promise<unknown>>()
  let asked = 0
  const request = async (name: string, optionsOrTake: object | (() => unknown), take = optionsOrTake as () => unknown) => {
    for (let left = late[asked++ % late.length] ?? 0; left > 0; left--) await turn()
    const mine = (last.get(name) ?? Promise.resolve()).then(take)
    last.set(name, mine)
    return mine
  }
  return { request } as unknown as LockManager // only what is called of it
}
const shop = (locks: LockManager | undefined, life = 'life') => {
  const actor = createActor(createMachine({ id: 'counter' }))
  const tap = openTap({
    tab: 'tab',
    life,
    page: () => ({ title: 'Корзина', path: '/cart' }),
    report: () => Promise.resolve(),
    locks,
    isHidden: () => true,
  })
  actor.start()
  ended.push(tap.end, () => actor.stop())
  return tap
}
const inspector = (locks: LockManager | undefined) => {
  const connection = connect(locks)
  ended.push(connection.close)
  return {
    connection,
    isThere: () => isConnected(connection.get()),
    watches: () => (connection.get().live?.now.actors.size ?? 0) > 0,
  }
}

describe('a tab and an inspector find each other', () => {
  it('whoever comes first and however late the browser gives the locks, and the end of a tab is seen [DEC-070]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(12), { minLength: 4, maxLength: 4 }),
        fc.boolean(),
        fc.nat(12),
        async (late, isShopFirst, between) => {
          const locks = slowLocks(late)
          const early = isShopFirst ? shop(locks) : null
          const seen = isShopFirst ? null : inspector(locks)
          for (let left = between; left > 0; left--) await turn()
          const tap = early ?? shop(locks)
          const { isThere, watches } = seen ?? inspector(locks)
          await eventually(() => expect(watches()).toBe(true))
          // All that was asked of the locks has come to them by now.
          for (let left = 50; left > 0; left--) await turn()
          expect(isThere()).toBe(true)
          tap.end()
          await eventually(() => expect(isThere()).toBe(false))
          ended.splice(0).forEach((end) => end())
          sessionStorage.clear()
        },
      ),
      { numRuns: 30 },
    )
  })

  it('without locks too; a tab that says that it goes has gone', async () => {
    const { isThere, watches } = inspector(undefined)
    const tap = shop(undefined)
    await eventually(() => expect(watches()).toBe(true))
    tap.hide()
    await eventually(() => expect(isThere()).toBe(false))
    tap.show()
    await eventually(() => expect(isThere()).toBe(true))
  })
})
