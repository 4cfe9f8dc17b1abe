import { useSelector } from '@xstate/react'
import { mayBuyFor } from '../../../machines/regions/regions.selectors'
import { useAppActor } from '../../shop/app-context'

/** The way to buy for another region from where it is spoken of; undefined where it is blocked or not there. [DEC-027] */
export function useRegionSwitch(id: number): (() => void) | undefined {
  const regions = useAppActor('regions')
  const isPossible = useSelector(regions, (state) => mayBuyFor(state, id))
  if (!isPossible) return undefined
  return () => {
    regions?.send({ type: 'region.picked', id })
    regions?.send({ type: 'region.confirmed' })
  }
}
