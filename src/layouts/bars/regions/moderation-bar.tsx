import ShieldAlert from 'lucide-react/icons/shield-alert'
import { regionState } from '../../../../model/company/region'
import { useRegion } from '../../../hooks/visitor/use-region'
import { useIsHeld } from '../../../hooks/screen/held'
import { Bar } from '../bar'

/** While the region in force is being checked; it comes with the page. [NAV-027, STATE-007] */
export function ModerationBar() {
  const isModerated = useRegion((region) => region !== null && regionState(region) === 'moderated')
  const isHeld = useIsHeld()
  return isModerated && !isHeld ? (
    <Bar tone="warn" icon={ShieldAlert} label="Модерация">
      Модерация учётной записи. Персональные цены будут доступны после модерации
    </Bar>
  ) : null
}
