import { useSelector } from '@xstate/react'
import { selectRegionsProblem } from '../../../machines/regions/regions.selectors'
import type { Invite } from '../../../model/company/company'
import { regionState } from '../../../model/company/region'
import { useAppActor } from '../../shop/app-context'
import { usePopup } from '../../hooks/screen/use-popup'
import { useRegionId } from '../../hooks/visitor/use-region'
import { useRegionSwitch } from '../../hooks/visitor/use-region-switch'
import { Button, ButtonLink } from '../../ui/controls/button'
import { OwnText } from '../../ui/text/own-text'
import styles from './invite.module.scss'

const NO_REGION = -1

/** To buy for the region of the invitation, once the list of regions has it. [STATE-008, DEC-027] */
export function JoinedActions({ invite }: { invite: Invite | null }) {
  const id = invite?.company_region_id ?? NO_REGION
  const regions = useAppActor('regions')
  const isBusy = useSelector(regions, (state) => state?.hasTag('busy') ?? true)
  const hasFailed = useSelector(regions, (state) => state?.hasTag('failed') ?? false)
  const problem = useSelector(regions, (state) => (state ? selectRegionsProblem(state) : null))
  const status = useSelector(regions, (state) => state?.context.regions.find((region) => region.id === id)?.status)
  const activeId = useRegionId()
  const buyFor = useRegionSwitch(id)
  const popup = usePopup('region')
  const catalogue = (variant: 'main' | 'line') => (
    <ButtonLink variant={variant} size="l" href="/catalog">
      В&nbsp;каталог
    </ButtonLink>
  )
  if (status !== undefined && id === activeId)
    return (
      <>
        <p role="status" className={styles.now}>
          Сейчас вы&nbsp;покупаете для этого региона.
          <OwnText>
            {regionState({ status }) === 'moderated' && ' Он на\u00a0модерации: корзину собрать можно, заказать пока нельзя.'}
          </OwnText>
        </p>
        {catalogue('main')}
      </>
    )
  if (buyFor)
    return (
      <>
        <Button variant="main" size="l" onClick={buyFor}>
          Покупать для этого региона
        </Button>
        {catalogue('line')}
      </>
    )
  if (status !== undefined)
    return (
      <>
        <p className={styles.now}>Регион сейчас заблокирован: покупать для него нельзя. Напишите менеджеру.</p>
        {catalogue('main')}
      </>
    )
  if (hasFailed || problem !== null)
    return (
      <>
        <p role="alert" className={styles.now}>
          Список ваших регионов пока не&nbsp;загрузился.
        </p>
        <Button variant="main" size="l" onClick={() => regions?.send({ type: 'regions.retried' })}>
          Повторить
        </Button>
        {catalogue('line')}
      </>
    )
  return (
    <>
      <Button variant="main" size="l" busy={isBusy} onClick={popup.open}>
        Выбрать регион
      </Button>
      {catalogue('line')}
    </>
  )
}
