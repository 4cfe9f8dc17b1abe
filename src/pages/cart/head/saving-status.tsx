import { useSelector } from '@xstate/react'
import clsx from 'clsx'
import { useState } from 'react'
import { selectIsStalled, selectIsThrottled, selectRefusedByRegion, selectUnsent } from '../../../../machines/cart/cart.selectors'
import { inCartOf } from '../../../../model/cart/region-cart'
import type { CompanyRegion } from '../../../../model/company/region'
import { PROGRESS_THROTTLE_MS } from '../../../../model/limits'
import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import { useAppActor, useAppState } from '../../../app/app-context'
import { useDrawnCart } from '../../../hooks/cart/use-drawn-cart'
import { useRegionSwitch } from '../../../hooks/visitor/use-region-switch'
import { PHONE, useMedia } from '../../../hooks/screen/use-media'
import { useThrottled } from '../../../hooks/screen/use-throttled'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { Late } from '../../../ui/feedback/late'
import { ProgressBar } from '../../../ui/feedback/progress-bar'
import styles from '../cart-page.module.scss'

/** How many changes are still to be sent, at most every 200 ms. [DEC-059] */
const useUnsent = (): number => {
  const drawn = useDrawnCart()
  return useThrottled(
    useSelector(drawn, (state) => (state ? selectUnsent(state) : 0)),
    PROGRESS_THROTTLE_MS,
  )
}

/** What is still to be saved, in words; they move nothing, and take no room where nothing is. [CONST-011] */
export function SavingStatus({ className }: { className?: string | undefined }) {
  const cart = useAppActor('cart')
  const drawn = useDrawnCart()
  const unsent = useUnsent()
  const refused = useSelector(drawn, (state) => (state ? selectRefusedByRegion(state) : NONE))
  const shown = useSelector(drawn, (state) => state?.context.regionId ?? null)
  const isStalled = useSelector(cart, (state) => state !== undefined && selectIsStalled(state))
  const isThrottled = useSelector(cart, (state) => state !== undefined && selectIsThrottled(state))
  const isOffline = useAppState((app) => app.context.holds.includes('network'))
  const isSuspended = useAppState((app) => app.context.holds.includes('session'))
  const isPhone = useMedia(PHONE)
  const left = counted(unsent, words.change)
  const waiting = isPhone
    ? `${isOffline ? 'Нет связи, не' : isSuspended ? 'Вход закончился, не' : 'Не'}\u00a0сохранено: ${left}.`
    : isOffline
      ? `Нет связи: ${left} сохраним, когда она вернётся.`
      : isSuspended
        ? `Вход закончился: ${left} сохраним, когда вы войдёте.`
        : isStalled
          ? `Сервер ${isThrottled ? 'просит подождать' : 'не\u00a0отвечает'}: ${left} отправим ещё раз.`
          : `Сохраняем: осталось ${left}.`
  const hasWords = unsent > 0 || refused.size > 0
  return (
    <span role="status" className={hasWords ? clsx(styles.saving, className) : 'vh'}>
      {unsent > 0 ? <Late>{waiting}</Late> : refused.size === 0 && 'Изменения сохранены'}
      {unsent === 0 && [...refused].map(([id, count]) => <Refused key={id} regionId={id} count={count} shownId={shown} />)}
      {isStalled && unsent > 0 && !isOffline && !isSuspended && (
        <>
          {' '}
          <TextLinkButton onClick={() => cart?.send({ type: 'writing.retried' })}>Отправить сейчас</TextLinkButton>
        </>
      )}
    </span>
  )
}

/** How far the saving has come, at the lower edge of the entry; takes no room. [DEC-059] */
export function SavingProgress() {
  const unsent = useUnsent()
  const [peak, setPeak] = useState(0)
  const next = unsent === 0 ? 0 : Math.max(peak, unsent)
  if (next !== peak) setPeak(next)
  return (
    <span className={styles.progress}>
      <Late when={unsent > 0}>
        <ProgressBar
          isThin
          label="Сохранение корзины"
          value={next - unsent}
          max={Math.max(next, 1)}
          valueText={unsent > 0 ? `осталось ${counted(unsent, words.change)}` : 'всё сохранено'}
        />
      </Late>
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
  if (regionId === shownId) return `Не\u00a0сохранено: ${left}. Решите, что с\u00a0${count === 1 ? 'ним' : 'ними'} делать. `
  const city = regions.find(({ id }) => id === regionId)?.store_city_name
  return (
    <b className={styles.elsewhere}>
      {inCartOf(regionId, regions, shownId)} не&nbsp;сохранено: {left}.{' '}
      {change && <TextLinkButton onClick={change}>Открыть: {city}</TextLinkButton>}{' '}
    </b>
  )
}
