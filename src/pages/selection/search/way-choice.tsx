import type { SelectionWay } from '../../../../model/vehicle/selection'
import { Segmented } from '../../../ui/controls/choice/segmented'
import styles from './search.module.scss'

const WAYS = [
  { value: 'vin', label: 'VIN' },
  { value: 'frame', label: 'Номер кузова' },
  { value: 'steps', label: 'Марка и\u00a0модель' },
] as const

/** How the car is looked for. */
export const WayChoice = ({ way, onChange }: { way: SelectionWay; onChange: (way: SelectionWay) => void }) => (
  <Segmented label="Как искать автомобиль" options={WAYS} value={way} onChange={onChange} className={styles.ways} />
)
