import { useSelector } from '@xstate/react'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useAppActor } from '../../shop/app-context'
import { useCustomerParts } from '../../hooks/visitor/customer-parts'
import { Bar } from './bar'

/** No network, or writes of the cart that wait for the server. [STATE-015] */
export function ConnectionBar() {
  const isOffline = useSelector(useAppActor('connectivity'), (state) => state?.hasTag('offline') ?? false)
  const parts = useCustomerParts()
  if (!isOffline) return parts ? <parts.CartBar /> : null
  return (
    <Bar tone="warn" icon={WifiOff} label="Нет связи" isLive>
      Нет связи. Смотреть и менять корзину можно: изменения отправим, как только связь появится. {parts && <parts.WaitingChanges />}
    </Bar>
  )
}
