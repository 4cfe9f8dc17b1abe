import { useSelector } from '@xstate/react'
import MapPin from 'lucide-react/icons/map-pin'
import { selectGuessed } from '../../../../machines/regions/regions.selectors'
import { useIsHeld } from '../../../hooks/screen/held'
import { usePopup } from '../../../hooks/screen/use-popup'
import { useAppActor } from '../../../shop/app-context'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { Bar } from '../bar'

/** Which region is open, where the user has several and nobody knows which was used last; it comes with the page. [DEC-027] */
export function GuessedBar() {
  const regions = useAppActor('regions')
  const region = useSelector(regions, selectGuessed)
  const popup = usePopup('region')
  const isHeld = useIsHeld()
  if (!region || isHeld) return null
  return (
    <Bar
      tone="info"
      icon={MapPin}
      label="Открытый регион"
      action={
        <>
          <TextLinkButton onClick={popup.open}>Сменить регион</TextLinkButton>
          <TextLinkButton onClick={() => regions?.send({ type: 'region.noted' })}>Понятно</TextLinkButton>
        </>
      }
    >
      Открыт регион {region.store_city_name} ({region.company_name}): цены, остатки и&nbsp;корзина для&nbsp;него.
    </Bar>
  )
}
