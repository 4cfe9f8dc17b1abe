import type { LucideIcon } from 'lucide-react'
import Bookmark from 'lucide-react/icons/bookmark'
import Heart from 'lucide-react/icons/heart'
import Percent from 'lucide-react/icons/percent'
import Tag from 'lucide-react/icons/tag'
import { Link } from 'wouter'
import { counted } from '../../../model/text/plural'
import { words } from '../../../model/text/words'
import { newManagerCarts } from '../../cart/saved/new-manager-carts'
import { useSavedList } from '../../cart/saved/use-saved-list'
import { Icon } from '../../ui/icon'
import styles from './personal-page.module.scss'

/** The ways that a buyer takes most often from here. */
export function Ways() {
  const carts = useSavedList()
  const list = carts.status === 'ready' ? carts.data : undefined
  const fresh = list ? newManagerCarts(list).size : 0
  const saved = list && list.items.length > 0 && `${counted(list.items.length, words.cart)}${fresh > 0 ? `, новых: ${fresh}` : ''}`
  return (
    <ul className={styles.ways}>
      <Way icon={Bookmark} to="/personal/carts" name="Сохранённые корзины" note={saved || 'Списки для повторных закупок'} />
      <Way icon={Percent} to="/personal/discounts" name="Мои скидки" note="По брендам и разделам" />
      <Way icon={Tag} to="/personal/special-offers" name="Спецпредложения" note="Цены для вашего региона" />
      <Way icon={Heart} to="/personal/favorite" name="Избранное" note="Товары под рукой" />
    </ul>
  )
}

const Way = ({ icon, to, name, note }: { icon: LucideIcon; to: string; name: string; note: string }) => (
  <li>
    <Icon of={icon} />
    <Link href={to}>{name}</Link>
    <small className={styles.note}>{note}</small>
  </li>
)
