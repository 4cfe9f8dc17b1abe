import { useSelector } from '@xstate/react'
import clsx from 'clsx'
import { selectIsRestoring, selectIsStalled, selectIsThrottled, selectRefusedByRegion } from '../../../../machines/cart/cart.selectors'
import { inCartOf } from '../../../../model/cart/region-cart'
import type { CompanyRegion } from '../../../../model/company/region'
import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import { useAppActor, useAppState } from '../../../shop/app-context'
import { useIsSuspended } from '../../../hooks/visitor/use-suspended'
import { useDrawnCart } from '../../../hooks/cart/use-drawn-cart'
import { useRegionSwitch } from '../../../hooks/visitor/use-region-switch'
import { PHONE, useMedia } from '../../../ui/use-media'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { Delayed } from '../../../ui/feedback/delayed'
import styles from '../cart-page.module.scss'
import { savingShort, savingText } from './saving-text'
import { useUnsent } from './use-unsent'
import { OwnText } from '../../../ui/text/own-text'

/** What is still to be saved, in words; they move nothing, and take no room where nothing is. [CONST-011] */
export function SavingStatus({ className }: { className?: string | undefined }) {
  const cart = useAppActor('cart')
  const drawn = useDrawnCart()
  const unsent = useUnsent()
  const refused = useSelector(drawn, (state) => (state ? selectRefusedByRegion(state) : NONE))
  const shown = useSelector(drawn, (state) => state?.context.regionId ?? null)
  const isRestoring = useSelector(cart, (state) => state !== undefined && selectIsRestoring(state))
  const isStalled = useSelector(cart, (state) => state !== undefined && selectIsStalled(state))
  const isThrottled = useSelector(cart, (state) => state !== undefined && selectIsThrottled(state))
  const isOffline = useAppState((app) => app.context.isOffline)
  const isSuspended = useIsSuspended()
  const isPhone = useMedia(PHONE)
  const silence = isStalled ? (isThrottled ? 'throttled' : 'stalled') : null
  const obstacle = isOffline ? 'offline' : isSuspended ? 'suspended' : silence
  const hasWords = unsent > 0 || refused.size > 0
  return (
    <span role="status" className={hasWords ? clsx(styles.saving, className) : 'vh'}>
      <OwnText>
        {unsent > 0 ? (
          <Delayed>
            <span>{(isPhone ? savingShort : savingText)(unsent, obstacle)}</span>
          </Delayed>
        ) : (
          refused.size === 0 && !isRestoring && 'Изменения сохранены'
        )}
      </OwnText>
      {unsent === 0 && [...refused].map(([id, count]) => <Refused key={id} regionId={id} count={count} shownId={shown} />)}
      {unsent > 0 && (obstacle === 'stalled' || obstacle === 'throttled') && (
        <>
          {' '}
          <TextLinkButton onClick={() => cart?.send({ type: 'writing.retried' })}>Отправить сейчас</TextLinkButton>
        </>
      )}
    </span>
  )
}

const NONE: ReadonlyMap<number, number> = new Map()
const NO_REGIONS: readonly CompanyRegion[] = []

type RefusedProps = { regionId: number; count: number /** Of the cart on the screen. */; shownId: number | null }

/** What the server refused: in the cart on the screen it is decided on, to another one a way leads. [DEC-027] */
function Refused({ regionId, count, shownId }: RefusedProps) {
  const regions = useSelector(useAppActor('regions'), (state) => state?.context.regions ?? NO_REGIONS)
  const change = useRegionSwitch(regionId)
  const left = counted(count, words.change)
  if (regionId === shownId) return <span>{`Не\u00a0сохранено: ${left}. Решите, что с\u00a0${count === 1 ? 'ним' : 'ними'} делать. `}</span>
  const city = regions.find(({ id }) => id === regionId)?.store_city_name
  return (
    <b className={styles.elsewhere}>
      {inCartOf(regionId, regions, shownId)} не&nbsp;сохранено: {left}.{' '}
      {change && <TextLinkButton onClick={change}>Открыть: {city}</TextLinkButton>}{' '}
    </b>
  )
}
