import { useSelector } from '@xstate/react'
import { useLocation } from 'wouter'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import { selectIsKnown, selectIsStalled, selectIsThrottled, selectUnsentByRegion } from '../../../machines/cart/cart.selectors'
import { inCartOf } from '../../../model/cart/region-cart'
import type { CompanyRegion } from '../../../model/company/region'
import { counted } from '../../../model/text/plural'
import { words } from '../../../model/text/words'
import { useAppActor } from '../../shop/app-context'
import { useDrawnCart } from '../../hooks/cart/use-drawn-cart'
import { useIsSuspended } from '../../hooks/visitor/use-suspended'
import { Bar } from './bar'

/** Writes of the cart wait for a silent server: the cart's own page says that where it moves nothing. [STATE-015] */
export function CartBar() {
  const isSuspended = useIsSuspended()
  const cart = useDrawnCart()
  const waiting = useWaitingWords()
  const isStalled = useSelector(cart, (state) => state !== undefined && selectIsStalled(state))
  const isThrottled = useSelector(cart, (state) => state !== undefined && selectIsThrottled(state))
  const [path] = useLocation()
  const isKnown = useSelector(cart, selectIsKnown)
  const isSaidThere = isKnown && /^\/cart\/?$/.test(path)
  return isStalled && waiting !== '' && !isSuspended && !isSaidThere ? (
    <Bar tone="warn" icon={CloudUpload} label="Корзина ждёт отправки" isLive>
      {isThrottled ? 'Слишком много запросов подряд, сервер просит подождать.' : 'Сервер не отвечает.'} {waiting} Ничего не потеряно,
      отправим сами.
    </Bar>
  ) : null
}

/** How many changes wait in which cart, in words; nothing where none does. */
export const WaitingChanges = () => useWaitingWords()

const NO_REGIONS: readonly CompanyRegion[] = []
const NONE: ReadonlyMap<number, number> = new Map()

/** The cart on the screen needs no name; '' where nothing waits. */
function useWaitingWords(): string {
  const cart = useDrawnCart()
  const unsent = useSelector(cart, (state) => (state ? selectUnsentByRegion(state) : NONE))
  const shown = useSelector(cart, (state) => state?.context.regionId ?? null)
  const regions = useSelector(useAppActor('regions'), (state) => state?.context.regions ?? NO_REGIONS)
  return [...unsent].map(([id, count]) => `${inCartOf(id, regions, shown)} ждёт отправки: ${counted(count, words.change)}.`).join(' ')
}
