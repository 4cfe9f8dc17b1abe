import { afterEach, describe, expect, it, vi } from 'vitest'
import { all } from '../../../machines/all'
import { STALE_AFTER_MS } from '../../../model/limits'
import { drawnTransitions } from '../../support/walks/drawn-transitions'
import { walkPaths } from '../../support/walks/walk-paths'
import { laws } from '../laws'
import { further } from './further'
import { genericWalk } from './generic-walk'
import { ownWalks } from './own-walks'

/** All paths of a machine take minutes (PATHS=all), a cover of them less than the usual. */
const LONGEST_MS = process.env['PATHS'] === 'all' ? 3_600_000 : 60_000
/** How the time goes: it stands still, whatever was read is old when somebody looks, or that is of another day. */
const TIMES = [0, STALE_AFTER_MS, 86_400_000]

afterEach(() => vi.restoreAllMocks())

describe.each(all.map(({ machine, names }) => [machine.id, machine, names] as const))('the shortest paths of %s', (id, machine, names) => {
  it(
    'take every transition of its chart, and lead nowhere where its law does not hold',
    () => {
      const missing = new Set(drawnTransitions(machine))
      const law = laws[id] ?? (() => true)
      for (const leap of TIMES) {
        let now = Date.UTC(2026, 10, 23)
        vi.spyOn(Date, 'now').mockImplementation(() => (now += leap))
        for (const walk of ownWalks[id] ?? [genericWalk(machine, names, further[id])]) {
          const { walked, broken } = walkPaths(machine, walk, law, missing)
          expect(broken).toEqual([])
          for (const each of walked) missing.delete(each)
        }
      }
      expect([...missing]).toEqual([])
    },
    LONGEST_MS,
  )
})
