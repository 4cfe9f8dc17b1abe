import History from 'lucide-react/icons/history'
import { useState } from 'react'
import { Link } from 'wouter'
import { schemeAddress } from '../../../../model/vehicle/selection-address'
import { vehicleTitle } from '../../../../model/vehicle/vehicle-words'
import { readLastVehicle } from '../../../platform/goods/last-vehicle'
import { Icon } from '../../../ui/icon'
import styles from './start.module.scss'

/** Leads back to the car that goods were looked for last in this browser. */
export function LastVehicleLink() {
  const [last] = useState(readLastVehicle)
  if (!last) return null
  return (
    <p className={styles.last}>
      <Icon of={History} size={16} />
      <span>
        Последний подбор: <Link href={schemeAddress(last)}>{vehicleTitle(last)}</Link>
      </span>
    </p>
  )
}
