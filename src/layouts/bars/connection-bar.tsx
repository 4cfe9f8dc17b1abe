import { useSelector } from '@xstate/react'
import { useLocation } from 'wouter'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import WifiOff from 'lucide-react/icons/wifi-off'
import { selectIsKnown, selectIsStalled, selectIsThrottled, selectUnsentByRegion } from '../../../machines/cart/cart.selectors'
import { inCartOf } from '../../../model/cart/region-cart'
import type { CompanyRegion } from '../../../model/company/region'
import { counted } from '../../../model/text/plural'
import { words } from '../../../model/text/words'
import { useAppActor } from '../../app/app-context'
import { useIsSuspended } from '../../hooks/visitor/use-suspended'
import { useDrawnCart } from '../../hooks/cart/use-drawn-cart'
import { Bar } from './bar'

/** No network, or writes of the cart that wait for the server: the cart's own page says that where it moves nothing. [STATE-015] */
export function ConnectionBar() {
  const isOffline = useSelector(useAppActor('connectivity'), (state) => state?.hasTag('offline') ?? false)
  const isSuspended = useIsSuspended()
  const cart = useDrawnCart()
  const unsent = useSelector(cart, (state) => (state ? selectUnsentByRegion(state) : NONE))
  const shown = useSelector(cart, (state) => state?.context.regionId ?? null)
  const regions = useSelector(useAppActor('regions'), (state) => state?.context.regions ?? NO_REGIONS)
  const isStalled = useSelector(cart, (state) => state !== undefined && selectIsStalled(state))
  const isThrottled = useSelector(cart, (state) => state !== undefined && selectIsThrottled(state))
  const [path] = useLocation()
  const isKnown = useSelector(cart, selectIsKnown)
  const isSaidThere = isKnown && /^\/cart\/?$/.test(path)
  const waiting = unsent.size > 0 && waitingWords(unsent, shown, regions)
  if (isOffline)
    return (
      <Bar tone="warn" icon={WifiOff} label="Нет связи" isLive>
        Нет связи. Смотреть и менять корзину можно: изменения отправим, как только связь появится. {waiting}
      </Bar>
    )
  return isStalled && waiting !== false && !isSuspended && !isSaidThere ? (
    <Bar tone="warn" icon={CloudUpload} label="Корзина ждёт отправки" isLive>
      {isThrottled ? 'Слишком много запросов подряд, сервер просит подождать.' : 'Сервер не отвечает.'} {waiting} Ничего не потеряно,
      отправим сами.
    </Bar>
  ) : null
}

const NO_REGIONS: readonly CompanyRegion[] = []
const NONE: ReadonlyMap<number, number> = new Map()

/** How many changes wait in which cart; the one on the screen needs no name. */
function waitingWords(unsent: ReadonlyMap<number, number>, shown: number | null, regions: readonly CompanyRegion[]): string {
  return [...unsent].map(([id, count]) => `${inCartOf(id, regions, shown)} ждёт отправки: ${counted(count, words.change)}.`).join(' ')
}
