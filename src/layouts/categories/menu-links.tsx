import Award from 'lucide-react/icons/award'
import CarFront from 'lucide-react/icons/car-front'
import Percent from 'lucide-react/icons/percent'
import { Link } from 'wouter'
import { useAppState } from '../../shop/app-context'
import { Icon } from '../../ui/icon'
import styles from './category-menu.module.scss'

/** What else one may look for, under the roots. */
export function MenuLinks() {
  const isCustomer = useAppState((app) => app.hasTag('customer'))
  return (
    <>
      <hr className={styles.rule} />
      {LINKS.filter(({ isForCustomers }) => isCustomer || !isForCustomers).map(({ href, label, icon }) => (
        <Link key={href} href={href} className={styles.extra}>
          <Icon of={icon} />
          {label}
        </Link>
      ))}
    </>
  )
}

const LINKS = [
  { href: '/selection-parts', label: 'Подбор по автомобилю и VIN', icon: CarFront, isForCustomers: true },
  { href: '/promotions', label: 'Акции', icon: Percent, isForCustomers: false },
  { href: '/brands', label: 'Все бренды', icon: Award, isForCustomers: false },
] as const
