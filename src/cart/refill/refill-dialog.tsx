import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { failureText, refusalText } from '../../../model/api-error'
import type { Product } from '../../../model/catalogue/product'
import { lossOf } from '../../../model/refill/refill'
import { reportText } from '../../../model/refill/refill-report'
import { namedList } from '../../../model/text/named-list'
import { counted } from '../../../model/text/plural'
import { words as nouns } from '../../../model/text/words'
import { useApp } from '../../shop/app-context'
import { useShownLine } from '../../hooks/cart/use-shown-line'
import { useRegionId } from '../../hooks/visitor/use-region'
import { Button, ButtonLink } from '../../ui/controls/button'
import { FailedView } from '../../ui/feedback/failed-view'
import { SkeletonRows } from '../../ui/feedback/skeleton-rows'
import { Dialog, DialogFoot } from '../../ui/surfaces/dialog'
import { Note } from '../../ui/surfaces/note'
import { connectRefill, type LoadList } from './connect-refill'
import styles from './refill.module.scss'
import { RefillChoosing } from './refill-choosing'
import { RefillReportView } from './refill-report-view'
import type { RefillWords } from './refill-words'
import { useLinesInCart } from './use-lines-in-cart'
import { useOwnActor } from '../../hooks/data/use-own-actor'

type RefillDialogProps = { load: LoadList; words: RefillWords; onClose: () => void }

/**
 * A list of old line by line at the prices of now; what is chosen goes into the cart, what became of it is told, and the cart can be made
 * again what it was. [DEC-020] @param props.load the one of the first drawing counts
 */
export function RefillDialog({ load, words, onClose }: RefillDialogProps) {
  const app = useApp()
  const [machine] = useState(() => connectRefill(app, load))
  const flow = useOwnActor(machine)
  const state = useSelector(flow, (snapshot) => snapshot)
  const regionId = useRegionId()
  useShownLine('all', true)
  useEffect(() => {
    if (regionId !== null) flow.send({ type: 'region.aimed', regionId })
  }, [flow, regionId])
  const { error, refusal, report, back, backWishes, left, wishes, standing: before } = state.context
  // What is taken back is of the cart that it went into, whatever region came since.
  const standing = useLinesInCart(report ? state.context.regionId : regionId)
  const isBack = state.matches('undone')
  // The button that was pressed goes with the lines.
  const next = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (report) next.current?.focus()
  }, [report, isBack])

  if (report)
    return (
      <Dialog title={isBack ? backTitle(backWishes.length) : words.doneTitle} width={560} onClose={onClose}>
        <p role="status">{isBack ? backText(left, backWishes.length) : `${reportText(report)}${goneText(lossOf(wishes, before).gone)}`}</p>
        {refusal && (
          <Note tone="bad" role="alert">
            {refusalText(refusal)}
          </Note>
        )}
        {isBack ? back && <Unfinished {...back} /> : <RefillReportView report={report} />}
        <DialogFoot isSticky>
          {!isBack && (
            <Button
              variant="line"
              busy={state.matches('undoing')}
              {...(standing === null && { disabledReason: regionId === state.context.regionId ? 'Корзина ещё загружается' : OTHER_REGION })}
              onClick={() => standing && flow.send({ type: 'refill.undone', standing })}
            >
              Вернуть, как было
            </Button>
          )}
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
    <Dialog title={words.title} width={800} onClose={onClose}>
      {state.hasTag('failed') && error ? (
        <FailedView title={words.failedTitle} onRetry={() => flow.send({ type: 'loading.retried' })}>
          {failureText(error)}
        </FailedView>
      ) : state.hasTag('loaded') ? (
        <RefillChoosing flow={flow} words={words} standing={standing} />
      ) : (
        <div className={styles.waiting}>
          <SkeletonRows count={5} height={56} />
        </div>
      )}
    </Dialog>
  )
}

/** What of the cart has gone for it. */
const goneText = (gone: number): string => (gone > 0 ? ` Из\u00a0корзины убрано: ${counted(gone, nouns.line)}.` : '')
const OTHER_REGION = 'Сейчас открыта корзина другого региона'
const backTitle = (count: number): string => (count > 0 ? 'Корзина возвращена' : 'Возвращать нечего')
/** @param left what was ordered or changed since and stays @param count of the lines that are again what they were */
function backText(left: readonly Product[], count: number): string {
  if (left.length === 0) return 'В\u00a0корзине снова то, что было до\u00a0этого.'
  const names = namedList(left.map(({ article }) => article))
  return `${count > 0 ? 'Остальное\u00a0– как было до\u00a0этого. ' : ''}Заказано или изменено с\u00a0тех пор и\u00a0осталось как есть: ${names}.`
}

/** What of the return the server has not done: it stays in the cart, which goes on with it or says why not. */
function Unfinished({ isWaiting, refused }: { isWaiting: boolean; refused: ReadonlyMap<number, string> }) {
  if (refused.size > 0)
    return <Note tone="warn">Сервер принял не&nbsp;всё: строки, которые он&nbsp;не&nbsp;вернул, отмечены в&nbsp;корзине.</Note>
  return isWaiting ? <Note tone="warn">Сервер пока не&nbsp;ответил. Корзина сохранится сама, как только появится связь.</Note> : null
}
