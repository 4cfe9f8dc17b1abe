import type { LucideIcon } from 'lucide-react'
import House from 'lucide-react/icons/house'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import LogIn from 'lucide-react/icons/log-in'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import UserRound from 'lucide-react/icons/user-round'
import { Link, useLocation } from 'wouter'
import type { Popup } from '../../machines/overlay/popups'
import { useCustomerParts } from '../hooks/visitor/customer-parts'
import { usePopup } from '../hooks/screen/use-popup'
import { useVisitorKind } from '../hooks/visitor/use-visitor-kind'
import { Pressable } from '../ui/controls/button'
import { Icon } from '../ui/icon'
import styles from './tab-bar.module.scss'

/** The four ways of a phone, under the thumb. [NAV-011] */
export function TabBar() {
  const [path] = useLocation()
  const visitor = useVisitorKind()
  const parts = useCustomerParts()
  return (
    <nav className={styles.bar} aria-label="Основное меню" data-tab-bar="">
      <Link href="/" className={styles.tab} aria-current={path === '/' ? 'page' : undefined}>
        <Icon of={House} />
        Главная
      </Link>
      <PopupTab popup="categories" icon={LayoutGrid} label="Каталог" isCurrent={path.startsWith('/catalog')} />
      <Link href="/cart" className={styles.tab} aria-current={path === '/cart' ? 'page' : undefined}>
        <Icon of={ShoppingCart} />
        <span>
          Корзина
          {parts && <parts.TabBarCount />}
        </span>
      </Link>
      {visitor === 'customer' ? (
        <PopupTab popup="cabinet" icon={UserRound} label="Кабинет" isCurrent={path.startsWith('/personal')} />
      ) : visitor === 'guest' ? (
        <PopupTab popup="login" icon={LogIn} label="Войти" isCurrent={false} />
      ) : (
        <Pressable className={styles.tab} disabledReason="Проверяем вход">
          <Icon of={UserRound} />
          Кабинет
        </Pressable>
      )}
    </nav>
  )
}

/** A tab that opens a sheet; pressed again it closes it. */
function PopupTab({ popup, icon, label, isCurrent }: { popup: Popup; icon: LucideIcon; label: string; isCurrent: boolean }) {
  const { isOpen, open, close } = usePopup(popup)
  return (
    <button
      type="button"
      className={styles.tab}
      aria-expanded={isOpen}
      aria-current={isCurrent ? 'true' : undefined}
      data-menu-opener={popup === 'categories' || undefined}
      data-login={popup === 'login' || undefined}
      onClick={isOpen ? close : open}
    >
      <Icon of={icon} />
      {label}
    </button>
  )
}
