import { useSelector } from '@xstate/react'
import FileDown from 'lucide-react/icons/file-down'
import Printer from 'lucide-react/icons/printer'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import {
  type PriceListForm,
  type PriceListSource,
  type priceListMachine,
  priceListTime,
} from '../../../machines/price-list/price-list.machine'
import { failureText } from '../../../model/api-error'
import { PAPER_LIST_MAX, PRICE_LIST_MAX } from '../../../model/limits'
import type { PriceListHead } from '../../../model/price-list/price-list-head'
import { uniqueRows } from '../../../model/price-list/price-list-row'
import { SITE_NAME } from '../../../model/routing/routes'
import { formatCount } from '../../../model/text/count'
import { counted } from '../../../model/text/plural'
import { trimText } from '../../../model/text/trim'
import { words } from '../../../model/text/words'
import { useApi } from '../../shop/api-context'
import { useConfig } from '../../hooks/data/use-config'
import { whenDrawn } from '../../hooks/screen/after-paint'
import { useRegion } from '../../hooks/visitor/use-region'
import { Button } from '../../ui/controls/button'
import { ProgressBar } from '../../ui/feedback/progress-bar'
import { Dialog, DialogFoot } from '../../ui/surfaces/dialog'
import { Note } from '../../ui/surfaces/note'
import { Params } from '../../ui/surfaces/params'
import { connectPriceList } from './connect-price-list'
import styles from './price-list.module.scss'
import { PriceListPaper } from './price-list-paper'
import { useOwnActor } from '../../hooks/data/use-own-actor'
import { OwnText } from '../../ui/text/own-text'

type DialogProps = {
  source: PriceListSource
  count: number
  filter: readonly string[]
  regionId: number
  /** It was opened for another region, and begins anew. */
  isRegionNew: boolean
  onClose: () => void
}

/** A list with its prices as a file or on paper: how far it has come, how to stop it, and how to go on where it was interrupted. */
export default function PriceListDialog({ source, count, filter, regionId, isRegionNew, onClose }: DialogProps) {
  const shop = useConfig()?.shop_name ?? SITE_NAME
  const region = useRegion((it) => it)
  const head: PriceListHead = { shop, buyer: region ? `${region.company_name}, ${region.store_city_name}` : '', filter }
  const api = useApi()
  const [machine] = useState(() => connectPriceList(api))
  const flow = useOwnActor(machine, { input: { source, regionId, head } })
  return (
    <Dialog title="Прайс-лист" width={480} onClose={onClose}>
      <Params
        isNarrow
        rows={[
          { name: 'Что', value: trimText(filter.join(', ')) },
          { name: 'Товаров', value: formatCount(count) },
          { name: 'Цены для', value: head.buyer },
        ]}
      />
      {isRegionNew && (
        <Note tone="warn" role="status">
          Регион сменился: прайс-лист начинается заново, с&nbsp;ценами нового региона.
        </Note>
      )}
      <Course flow={flow} head={head} count={count} />
    </Dialog>
  )
}

type Flow = ActorRefFrom<typeof priceListMachine>

function Course({ flow, head, count }: { flow: Flow; head: PriceListHead; count: number }) {
  const state = useSelector(flow, (snapshot) => snapshot)
  const { done, total, error, fileName, slices, next, isAnew } = state.context
  const isDone = state.matches('saved') || state.hasTag('paper')
  const rows = useMemo(() => (isDone ? uniqueRows(slices) : []), [isDone, slices])
  const isOnPaper = state.hasTag('paper')
  const foot = useRef<HTMLDivElement>(null)
  // The button that was pressed gives way to others: the one that goes on comes next.
  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement instanceof HTMLDialogElement)
      (foot.current?.querySelector<HTMLElement>('[data-autofocus]') ?? foot.current?.querySelector('button'))?.focus()
  }, [state.value])
  useEffect(() => {
    if (isOnPaper) whenDrawn(() => window.print())
  }, [isOnPaper])

  const gathered = `${formatCount(done)} из ${counted(total, words.product)}`
  const want = (form: PriceListForm) => flow.send({ type: 'list.wanted', form })
  return (
    <>
      <div role="status" className={styles.course}>
        {isAnew && (
          <Note tone="warn">
            С&nbsp;начала сборки наступил другой день, и&nbsp;цены могли измениться: список собран заново, все цены одного дня.
          </Note>
        )}
        {state.matches('gathering') && (
          <>
            <ProgressBar label="Собираем товары и цены" value={done} max={total} valueText={gathered} />
            <p aria-hidden="true">Собираем товары и&nbsp;цены: {gathered}</p>
          </>
        )}
        {state.matches('writing') && (
          <>
            <ProgressBar label="Пишем файл" value={null} max={1} />
            <p aria-hidden="true">Пишем файл</p>
          </>
        )}
        {state.matches('saved') && (
          <Note tone="ok">
            Файл «{fileName}» передан браузеру: {counted(rows.length, words.product)}.
          </Note>
        )}
        {isOnPaper && <Note tone="ok">Список для печати готов: {counted(rows.length, words.product)}.</Note>}
      </div>
      {state.matches('interrupted') && (
        <Note tone={error ? 'bad' : 'warn'} role="alert">
          {error ? failureText(error, done > 0 ? 'Собранное не\u00a0потеряно.' : undefined) : 'Остановлено.'}{' '}
          <OwnText>{next === null ? 'Товары и\u00a0цены собраны, файл не\u00a0записан.' : done > 0 && `Собрано ${gathered}.`}</OwnText>
        </Note>
      )}
      <div ref={foot}>
        <DialogFoot className={styles.foot}>
          {state.hasTag('busy') ? (
            // Keys: none of these buttons becomes another under the focus.
            <Button key="stop" variant="line" onClick={() => flow.send({ type: 'list.stopped' })}>
              Остановить
            </Button>
          ) : state.matches('interrupted') ? (
            <>
              <Button key="anew" variant="line" onClick={() => flow.send({ type: 'list.restarted' })}>
                Начать заново
              </Button>
              <Button key="on" variant="main" data-autofocus onClick={() => flow.send({ type: 'list.resumed' })}>
                Продолжить
              </Button>
            </>
          ) : (
            <>
              <Button
                key="print"
                variant="line"
                icon={Printer}
                data-autofocus={isOnPaper || undefined}
                disabledReason={
                  count > PAPER_LIST_MAX ? `На\u00a0бумаге до ${formatCount(PAPER_LIST_MAX)} товаров: сузьте список фильтрами` : undefined
                }
                onClick={() => (isOnPaper ? window.print() : want('paper'))}
              >
                {isOnPaper ? 'Напечатать ещё раз' : 'Напечатать'}
              </Button>
              <Button
                key="file"
                variant="main"
                icon={FileDown}
                data-autofocus={!isOnPaper || undefined}
                disabledReason={
                  count > PRICE_LIST_MAX ? `В\u00a0файле до ${formatCount(PRICE_LIST_MAX)} товаров: сузьте список фильтрами` : undefined
                }
                onClick={() => want('file')}
              >
                {state.matches('saved') ? 'Скачать ещё раз' : 'Скачать XLSX'}
              </Button>
            </>
          )}
        </DialogFoot>
      </div>
      {isOnPaper && <PriceListPaper rows={rows} head={head} at={priceListTime(state.context)} />}
    </>
  )
}
