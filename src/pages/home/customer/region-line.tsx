import { useSelector } from '@xstate/react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useAppActor } from '../../../shop/app-context'
import { usePopup } from '../../../hooks/screen/use-popup'
import { Icon } from '../../../ui/icon'
import styles from './region-line.module.scss'

/** On phones, whose header has no room for it: for whom is bought, which leads to the choice. Nothing without a region. [NAV-008] */
export function RegionLine() {
  const active = useSelector(useAppActor('regions'), (state) => state?.context.active ?? null)
  const { isOpen, open } = usePopup('region')
  if (!active) return null
  return (
    <button type="button" className={styles.line} aria-haspopup="dialog" aria-expanded={isOpen} onClick={open}>
      <span className={styles.words}>
        <b>{active.company_name}</b>, {active.store_city_name}
      </span>
      <Icon of={ChevronDown} size={16} />
    </button>
  )
}
