import ShieldAlert from 'lucide-react/icons/shield-alert'
import { regionState } from '../../../model/company/region'
import { useAppState } from '../../app/app-context'
import { Bar } from './bar'

/** While the region in force is being checked. [NAV-027, STATE-007] */
export function ModerationBar() {
  const isModerated = useAppState(({ context: { region } }) => region !== null && regionState(region) === 'moderated')
  return isModerated ? (
    <Bar tone="warn" icon={ShieldAlert} label="Модерация">
      Модерация учётной записи. Персональные цены будут доступны после модерации
    </Bar>
  ) : null
}
