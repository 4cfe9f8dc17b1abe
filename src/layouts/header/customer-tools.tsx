import UserRound from 'lucide-react/icons/user-round'
import { useAppState } from '../../shop/app-context'
import { usePopup } from '../../hooks/screen/use-popup'
import { Icon } from '../../ui/icon'
import { BellLink } from './bell-link'
import { CartLink } from './cart-link'
import styles from './header.module.scss'
import { RegionButton } from './region-button'

/** Region, notifications, cabinet and cart. [NAV-006] */
export function CustomerTools() {
  const user = useAppState((app) => app.context.user)
  const cabinet = usePopup('cabinet')
  return (
    <>
      <RegionButton />
      {user && !user.registration_not_complete && <BellLink />}
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-label="Личный кабинет"
        title="Личный кабинет"
        onClick={cabinet.open}
      >
        <Icon of={UserRound} />
      </button>
      <CartLink />
    </>
  )
}
