import clsx from 'clsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { CarAddress } from '../../../../model/vehicle/details/known-car'
import type { VehicleUnit } from '../../../../model/vehicle/details/vehicle-details'
import { counted } from '../../../../model/text/plural'
import { Icon } from '../../../ui/icon'
import styles from './scheme.module.scss'
import { UnitView } from './unit-view'

type UnitListProps = {
  address: CarAddress
  units: readonly VehicleUnit[]
  active: VehicleUnit | null
  isNarrowed: boolean
  onToggle: (unit: VehicleUnit) => void
  onDetail: (detail: number) => void
}

const DETAIL = { one: 'деталь', few: 'детали', many: 'деталей' }

/** The units of a group: a press makes one active, which opens its scheme; another press closes it. [STATE-021] */
export function UnitList({ address, units, active, isNarrowed, onToggle, onDetail }: UnitListProps) {
  // The active unit stays while words narrow the list around it.
  const shown = active && !units.includes(active) ? [active, ...units] : units
  return (
    <ul className={styles.units} aria-label={isNarrowed ? 'Узлы группы' : 'Все узлы'}>
      {shown.map((unit) => {
        const isActive = unit === active
        return (
          <li key={unit.id}>
            <h3 className={styles.unit}>
              <button type="button" aria-expanded={isActive} onClick={() => onToggle(unit)} className={clsx(isActive && styles.active)}>
                <span className={styles.code}>{unit.code}</span>
                <span className={styles.name}>{unit.name}</span>
                <small>{counted(unit.details.length, DETAIL)}</small>
                <Icon of={ChevronDown} size={16} />
              </button>
            </h3>
            {isActive && <UnitView unit={unit} selected={address.detail} onSelect={onDetail} />}
          </li>
        )
      })}
    </ul>
  )
}
