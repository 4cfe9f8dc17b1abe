import type { BoughtFor } from '../../../machines/refill/refill.machine'
import { useRegion } from '../../hooks/visitor/use-region'
import { useRegionSwitch } from '../../hooks/visitor/use-region-switch'
import { TextLinkButton } from '../../ui/controls/text-link-button'
import { Note } from '../../ui/surfaces/note'

/** Says that an order was for another region than the one in force, and offers to buy for that one. [DEC-027] */
export function OtherRegion({ boughtFor: { company_region_id, company_name, store_city_name } }: { boughtFor: BoughtFor }) {
  const region = useRegion((region) => region)
  const change = useRegionSwitch(company_region_id)
  if (!region || region.id === company_region_id) return null
  return (
    <Note tone="warn">
      Заказ был для {company_name}, {store_city_name}. Сейчас вы&nbsp;покупаете для {region.company_name}, {region.store_city_name}: цены
      и&nbsp;корзина этого региона. {change && <TextLinkButton onClick={change}>Переключить: {store_city_name}</TextLinkButton>}
    </Note>
  )
}
