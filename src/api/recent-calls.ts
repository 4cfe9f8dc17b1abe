/**
 * A request as it ended: `path` as the contract has it, with `:id` for what a call fills in; `at` it began; `status` 0 where no answer
 * came; `isCancelled`: because nobody waited for it any more.
 */
export type RecentCall = {
  key: number
  method: string
  path: string
  attempt: number
  at: number
  ms: number
  status: number
  isCancelled: boolean
}

const KEPT = 50

/** The last requests of this tab, the one that ended last first; what went with them is not kept. [DEC-031, DEC-047] */
export function createRecentCalls(): {
  note: (call: Omit<RecentCall, 'key'>) => void
  all: () => readonly RecentCall[]
  subscribe: (tell: () => void) => () => void
} {
  let calls: readonly RecentCall[] = []
  let made = 0
  const tellers = new Set<() => void>()
  return {
    note: (call) => {
      calls = [{ ...call, key: made++ }, ...calls].slice(0, KEPT)
      for (const tell of tellers) tell()
    },
    all: () => calls,
    subscribe: (tell) => {
      tellers.add(tell)
      return () => tellers.delete(tell)
    },
  }
}

/** Those of the page. */
export const recentCalls = createRecentCalls()
