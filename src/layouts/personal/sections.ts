import type { LucideIcon } from 'lucide-react'
import BadgePercent from 'lucide-react/icons/badge-percent'
import Bell from 'lucide-react/icons/bell'
import Bookmark from 'lucide-react/icons/bookmark'
import Building2 from 'lucide-react/icons/building-2'
import FileText from 'lucide-react/icons/file-text'
import Heart from 'lucide-react/icons/heart'
import Image from 'lucide-react/icons/image'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import MapPin from 'lucide-react/icons/map-pin'
import Package from 'lucide-react/icons/package'
import Percent from 'lucide-react/icons/percent'
import Plug from 'lucide-react/icons/plug'
import ScanBarcode from 'lucide-react/icons/scan-barcode'
import UserRoundCog from 'lucide-react/icons/user-round-cog'
import { SPECIAL_SIDEBAR_USER_ID } from '../../../model/limits'
import { decide } from '../../../model/routing/guards'
import { personalRoutes } from '../../../model/routing/personal-routes'
import { useVisitor } from '../../hooks/visitor/use-visitor'

const ICONS: Readonly<Record<string, LucideIcon>> = {
  '/personal': LayoutDashboard,
  '/personal/notifications': Bell,
  '/personal/companies': Building2,
  '/personal/delivery': MapPin,
  '/personal/orders': Package,
  '/personal/discounts': Percent,
  '/personal/special-offers': BadgePercent,
  '/personal/carts': Bookmark,
  '/personal/favorite': Heart,
  '/personal/documents': FileText,
  '/personal/advert': Image,
  '/personal/account': UserRoundCog,
  '/personal/api': Plug,
  '/personal/trustmark': ScanBarcode,
}
/** The one that a single user sees. [NAV-016, DEC-031] */
const SPECIAL = '/personal/trustmark'

/** A link of the cabinet's menu. */
export type Section = {
  href: string
  title: string
  /** A letter that opens it. [DEC-051] */
  shortcut: string
  icon: LucideIcon
  /** Why it cannot be opened now. */
  closedReason?: string
}

/** The pages of the cabinet in their order, as this visitor may open them; none for a guest. [NAV-015, DEC-035] */
export function useSections(): Section[] {
  const visitor = useVisitor()
  if (visitor.kind !== 'customer') return []
  return personalRoutes.flatMap(({ path, title, shortcut, guards }) => {
    const icon = ICONS[path]
    if (shortcut === undefined || icon === undefined || (path === SPECIAL && visitor.user.id !== SPECIAL_SIDEBAR_USER_ID)) return []
    const section = { href: path, title, shortcut, icon }
    if (decide(guards, visitor).kind !== 'home') return [section]
    return [
      {
        ...section,
        closedReason: visitor.user.registration_not_complete
          ? 'Откроется после регистрации компании'
          : 'Откроется, когда у компании появится регион',
      },
    ]
  })
}
