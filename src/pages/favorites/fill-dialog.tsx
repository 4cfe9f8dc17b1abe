import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { failureText, refusalText } from '../../../model/api-error'
import { fillChoice } from '../../../model/cart/filling/fill'
import type { Product } from '../../../model/catalogue/product'
import { LINES_PER_ORDER } from '../../../model/limits'
import { formatMoney } from '../../../model/money/money'
import { keptOf, type LineInCart, refillWishes, type RefillRow } from '../../../model/refill/refill'
import { reportText, WHY_NOT } from '../../../model/refill/refill-report'
import { formatCount } from '../../../model/text/count'
import { counted } from '../../../model/text/plural'
import { words } from '../../../model/text/words'
import { useApi } from '../../app/api-context'
import { useApp } from '../../app/app-context'
import { useShownLine } from '../../hooks/cart/use-shown-line'
import { useRegionId } from '../../hooks/visitor/use-region'
import { Button, ButtonLink } from '../../ui/controls/button'
import { FailedView } from '../../ui/feedback/failed-view'
import { Late } from '../../ui/feedback/late'
import { Skeleton } from '../../ui/feedback/skeleton'
import { Dialog, DialogFoot } from '../../ui/surfaces/dialog'
import { Note } from '../../ui/surfaces/note'
import { RefillReportView } from '../../cart/refill/refill-report-view'
import { useLinesInCart } from '../../cart/refill/use-lines-in-cart'
import { connectFill } from './connect-fill'
import styles from './fill-dialog.module.scss'

/** Goods of a list into the cart, a pack of each that is not there yet: what that comes to, then what became of it. [DEC-020] */
export function FillDialog({ title, goods, onClose }: { title: string; goods: readonly Product[]; onClose: () => void }) {
  const api = useApi()
  const app = useApp()
  const [machine] = useState(() => connectFill(api, app))
  const flow = useActorRef(machine, { input: { goods } })
  const state = useSelector(flow, (snapshot) => snapshot)
  const regionId = useRegionId()
  const standing = useLinesInCart(regionId)
  useShownLine('all', true)
  useEffect(() => {
    if (regionId !== null) flow.send({ type: 'region.aimed', regionId })
  }, [flow, regionId])
  const { rows, report, error, refusal } = state.context
  // The button that was pressed goes with the words.
  const next = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (report) next.current?.focus()
  }, [report])

  if (report)
    return (
      <Dialog title="Избранное в&nbsp;корзине" width={560} onClose={onClose}>
        <p role="status">{reportText(report)}</p>
        <RefillReportView report={report} />
        <DialogFoot isSticky>
          <Button variant="line" onClick={onClose}>
            Закрыть
          </Button>
          <ButtonLink ref={next} variant="main" href="/cart" onClick={onClose}>
            Открыть корзину
          </ButtonLink>
        </DialogFoot>
      </Dialog>
    )
  return (
    <Dialog title={title} width={480} onClose={onClose}>
      {state.hasTag('failed') && error ? (
        <FailedView title={'Цены не\u00a0загрузились'} onRetry={() => flow.send({ type: 'loading.retried' })}>
          {failureText(error)}
        </FailedView>
      ) : state.matches('ready') || state.matches('adding') ? (
        <>
          {refusal && (
            <Note tone="bad" role="alert">
              {refusalText(refusal)}
            </Note>
          )}
          <Plan rows={rows} standing={standing ?? []} />
          <DialogFoot>
            <Button variant="line" onClick={onClose}>
              Отмена
            </Button>
            <Button
              variant="main"
              data-autofocus
              busy={state.matches('adding')}
              disabledReason={obstacleOf(rows, standing)}
              onClick={() => standing && flow.send({ type: 'fill.confirmed', standing })}
            >
              В корзину
            </Button>
          </DialogFoot>
        </>
      ) : (
        <div className={styles.waiting} role="status" aria-label="Узнаём цены и остатки">
          <Late>
            <Skeleton height={22} />
            <Skeleton height={22} width="70%" />
          </Late>
        </div>
      )}
    </Dialog>
  )
}

/** Why nothing can be put in now; undefined: it can. */
function obstacleOf(rows: readonly RefillRow[], standing: readonly LineInCart[] | null): string | undefined {
  if (standing === null) return 'Корзина ещё загружается'
  const adding = fillChoice(rows, standing).size
  if (adding === 0) return 'Добавить нечего: что можно заказать, уже в\u00a0корзине'
  if (adding + standing.length > LINES_PER_ORDER) return `В\u00a0заказе до ${formatCount(LINES_PER_ORDER)} строк: сузьте список словами`
  return undefined
}

const WHYS = ['noStock', 'noPrice', 'noPack', 'gone'] as const

/** What goes into the cart, what stands there already, what cannot be had. */
function Plan({ rows, standing }: { rows: readonly RefillRow[]; standing: readonly LineInCart[] }) {
  const choice = fillChoice(rows, standing)
  const costs = new Map(rows.flatMap(({ now }) => now ?? []).map(({ product, cost }) => [product.id, cost]))
  const sum = refillWishes(rows, choice, 'add', standing).reduce((all, wish) => all + keptOf(wish) * (costs.get(wish.product.id) ?? 0), 0)
  const kept = rows.filter(({ now, product }) => now !== null && !choice.has(product.id)).length
  const missing = WHYS.map((why) => ({ why, count: rows.filter(({ whyNot }) => whyNot === why).length })).filter(({ count }) => count > 0)
  return (
    <ul className={styles.plan}>
      <li>
        {choice.size === 0 ? (
          'Добавить нечего'
        ) : (
          <>
            Добавим {counted(choice.size, words.lineAsObject)}, по&nbsp;одной упаковке каждой: <b>{formatMoney(sum)}</b>
          </>
        )}
      </li>
      {kept > 0 && <li>Уже в&nbsp;корзине {counted(kept, words.line)}: количество не&nbsp;изменится</li>}
      {missing.map(({ why, count }) => (
        <li key={why}>
          {WHY_NOT[why]}: {counted(count, words.line)}
        </li>
      ))}
    </ul>
  )
}
