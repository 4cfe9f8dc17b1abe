import { useSelector } from '@xstate/react'
import clsx from 'clsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Warehouse from 'lucide-react/icons/warehouse'
import { useAppActor } from '../../shop/app-context'
import { usePopup } from '../../hooks/screen/use-popup'
import { Icon } from '../../ui/icon'
import styles from './header.module.scss'

/** For whom is bought: company over city. Only where there are regions; its place is kept while they load. [NAV-008] */
export function RegionButton() {
  const regions = useAppActor('regions')
  const active = useSelector(regions, (state) => state?.context.active ?? null)
  const hasNone = useSelector(regions, (state) => state !== undefined && state.hasTag('known') && state.context.regions.length === 0)
  const isKnown = useSelector(regions, (state) => state !== undefined && (state.hasTag('known') || state.context.active !== null))
  const { isOpen, open } = usePopup('region')
  if (hasNone) return null
  if (!isKnown) return <span aria-hidden="true" className={clsx(styles.button, styles.region, styles.veil)} />
  return (
    <button type="button" className={clsx(styles.button, styles.region)} aria-haspopup="dialog" aria-expanded={isOpen} onClick={open}>
      <Icon of={Warehouse} />
      <span className={styles.words}>
        {active ? (
          <>
            <b>{active.company_name}</b>
            <small>{active.store_city_name}</small>
          </>
        ) : (
          <b>Выберите регион</b>
        )}
      </span>
      <Icon of={ChevronDown} size={16} className={styles.more} />
    </button>
  )
}
