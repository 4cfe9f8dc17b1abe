import { selectArrival } from '../../../machines/customer/order-facts'
import type { ArrivalDays } from '../../../model/order/arrival'
import { useAppActor } from '../../shop/app-context'
import { useTogether } from '../data/use-together'
import { useDrawnCart } from './use-drawn-cart'

type Known = { regionId: number | null; arrival: ArrivalDays | undefined }

/** When all goods of the next order are in its city; undefined until it is known. What was known stays while the price of a line that has just come is on its way. [DEC-012] */
export function useArrival(): ArrivalDays | undefined {
  const [cart, prices, checkout] = [useDrawnCart(), useAppActor('prices'), useAppActor('checkout')]
  const read = () => ({ cart: cart?.getSnapshot(), prices: prices?.getSnapshot(), checkout: checkout?.getSnapshot() })
  return useTogether(
    [cart, prices, checkout],
    read,
    (sources): Known => ({ regionId: sources.cart?.context.regionId ?? null, arrival: selectArrival(sources) }),
    (a, b) => a.regionId === b.regionId && (a.arrival === b.arrival || b.arrival === undefined),
  ).arrival
}
