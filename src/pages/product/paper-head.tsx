import { useSelector } from '@xstate/react'
import { formatPhone } from '../../../model/identity/phone'
import { SITE_NAME } from '../../../model/routing/routes'
import { formatDate } from '../../../model/text/date'
import { useAppActor } from '../../shop/app-context'
import { useConfig } from '../../hooks/data/use-config'
import { useRegion } from '../../hooks/visitor/use-region'
import type { PriceRights } from '../../product/price/use-buyer'
import { OwnText } from '../../ui/text/own-text'
import styles from './paper-head.module.scss'

/** On paper alone: whose shop it is, the address of the page, and for whom and on which day its price holds. */
export function PaperHead({ productId, rights }: { productId: number; rights: PriceRights }) {
  const region = useRegion((it) => it)
  const pricedAt = useSelector(useAppActor('prices'), (state) => state?.context.entries[productId]?.at)
  const config = useConfig()
  return (
    <div className={styles.paper}>
      <p className={styles.shop}>
        <b>{SITE_NAME}</b>
        <span>
          {location.host}/product/{productId}
        </span>
        {config?.phone && <span>{formatPhone(config.phone)}</span>}
      </p>
      {region && pricedAt !== undefined && pricedAt > 0 && (
        <p>
          {rights === 'personal' ? 'Цена' : 'Цена для\u00a0всех'} на&nbsp;{formatDate(pricedAt)}: {region.company_name},{' '}
          <OwnText>{region.store_city_name}</OwnText>
        </p>
      )}
    </div>
  )
}
