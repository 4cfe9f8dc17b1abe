import type { PageProps } from '../../shop/page-props'
import { ConfigText } from '../texts/config-text'
import { aboutText } from './about-text'

/** Who the shop is, for whom it works and how; its name and age come from the configuration. [ROUTE-030, DEC-001] */
export default function AboutPage({ route }: PageProps) {
  return <ConfigText route={route} textOf={({ shop_name: shopName, since }) => aboutText({ shopName, since })} />
}
