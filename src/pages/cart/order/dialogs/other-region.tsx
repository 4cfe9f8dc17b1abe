import { useSelector } from '@xstate/react'
import { ofRegion } from '../../../../../model/order/outcome'
import { useAppActor } from '../../../../shop/app-context'

/** For whom the order is that is asked about, where another region was chosen meanwhile and the page is of that one. [DEC-027] */
export function OtherRegion() {
  const regionId = useSelector(useAppActor('checkout'), (state) =>
    state && state.context.nextRegionId !== null ? state.context.regionId : null,
  )
  const region = useSelector(useAppActor('regions'), (state) => state?.context.regions.find(({ id }) => id === regionId))
  if (regionId === null) return null
  return (
    <p>
      <b>Это заказ{ofRegion(region) || ' для прежнего региона'}.</b> Сейчас у&nbsp;вас выбран другой регион.
    </p>
  )
}
