import { useSelector } from '@xstate/react'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import WifiOff from 'lucide-react/icons/wifi-off'
import { selectIsStalled, selectUnsent } from '../../../machines/cart/cart.selectors'
import { counted } from '../../../model/text/plural'
import { words } from '../../../model/text/words'
import { useAppActor, useAppState } from '../../app/app-context'
import { Bar } from './bar'

/** No network, or writes of the cart that wait for the server. [STATE-015] */
export function ConnectionBar() {
  const isOffline = useSelector(useAppActor('connectivity'), (state) => state?.hasTag('offline') ?? false)
  const isSuspended = useAppState((app) => app.hasTag('suspended'))
  const cart = useAppActor('cart')
  const unsent = useSelector(cart, (state) => (state ? selectUnsent(state) : 0))
  const isStalled = useSelector(cart, (state) => state !== undefined && selectIsStalled(state))
  const waiting = unsent > 0 && `В корзине ждёт отправки: ${counted(unsent, words.change)}.`
  if (isOffline)
    return (
      <Bar tone="warn" icon={WifiOff} label="Нет связи" isLive>
        Нет связи. Смотреть и менять корзину можно: изменения отправим, как только связь появится. {waiting}
      </Bar>
    )
  return isStalled && unsent > 0 && !isSuspended ? (
    <Bar tone="warn" icon={CloudUpload} label="Корзина ждёт отправки" isLive>
      Сервер не отвечает. {waiting} Ничего не потеряно, отправим сами.
    </Bar>
  ) : null
}
