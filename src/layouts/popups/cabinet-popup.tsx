import { useSelector } from '@xstate/react'
import Keyboard from 'lucide-react/icons/keyboard'
import LogOut from 'lucide-react/icons/log-out'
import MessageCircle from 'lucide-react/icons/message-circle'
import Warehouse from 'lucide-react/icons/warehouse'
import { useAppActor, useAppState } from '../../shop/app-context'
import { usePopup } from '../../hooks/screen/use-popup'
import { useLeaving } from '../../hooks/visitor/use-leaving'
import { Button } from '../../ui/controls/button'
import { Icon } from '../../ui/icon'
import { Dialog } from '../../ui/surfaces/dialog'
import { ManagerCard } from '../personal/manager-card'
import { SectionLinks } from '../personal/section-links'
import { SurveyBlock } from '../../survey/survey-block'
import styles from './cabinet-popup.module.scss'

export type CabinetPopupProps = {
  onClose: () => void
  /** Asks for the list of keys. */
  onHelp: () => void
}

/** The cabinet from everywhere; on phones it is the only place of the region, the manager and the logout. [NAV-014] */
export function CabinetPopup({ onClose, onHelp }: CabinetPopupProps) {
  const user = useAppState((app) => app.context.user)
  const logout = useLeaving()
  const support = usePopup('support')
  const leave = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <Dialog title="Личный кабинет" width={360} className={styles.popup} onClose={onClose}>
      {user && (
        <p className={styles.who}>
          <b>{user.name}</b>
          <span>{user.email}</span>
        </p>
      )}
      <RegionRow />
      <SectionLinks isAtOnce onGo={onClose} className={styles.sections} />
      <ManagerCard className={styles.manager} />
      <SurveyBlock onOpen={onClose} />
      <div className={styles.acts}>
        <Button size="s" icon={MessageCircle} onClick={leave(support.open)}>
          Поддержка
        </Button>
        <Button size="s" icon={Keyboard} className={styles.keys} onClick={leave(onHelp)}>
          Клавиши
        </Button>
        <Button size="s" icon={LogOut} busy={logout.isLeaving} onClick={logout.leave}>
          Выйти
        </Button>
      </div>
    </Dialog>
  )
}

/** For whom is bought, and the way to change it. */
function RegionRow() {
  const active = useSelector(useAppActor('regions'), (state) => state?.context.active ?? null)
  const region = usePopup('region')
  return active ? (
    <button type="button" className={styles.region} aria-haspopup="dialog" onClick={region.open}>
      <Icon of={Warehouse} />
      <span>
        <b>{active.company_name}</b>
        <small>{active.store_city_name}</small>
      </span>
      <span className={styles.change}>Сменить</span>
    </button>
  ) : null
}
