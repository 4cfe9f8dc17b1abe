import { useEffect } from 'react'
import { loadCharts } from '../../atlas/chart/charts'
import { whenIdle } from '../../src/platform/loading/when-idle'

/** Loads the charts while nobody waits for one, and what is missing of them when the network is back. @param isWanted something is looked into */
export function useChartsAhead(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return
    const gone = new AbortController()
    const load = () => void loadCharts(gone.signal)
    const giveUp = whenIdle(load)
    addEventListener('online', load, { signal: gone.signal })
    return () => {
      giveUp()
      gone.abort()
    }
  }, [isWanted])
}
