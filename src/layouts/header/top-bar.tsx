import clsx from 'clsx'
import MapPin from 'lucide-react/icons/map-pin'
import MessageCircle from 'lucide-react/icons/message-circle'
import { Link } from 'wouter'
import { formatPhone } from '../../../model/identity/phone'
import { useAppState } from '../../shop/app-context'
import { useRegion } from '../../hooks/visitor/use-region'
import { useConfig } from '../../hooks/data/use-config'
import { usePopup } from '../../hooks/screen/use-popup'
import { useResource } from '../../hooks/data/use-resource'
import { useLeaving } from '../../hooks/visitor/use-leaving'
import { useIsCustomerExpected } from '../../hooks/visitor/use-visitor-kind'
import { Icon } from '../../ui/icon'
import { OwnText } from '../../ui/text/own-text'
import styles from './top-bar.module.scss'

/** The thin bar: links, the store city, the manager or the shop's phone, support, logout. [NAV-009] */
export function TopBar() {
  const user = useAppState((app) => app.context.user)
  const region = useRegion((region) => region)
  const isCustomerExpected = useIsCustomerExpected()
  const { isLeaving, leave } = useLeaving()
  const support = usePopup('support')
  return (
    <div className={styles.bar} role="region" aria-label="Служебные ссылки">
      <div className={clsx('wrap', styles.inner)}>
        <nav aria-label="О магазине" className={styles.links}>
          {LINKS.map(({ href, label, isMinor }) => (
            <Link key={href} href={href} className={isMinor ? styles.minor : undefined}>
              {label}
            </Link>
          ))}
        </nav>
        {region && (
          <span className={styles.city}>
            <Icon of={MapPin} size={16} />
            <span className="vh">Склад: </span>
            {region.store_city_name}
          </span>
        )}
        <Contact />
        <button type="button" aria-haspopup="dialog" onClick={support.open}>
          <Icon of={MessageCircle} size={16} />
          Поддержка
        </button>
        {user ? (
          <button type="button" aria-busy={isLeaving || undefined} onClick={leave}>
            {isLeaving ? 'Выходим…' : 'Выйти'}
          </button>
        ) : (
          isCustomerExpected && (
            <span className={styles.leavePlace} aria-hidden="true">
              Выйти
            </span>
          )
        )}
      </div>
    </div>
  )
}

const LINKS: readonly { href: string; label: string; isMinor?: boolean }[] = [
  { href: '/', label: 'Главная', isMinor: true },
  { href: '/info/vendors', label: 'Поставщикам' },
  { href: '/info/contacts', label: 'Контакты' },
  { href: '/trustmark', label: 'Знак доверия' },
  { href: '/support', label: 'Обратная связь' },
  { href: '/news', label: 'Новости', isMinor: true },
]

/** Whom to call: the manager of the region in force, else the shop. */
function Contact() {
  const config = useConfig()
  const region = useRegion((region) => region)
  const manager = useResource('regions.manager', region && { params: { id: region.id } })
  const own = manager.status === 'ready' ? manager.data : null
  const phone = own?.phone ?? config?.phone
  return (
    <span className={styles.contact}>
      <span className={styles.who}>
        {own ? (
          <>
            <OwnText>Менеджер </OwnText>
            <b>{own.name}</b>
          </>
        ) : (
          <OwnText>{config?.phone_hours}</OwnText>
        )}
      </span>
      {phone !== undefined && (
        <a href={`tel:+${phone}`}>
          <b>{formatPhone(phone)}</b>
        </a>
      )}
    </span>
  )
}
